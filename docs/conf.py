"""How the site is built; see `make docs`."""

import sys
from pathlib import Path

from tabletop_rules import __version__

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "tabletop_rules"
author = "The tabletop_rules developers"
version = release = __version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    # those of the folder _ext
    "architecture.page",
    "clauses",
    "docstrings",
    "examples",
    "game_reference",
    "notebooks",
]
exclude_patterns = ["_build"]
smartquotes = False

myst_enable_extensions = ["attrs_inline", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "tabletop_rules"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False

# A name in single backticks links to what it names, if the site documents that.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "exclude-members": "__init__"}
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
python_trailing_comma_in_multi_line_signatures = False

nitpicky = True
nitpick_ignore_regex = [
    ("py:obj", ".*"),  # most of what stands in backticks is code, not a name
    # no other site is asked where its names are
    ("py:.*", r"(attrs|builtins|collections|concurrent|enum|fractions)\b.*"),
    ("py:.*", r"(hypothesis|typing)\b.*"),
    # type variables and private names have no page
    ("py:class", r"(\w+\.)*([A-Z]|\w+T|\w*T_co(ntra)?|Facts|_\w+)"),
]
