"""What a browser makes of pictures: where all lettering is, measured in Chromium."""

import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from html import unescape
from pathlib import Path
from typing import Any, cast

BROWSER = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
    None,
)
"""The path of a browser, None if there is none."""

_SWITCHES = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# Half a pixel is no overlap: outlines of letters are rounded.
_MEASURE = """
const slack = 0.5;
const findings = [];
const holds = (outer, inner) =>
  inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
const meet = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
let measured = 0;
document.querySelectorAll('section > svg').forEach((picture, number) => {
  const sheet = picture.getBoundingClientRect();
  const letterings = [...picture.querySelectorAll('text')].map(
    (text) => [text.firstChild.textContent, text.getBoundingClientRect(), text]);
  measured += letterings.length;
  letterings.forEach(([words, place, text], first) => {
    if (!holds(sheet, place)) findings.push([number, 'leaves the picture', words]);
    const box = text.closest('.box');
    const edge = box && box.querySelector(':scope > :not(title)');
    if (edge && !holds(edge.getBoundingClientRect(), place))
      findings.push([number, 'leaves its box', words]);
    letterings.slice(first + 1).forEach(([others, elsewhere]) => {
      if (meet(place, elsewhere)) findings.push([number, 'lies on', words, others]);
    });
  });
});
const answer = document.createElement('pre');
answer.id = 'findings';
answer.textContent = JSON.stringify({measured, findings});
document.body.append(answer);
"""


def faults(pictures: Sequence[str], folder: Path) -> tuple[int, list[list[object]]]:
    """How many letterings there are, and each that lies where it must not.

    That is on another one, beyond its picture, or beyond the box that it belongs to.
    """
    sections = "".join([f"<section>{picture}</section>" for picture in pictures])
    html = (
        f'<!doctype html><meta charset="utf-8"><body>{sections}'
        f"<script>{_MEASURE}</script></body>"
    )
    found = cast(dict[str, Any], answer(html, folder))
    return cast(int, found["measured"]), cast(list[list[object]], found["findings"])


def answer(html: str, folder: Path) -> object:
    """What the page says, as JSON in an element with the id `findings`."""
    assert BROWSER is not None
    page = folder / "page.html"
    page.write_text(html, encoding="utf-8")
    command = [
        BROWSER,
        *_SWITCHES,
        f"--user-data-dir={folder / 'profile'}",
        "--window-size=1600,1200",
        "--dump-dom",
        page.as_uri(),
    ]
    done = subprocess.run(
        command, capture_output=True, timeout=120, check=True, encoding="utf-8"
    )
    # the last one, since the script that makes it stands in the page too
    found = re.findall(r'<pre id="findings">(.*?)</pre>', done.stdout, re.DOTALL)
    assert found, done.stderr
    told: object = json.loads(unescape(found[-1]))
    return told
