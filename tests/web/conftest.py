"""Stories in a browser take longest, so they begin first: the other cores have the rest of the tests meanwhile."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("first") is None)
