"""A line of play as one page: a slider, buttons, arrow keys, the events of each step.

With scripts off, or where a page takes them out, all steps stand one below the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from tabletop_rules.markup import listed, sentence

_SCRIPT = """
(() => {
  const box = document.getElementById("NAME");
  const steps = [...box.querySelectorAll(":scope > section")];
  const bar = box.querySelector(":scope > nav");
  const [first, back, slider, on, last, told] = bar.children;
  const show = (number) => {
    const here = Math.max(0, Math.min(steps.length - 1, number));
    steps.forEach((step, place) => { step.hidden = place !== here; });
    slider.value = here;
    told.textContent = `step ${here} of ${steps.length - 1}`;
    back.disabled = first.disabled = here === 0;
    on.disabled = last.disabled = here === steps.length - 1;
  };
  const here = () => Number(slider.value);
  first.onclick = () => show(0);
  back.onclick = () => show(here() - 1);
  on.onclick = () => show(here() + 1);
  last.onclick = () => show(steps.length - 1);
  slider.oninput = () => show(here());
  box.onkeydown = (event) => {
    if (event.target === slider) return;
    if (event.key === "ArrowLeft") show(here() - 1);
    else if (event.key === "ArrowRight") show(here() + 1);
    else return;
    event.preventDefault();
  };
  slider.max = steps.length - 1;
  bar.hidden = false;
  show(0);
})();
"""

_BAR = (
    '<nav hidden aria-label="steps"><button type="button" aria-label="first step">|◀'
    '</button><button type="button" aria-label="one step back">◀</button>'
    '<input type="range" min="0" value="0" aria-label="step" '
    'style="width:min(24em,50vw);vertical-align:middle">'
    '<button type="button" aria-label="one step on">▶</button>'
    '<button type="button" aria-label="last step">▶|</button>'
    '<output style="padding-left:1em"></output></nav>'
)


def page(steps: Iterable[tuple[str, Sequence[object], str]]) -> str:
    """The page of steps, each a title, the events that led to it and its picture."""
    sections = [
        f"<section>{sentence(title)}{listed(events)}{picture}</section>"
        for title, events, picture in steps
    ]
    whole = "".join(sections)
    # the same page each time for the same steps
    name = f"replay-{blake2b(whole.encode(), digest_size=8).hexdigest()}"
    script = _SCRIPT.replace("NAME", name)
    return f'<div id="{name}" tabindex="0">{_BAR}{whole}<script>{script}</script></div>'
