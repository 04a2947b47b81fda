"""A small builder of SVG pictures.

Any number of pictures can stand on one page: the only ids are those of shapes that a
picture draws often, and they begin with a digest of what the picture shows.
"""

from collections.abc import Callable, Iterable
from hashlib import blake2s
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

from tabletop_rules.render.lettering import fitted, printable
from tabletop_rules.render.palette import FILL, NAME, STROKE, light, stylesheet

Point = tuple[float, float]

_NAMESPACE = "http://www.w3.org/2000/svg"
_FONT = "Verdana, 'DejaVu Sans', Geneva, sans-serif"
_MIDDLE = 0.36
"""How far the baseline lies under the middle of a line, in font sizes."""


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _move(x: float, y: float, scale: float) -> str:
    move = f"translate({_number(x)} {_number(y)})"
    return move if scale == 1.0 else f"{move} scale({scale:.3f})"


class _Sheet:
    """What all groups of a picture share: the roles used, and the shapes kept."""

    def __init__(self, shown: str) -> None:
        digest = blake2s(shown.encode("utf-8", "replace"), digest_size=6).hexdigest()
        self.prefix = f"{NAME}-{digest}"
        self.fills = {"paper"}
        self.strokes: set[str] = set()
        self.kept = Element("defs")
        self.names: set[str] = set()


class Canvas:
    """A group of shapes; coordinates are pixels from its own top left corner.

    Colours are roles of the palette, None for none. Lettering is placed by the middle
    of its line.
    """

    def __init__(self, element: Element, sheet: _Sheet) -> None:
        self._element = element
        self._sheet = sheet

    def at(self, x: float, y: float, scale: float = 1.0) -> "Canvas":
        """A group with its corner there."""
        return self._group({"transform": _move(x, y, scale)})

    def named(self, name: str, **data: str) -> "Canvas":
        """A group of that class, with `data-` attributes."""
        attributes = {f"data-{key}": printable(value) for key, value in data.items()}
        return self._group({"class": name, **attributes})

    def title(self, text: str) -> None:
        """What a reader hears, or sees when the pointer rests on the group."""
        title = Element("title")
        title.text = printable(text)
        self._element.insert(0, title)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None = "card",
        stroke: str | None = "line",
        radius: float = 4,
    ) -> "Canvas":
        """A rectangle, and a group in it whose lettering stays inside."""
        group = self._group({"class": "box", "transform": _move(x, y, 1.0)})
        group.rect(0, 0, width, height, fill, stroke, radius=radius)
        return group

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = 1,
        radius: float = 0,
        dashes: str = "",
    ) -> None:
        """A rectangle, with round corners if a radius is given."""
        size = {"x": x, "y": y, "width": width, "height": height}
        if radius:
            size["rx"] = radius
        self._shape("rect", size, fill, stroke, line, dashes)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = 1,
        dashes: str = "",
    ) -> None:
        """A circle around a point."""
        size = {"cx": x, "cy": y, "r": radius}
        self._shape("circle", size, fill, stroke, line, dashes)

    def ellipse(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = 1,
    ) -> None:
        """An ellipse around a point, with half its width and half its height."""
        size = {"cx": x, "cy": y, "rx": across, "ry": down}
        self._shape("ellipse", size, fill, stroke, line)

    def line(
        self,
        start: Point,
        end: Point,
        stroke: str = "ink",
        line: float = 1,
        dashes: str = "",
    ) -> None:
        """A straight line."""
        size = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
        self._shape("line", size, None, stroke, line, dashes)

    def polygon(
        self,
        points: Iterable[Point],
        fill: str | None = None,
        stroke: str | None = None,
        line: float = 1,
    ) -> None:
        """A closed polygon."""
        corners = " ".join([f"{_number(x)},{_number(y)}" for x, y in points])
        shape = self._shape("polygon", {}, fill, stroke, line)
        shape.set("points", corners)

    def path(
        self,
        d: str,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = 1,
        dashes: str = "",
    ) -> None:
        """A path, in the words of SVG."""
        self._shape("path", {}, fill, stroke, line, dashes).set("d", d)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13,
        fill: str = "ink",
        anchor: str = "start",
        bold: bool = False,
        width: float | None = None,
    ) -> None:
        """Lettering, its line centred on y; made to fit the width if one is given.

        `anchor`: whether it starts, has its middle or ends at x.
        """
        words = printable(words)
        shown = words
        if width is not None:
            shown, size = fitted(words, size, width, bold)
        if not shown:
            return
        attributes = {
            "x": _number(x),
            "y": _number(y + _MIDDLE * size),
            "font-size": _number(size),
        }
        if anchor != "start":
            attributes["text-anchor"] = anchor
        if bold:
            attributes["font-weight"] = "bold"
        element = SubElement(self._element, "text", attributes)
        element.text = shown
        if shown != words:
            SubElement(element, "title").text = words
        self._colour(element, fill, None)

    def embedded(self, svg: str, x: float, y: float) -> tuple[float, float]:
        """Put another picture there; returns its width and height."""
        picture = fromstring(svg)
        for element in picture.iter():
            element.tag = element.tag.removeprefix(f"{{{_NAMESPACE}}}")
        picture.set("x", _number(x))
        picture.set("y", _number(y))
        self._element.append(picture)
        return float(picture.get("width", 0)), float(picture.get("height", 0))

    def stamp(
        self,
        name: str,
        draw: Callable[["Canvas"], None],
        x: float,
        y: float,
        scale: float = 1.0,
    ) -> None:
        """A shape that the picture has often: drawn once, then used by its name."""
        key = f"{self._sheet.prefix}-{name.replace(' ', '-')}"
        if key not in self._sheet.names:
            self._sheet.names.add(key)
            draw(Canvas(SubElement(self._sheet.kept, "g", {"id": key}), self._sheet))
        use = {"href": f"#{key}", "transform": _move(x, y, scale)}
        SubElement(self._element, "use", use)

    def _group(self, attributes: dict[str, str]) -> "Canvas":
        return Canvas(SubElement(self._element, "g", attributes), self._sheet)

    def _shape(
        self,
        kind: str,
        size: dict[str, float],
        fill: str | None,
        stroke: str | None,
        line: float = 1,
        dashes: str = "",
    ) -> Element:
        attributes = {name: _number(value) for name, value in size.items()}
        shape = SubElement(self._element, kind, attributes)
        self._colour(shape, fill, stroke)
        if stroke is not None and line != 1:
            shape.set("stroke-width", _number(line))
        if dashes:
            shape.set("stroke-dasharray", dashes)
        return shape

    def _colour(self, shape: Element, fill: str | None, stroke: str | None) -> None:
        classes = []
        if fill is None:
            shape.set("fill", "none")
        else:
            shape.set("fill", light(fill))
            self._sheet.fills.add(fill)
            classes.append(f"{FILL}{fill}")
        if stroke is not None:
            shape.set("stroke", light(stroke))
            self._sheet.strokes.add(stroke)
            classes.append(f"{STROKE}{stroke}")
        if classes:
            shape.set("class", " ".join(classes))


