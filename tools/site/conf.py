"""Sphinx settings of the documentation site.

The source folder is the root of the project, so that links between README, CONTRIBUTING and docs/ are the same here as
in a repository browser. Everything the pages load is part of the site: no font, script or image comes from elsewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import vigil  # noqa: E402
from tools.site.docstrings import setup  # noqa: E402, F401

project = "Vigil"
author = copyright = "the Vigil authors"
version = release = vigil.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md", "web/README.md"]
exclude_patterns = [".*", "build", "deploy", "dist", "examples", "shots", "src", "tests", "tools", "web/[!R]*"]
exclude_patterns += ["docs/rules/??"]  # translations, read in the game and the browser

nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!vigil\.).*"),  # the standard library and other packages are documented elsewhere
    ("py:class", r"vigil\.[\w.]+\.[A-Z]"),  # type variables
]

myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "undoc-members": True}
toc_object_entries = False  # thousands of entries in the navigation of every page
autodoc_use_legacy_class_based = False
add_module_names = False
python_use_unqualified_type_names = True
default_role = "code"  # docstrings mark code with single backticks, as Markdown does

html_theme = "furo"
html_title = f"Vigil {release}"
html_extra_path = ["extra"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
