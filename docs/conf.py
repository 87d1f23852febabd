"""How Sphinx builds the handbook: `make docs`. A running table serves it under /docs."""

import os
import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import made

os.environ["TAFELRUNDE_PURE"] = "1"  # compiled functions have lost their docstrings
import tafelrunde

project = "Tafelrunde"
author = "the maintainers of Tafelrunde"
release = version = tafelrunde.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = [
    "myst.xref_missing",  # files beside the handbook, such as ../examples: tests/test_readme.py checks every link
    "misc.highlighting_failure",  # JSON with an ellipsis in it
]

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
default_role = "code"
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Tafelrunde"
html_copy_source = False
html_show_sourcelink = False

made.write(Path(__file__).parent / "views")


def setup(app: Any) -> None:
    """Programs beside the handbook are named, not copied into it."""
    app.connect("source-read", _name_programs)


def _name_programs(app: Any, page: str, source: list[str]) -> None:
    source[0] = re.sub(r"\[([^\]]+)\]\(((?:\.\./)*[^):]+\.(?:py|ipynb))\)", r"\1 (`\2`)", source[0])
