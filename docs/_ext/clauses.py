"""Clauses of the rules as link targets, and links to them wherever a page cites one.

On `rules/<game>` each statement of RULES.md gets its number as its anchor, and each
section too: `rules/bumbesi.html#4.3`. So do the two answers of `check` that are no
number, "turn" and "over". On all pages of a game (its own, its rules, its edge cases,
its reference) a number that stands in the text becomes a link there, and the pages of
a game link to each other. Elsewhere the role does it: {clause}`bumbesi 4.3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

GAMES = Path(__file__).parents[2] / "src" / "tabletop_rules" / "games"
PAGES = {
    "games/{}": "the game",
    "rules/{}": "its rules",
    "notebooks/{}_edge_cases": "edge cases",
    "reference/games/{}": "its names in Python",
}
GAME_PAGE = re.compile(r"(?:games|rules|notebooks|reference/games)/([a-z]+)(?:_\w+)?")

STATEMENT = re.compile(r"^- (\d+\.\d+) ", re.MULTILINE)
SECTION = re.compile(r"^## (\d+) ", re.MULTILINE)
NUMBER = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.]*\d)")
SECTION_NUMBER = re.compile(r"(?<=\()\d+(?=\))")
ANY_NUMBER = re.compile(r"\d+(?:\.\d+)?")
CITED = re.compile(r"\((?:rule )?(\d+\.\d+)\b")
NOT_SEARCHED = (
    nodes.literal,
    nodes.literal_block,
    nodes.doctest_block,
    nodes.raw,
    nodes.reference,
    nodes.title,
    addnodes.pending_xref,
    addnodes.desc_signature,
)

OTHER_ANSWERS = {
    "turn": "It is not this player's decision now, or not a decision of this kind.",
    "over": "The game is over.",
}

logger = logging.getLogger(__name__)


def game_of(docname: str) -> str | None:
    """The game that the page is about, if it is about one that ships its rules."""
    found = GAME_PAGE.fullmatch(docname)
    if found is None or not (GAMES / found[1] / "RULES.md").is_file():
        return None
    return found[1]


@cache
def clauses_of(game: str) -> frozenset[str]:
    """The numbers of all statements and sections of the game's rules."""
    text = (GAMES / game / "RULES.md").read_text(encoding="utf-8")
    return frozenset(STATEMENT.findall(text) + SECTION.findall(text))


class Anchors(SphinxTransform):
    """Give the sections and statements of a rules page their numbers as anchors."""

    default_priority = 300

    def apply(self, **_: Any) -> None:
        """Change the page, if it is a page of rules."""
        docname = self.env.docname
        game = game_of(docname)
        if game is None or docname != f"rules/{game}":
            return
        top = next(self.document.findall(nodes.section))
        top[0] += nodes.Text(": rules")
        for section in top.findall(nodes.section):
            number = section[0].astext().partition(" ")[0]
            if number.isdecimal():
                self._anchor(game, number, section)
        for item in self.document.findall(nodes.list_item):
            number, space, _rest = item.astext().partition(" ")
            if space and NUMBER.fullmatch(number):
                self._anchor(game, number, item)
                item["classes"].append("statement")
                self._mark_number(item, number)
        top += self._other_answers(game)

    def _anchor(self, game: str, number: str, node: nodes.Element) -> None:
        node["ids"].append(number)
        domain = self.env.domains.standard_domain
        domain.note_object("clause", f"{game} {number}", number, location=node)

    def _mark_number(self, item: nodes.list_item, number: str) -> None:
        text = next(item.findall(nodes.Text))
        link = nodes.reference("", number, refid=number, classes=["number"])
        rest = nodes.Text(text.removeprefix(number))
        text.parent.replace(text, [link, rest])

    def _other_answers(self, game: str) -> nodes.section:
        section = nodes.section("", nodes.title("", "Other answers"))
        section["ids"].append("other-answers")
        section += nodes.paragraph(
            "", "Two clauses that check names are words, not numbers:"
        )
        answers = nodes.definition_list()
        for name, meaning in OTHER_ANSWERS.items():
            term = nodes.term("", "", nodes.literal("", name))
            self._anchor(game, name, term)
            definition = nodes.definition("", nodes.paragraph("", meaning))
            answers += nodes.definition_list_item("", term, definition)
        section += answers
        return section


class Citations(SphinxTransform):
    """Turn the numbers of clauses in the text of a game's pages into links."""

    default_priority = 310

    def apply(self, **_: Any) -> None:
        """Change the page, if it is about a game."""
        docname = self.env.docname
        game = game_of(docname)
        if game is None:
            return
        for text in list(self.document.findall(nodes.Text)):
            if _around(text, *NOT_SEARCHED) is None:
                self._warn_of_unknown(game, text)
                parts = list(self._linked(game, text, docname))
                text.parent.replace(text, parts)

    def _warn_of_unknown(self, game: str, text: nodes.Text) -> None:
        for number in CITED.findall(text):
            if number not in clauses_of(game):
                message = "the rules of %s have no clause %s"
                logger.warning(message, game, number, location=text.parent)

    def _linked(self, game: str, text: nodes.Text, docname: str) -> Iterator[Any]:
        if _below_the_head_clauses(text):
            found = list(ANY_NUMBER.finditer(text))
        else:
            found = list(NUMBER.finditer(text))
            if docname.startswith("rules/"):
                found += SECTION_NUMBER.finditer(text)
        end = 0
        for match in sorted(found, key=lambda match: match.start()):
            if match[0] in clauses_of(game):
                yield nodes.Text(text[end : match.start()])
                yield _reference("clause", f"{game} {match[0]}", match[0], docname)
                end = match.end()
        yield nodes.Text(text[end:])


class Neighbours(SphinxTransform):
    """Let the pages of a game link to each other, in a line below the title."""

    default_priority = 320

    def apply(self, **_: Any) -> None:
        """Change the page, if it is about a game."""
        docname = self.env.docname
        game = game_of(docname)
        if game is None:
            return
        line = nodes.paragraph(classes=["neighbours"])
        for pattern, words in PAGES.items():
            other = pattern.format(game)
            if other != docname and other in self.env.found_docs:
                line += nodes.Text(" \N{MIDDLE DOT} " if len(line) else "See also: ")
                line += _reference("doc", f"/{other}", words, docname)
        next(self.document.findall(nodes.section)).insert(1, line)


def _around(node: nodes.Node, *kinds: type[nodes.Element]) -> nodes.Element | None:
    """The innermost node of these kinds that the node is in."""
    while (node := node.parent) is not None:
        if isinstance(node, kinds):
            return node
    return None


def _below_the_head_clauses(text: nodes.Text) -> bool:
    """Whether the text stands in the column "clauses" of a table."""
    cell, table = _around(text, nodes.entry), _around(text, nodes.tgroup)
    heads = list(table.findall(nodes.thead)) if cell and table else []
    if not heads:
        return False
    names = [name.astext() for name in heads[0].findall(nodes.entry)]
    return names[cell.parent.index(cell)] == "clauses"


def _reference(
    kind: str, target: str, words: str, docname: str
) -> addnodes.pending_xref:
    return addnodes.pending_xref(
        "",
        nodes.inline("", words),
        refdomain="std",
        reftype=kind,
        reftarget=target,
        refexplicit=True,
        refwarn=True,
        refdoc=docname,
    )


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the role and the transforms."""
    app.add_crossref_type("clause", "clause", ref_nodeclass=nodes.inline)
    for transform in (Anchors, Citations, Neighbours):
        app.add_transform(transform)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
