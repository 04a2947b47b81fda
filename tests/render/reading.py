"""What stands in a picture, read back from its SVG."""

from xml.etree.ElementTree import Element, fromstring

_SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> Element:
    """The picture; raises ParseError if it is not well-formed."""
    return fromstring(svg)


def words(svg: str) -> list[str]:
    """All lettering, in the order drawn."""
    return [text.text or "" for text in parsed(svg).iter(f"{_SVG}text")]


def groups(svg: str, name: str) -> list[Element]:
    """All groups of a class."""
    found = parsed(svg).iter(f"{_SVG}g")
    return [group for group in found if group.get("class") == name]


def child(element: Element, name: str) -> str:
    """The text of the first child of that name."""
    found = element.find(f"{_SVG}{name}")
    assert found is not None
    return found.text or ""


def marked_actions(svg: str) -> set[str]:
    """The texts of all actions that are marked."""
    marks = [group.get("data-actions") for group in groups(svg, "legal")]
    return {text for mark in marks if mark for text in mark.split("; ")}
