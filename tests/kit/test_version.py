"""The version of the library stands in one place."""

import re
import tomllib
from pathlib import Path

from tabletop_rules import __version__

ROOT = Path(__file__).parents[2]


def test_the_package_is_built_with_the_version_that_it_tells() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in settings["project"]
    assert settings["project"]["dynamic"] == ["version"]
    place = ROOT / settings["tool"]["hatch"]["version"]["path"]
    # as the builder reads it: without running the file
    found = re.findall(r'^__version__ = "(.+)"$', place.read_text("utf-8"), re.M)
    assert found == [__version__]
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_changes_of_this_version_are_told() -> None:
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.findall(r"^## (\S+?),? ", told, re.M)[0]
    assert newest == __version__