class Picture(Canvas):
    """A whole picture, with a title and a description for those who cannot see it."""

    def __init__(self, title: str, description: str) -> None:
        root = Element("svg", {"class": NAME, "role": "img"})
        title, description = printable(title), _lines(description)
        super().__init__(root, _Sheet(title + description))
        root.set("aria-label", title)
        root.set("font-family", _FONT)
        SubElement(root, "title").text = title
        SubElement(root, "desc").text = description
        self._style = SubElement(root, "style")
        root.append(self._sheet.kept)
        self._paper = SubElement(root, "rect")
        self._colour(self._paper, "paper", None)

    def finished(self, width: float, height: float) -> str:
        """The picture of that size as SVG."""
        size = {"width": _number(width), "height": _number(height)}
        for name, value in size.items():
            self._element.set(name, value)
            self._paper.set(name, value)
        self._paper.set("rx", "8")
        if not self._sheet.names:
            self._element.remove(self._sheet.kept)
        self._element.set("viewBox", f"0 0 {size['width']} {size['height']}")
        self._element.set("style", "max-width:100%;height:auto")
        self._element.set("xmlns", _NAMESPACE)
        self._style.text = stylesheet(self._sheet.fills, self._sheet.strokes)
        return tostring(self._element, encoding="unicode")


def _lines(text: str) -> str:
    return "\n".join([printable(line) for line in text.split("\n")])
