"""The site builds without a warning, and what it links to is there."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cached_property
from html.parser import HTMLParser
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from urllib.parse import unquote, urlsplit

import pytest
from docs._ext.architecture.drawing import picture
from docs._ext.architecture.floors import rooms

import tabletop_rules
from tabletop_rules.games import GAMES
from tests.once import once

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs"
RULES = {
    path.parent.name: path.read_text(encoding="utf-8")
    for path in (ROOT / "src" / "tabletop_rules" / "games").glob("*/RULES.md")
}

pytestmark = pytest.mark.skipif(
    any(find_spec(name) is None for name in ("sphinx", "myst_parser", "furo")),
    reason='the site needs the extra: pip install "tabletop_rules[docs]"',
)


class Page(HTMLParser):
    """The anchors of a page, and the addresses that it refers to.

    `article` holds the links of the text itself, without those in the margins.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.article: list[str] = []
        self.loaded: list[str] = []
        self._in_article = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._in_article = self._in_article or tag == "article"
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            elif name == "href" and tag == "a" and value:
                self.links.append(value)
                if self._in_article:
                    self.article.append(value)
            elif name == "src" or (name == "href" and tag == "link"):
                self.loaded.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        self._in_article = self._in_article and tag != "article"


class Site:
    """A built site and what building it said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "site"
        self.code = int((folder / "code").read_text(encoding="utf-8"))
        self.said = (folder / "said").read_text(encoding="utf-8")

    @staticmethod
    def build(folder: Path) -> None:
        settings = ["-W", "--keep-going", "-n", "-q", "-E", "-b", "html"]
        places = ["-d", str(folder / "doctrees"), str(PAGES), str(folder / "site")]
        built = subprocess.run(
            [sys.executable, "-m", "sphinx", *settings, *places],
            capture_output=True,
            text=True,
            check=False,
        )
        (folder / "code").write_text(str(built.returncode), encoding="utf-8")
        (folder / "said").write_text(built.stderr, encoding="utf-8")

    @cached_property
    def pages(self) -> dict[Path, Page]:
        return {
            path: Page(path.read_text(encoding="utf-8"))
            for path in self.folder.rglob("*.html")
        }

    def page(self, name: str) -> Page:
        return self.pages[self.folder / f"{name}.html"]

    def places(self, name: str) -> set[str]:
        """The places in the site that a page links to, as "folder/page.html#anchor"."""
        return self._places(name, self.page(name).links)

    def cited(self, name: str) -> set[str]:
        """As `places`, of the text alone."""
        return self._places(name, self.page(name).article)

    def _places(self, name: str, links: list[str]) -> set[str]:
        found = set()
        for link in links:
            parts = urlsplit(link)
            if not parts.scheme:
                start = (self.folder / name).parent
                path = (start / unquote(parts.path)).resolve() if parts.path else None
                where = path.relative_to(self.folder) if path else f"{name}.html"
                found.add(f"{where}#{unquote(parts.fragment)}".rstrip("#"))
        return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Site(once(tmp_path_factory, "docs", Site.build).resolve())


def statements(rules: str) -> list[str]:
    return re.findall(r"^- (\d+\.\d+) ", rules, re.MULTILINE)


def test_it_builds_without_a_warning(site: Site) -> None:
    assert site.said == ""
    assert site.code == 0


def test_links_within_the_site_lead_somewhere(site: Site) -> None:
    broken = []
    for path in site.pages:
        name = path.relative_to(site.folder).with_suffix("").as_posix()
        for place in site.places(name):
            target, _, anchor = place.partition("#")
            page = site.pages.get(site.folder / target)
            if page is None or (anchor and anchor not in page.ids):
                broken.append(f"{name}: {place}")
    assert broken == []


def test_an_anchor_is_there_once(site: Site) -> None:
    twice = {
        f"{path.name}#{name}"
        for path, page in site.pages.items()
        for name in page.ids
        if page.ids.count(name) > 1
    }
    assert twice == set()


def test_nothing_is_loaded_from_elsewhere(site: Site) -> None:
    loaded = {address for page in site.pages.values() for address in page.loaded}
    assert {address for address in loaded if urlsplit(address).netloc} == set()


@pytest.mark.parametrize("game", RULES)
def test_every_statement_and_answer_has_its_anchor(site: Site, game: str) -> None:
    numbers = statements(RULES[game])
    assert len(numbers) > 20
    assert {*numbers, "turn", "over"} <= set(site.page(f"rules/{game}").ids)


@pytest.mark.parametrize("game", RULES)
def test_the_pages_of_a_game_link_to_each_other(site: Site, game: str) -> None:
    pages = [f"games/{game}", f"rules/{game}", f"notebooks/{game}_edge_cases"]
    for page in pages:
        others = {f"{other}.html" for other in pages if other != page}
        assert others <= site.cited(page)


@pytest.mark.parametrize(
    ("page", "clause"),
    [
        ("games/bumbesi", "2.3"),  # the one turned up first (2.3)
        ("games/bumbesi", "8"),  # in a table, under the head "clauses"
        ("rules/bumbesi", "6.6"),  # a column without a target (6.6)
        ("rules/bumbesi", "4"),  # lay a number card (4)
        ("notebooks/bumbesi_edge_cases", "5.6"),  # the upper one is 60 now (5.6)
        ("reference/games/bumbesi", "2.5"),  # two targets (2.1 to 2.5)
        ("how_to/real_dice", "5.3"),  # by the role
    ],
)
def test_a_clause_that_is_cited_is_a_link(site: Site, page: str, clause: str) -> None:
    assert f"rules/bumbesi.html#{clause}" in site.cited(page)


def test_every_page_is_in_the_table_of_contents(site: Site) -> None:
    pages = {
        path.relative_to(PAGES).with_suffix(".html").as_posix()
        for path in PAGES.rglob("*.md")
        if "_build" not in path.parts
    }
    assert pages - {"index.html"} <= site.places("index")


def test_every_notebook_has_a_page(site: Site) -> None:
    for notebook in (ROOT / "examples").glob("*.ipynb"):
        assert f"notebooks/{notebook.stem}.html" in site.places("notebooks/index")


def test_the_page_on_the_architecture_has_its_picture(site: Site) -> None:
    page = (site.folder / "explanation/architecture.html").read_text("utf-8")
    assert picture() in page
    for name in rooms():
        assert f"<p>{name}</p>" in page


def test_every_module_is_in_the_reference(site: Site) -> None:
    documented = {name for page in site.pages.values() for name in page.ids}
    names = [module.name for module in iter_modules(tabletop_rules.__path__)]
    # a game is told of by its long name
    modules = {
        f"module-{import_module(f'tabletop_rules.{name}').__name__}"
        for name in names
        if not name.startswith("_")
    }
    games = {f"module-tabletop_rules.games.{game.INFO.name}" for game in GAMES}
    assert modules | games <= documented
