"""What the fuzz tests share: nasty values, texts with typos, and what counts as a proper error."""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import pickle
import random
import zlib
from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from vigil.kernel import link
from vigil.kernel.errors import VigilError

T = TypeVar("T")

LONGEST_MESSAGE = 3000


def tries(count: int) -> settings:
    """Try this many examples, the same ones in every run."""
    return settings(
        max_examples=count,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


def nested(depth: int, table: bool = False) -> Any:
    """Return a deeply nested list or table."""
    value: Any = {} if table else []
    for _ in range(depth):
        value = {"a": value} if table else [value]
    return value


NASTY: dict[str, Any] = {
    "nothing": None, "true": True, "false": False, "minus one": -1, "huge": 10**30, "five thousand digits": 10**5000,
    "minus five thousand digits": -(10**5000), "half": 1.5, "infinity": 1e400, "not a number": float("nan"),
    "no text": "", "a NUL": "\0", "a lone surrogate": "\ud800", "other letters": "Ђ日本\u202e🂡",
    "a long text": "x" * 300_000,
    "braces": "{given} {0} {", "an empty list": [], "an empty table": {}, "a tagged table": {"is": "Card"},
    "a list 400 deep": nested(400), "a list 10,000 deep": nested(10_000), "a table 400 deep": nested(400, True),
    "a table 10,000 deep": nested(10_000, True), "a long list": [0] * 20_000,
}  # fmt: skip

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 999, 10**18, 10**5000, 1.5, "", "hand", [], [[]], {}, [0, 0], ["play", 0],
)  # fmt: skip
"""Values to put into a saved game in place of others."""


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from([*NASTY]).map(lambda name: NASTY[name]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
"""Anything that JSON can hold, and a little more."""


def tried(attempt: Callable[..., T], *args: Any) -> tuple[T | None, VigilError | None]:
    """Return the result, or the error if it is a proper one. Other exceptions aren't caught."""
    try:
        return attempt(*args), None
    except VigilError as error:
        text = str(error)
        assert text.strip() and len(text) < LONGEST_MESSAGE, f"no clear message: {text[:200]!r} ({len(text)} letters)"
        assert error.key and error.key == error.key.strip(), error.key
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.key) == (type(error), text, error.key)
        return None, error


def refused(attempt: Callable[..., Any], *args: Any) -> VigilError | None:
    """Return the error if it is a proper one, or None if there was no error."""
    return tried(attempt, *args)[1]


def with_typos(rng: random.Random, text: str) -> str:
    """Return the text with one to four typos of the kind that editors and chats make."""
    for _ in range(rng.randrange(1, 5)):
        lines = text.split("\n")
        at = rng.randrange(len(text) + 1)
        line = rng.randrange(len(lines))
        match rng.randrange(12):
            case 0:
                text = text[:at] + text[at + 1 :]
            case 1:
                text = text[:at] + rng.choice("abzAZ09 _-=:,.[](){}\"'#\\\t\n\0é🂡") + text[at:]
            case 2:
                text = text[:at]
            case 3:
                text = text[at:]
            case 4:
                text = text[: at - 1] + text[at : at + 1] + text[at - 1 : at] + text[at + 1 :]
            case 5:
                text = "\n".join(lines[:line] + lines[line + 1 :])
            case 6:
                text = "\n".join([*lines[:line], lines[line], *lines[line:]])
            case 7:
                other = rng.randrange(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
                text = "\n".join(lines)
            case 8:
                number = rng.choice(
                    ["-1", "0", "99999999999999999999", "1e400", "true", "null", '""', "[]", "0x" + "f" * 5000]
                )
                words = lines[line].split(" ")
                words[rng.randrange(len(words))] = number
                lines[line] = " ".join(words)
                text = "\n".join(lines)
            case 9:
                text = text.replace(rng.choice(text) if text else "x", "", 1)
            case 10:
                text = text[:at] + text[at : at + 20] * rng.randrange(2, 60) + text[at:]
            case _:
                text = text.upper() if rng.random() < 0.3 else text[:at] + text[at : at + 9].swapcase() + text[at + 9 :]
    return text


def changed(rng: random.Random, data: dict[str, Any]) -> dict[str, Any]:
    """Return a copy with one value somewhere in the tree replaced, removed, duplicated or changed by one."""
    data = copy.deepcopy(data)
    at: Any = data
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = rng.choice(keys)
        inner = at[key]
        if isinstance(inner, (list, dict)) and inner and rng.random() < 0.8:
            at = inner
            continue
        match rng.randrange(5):
            case 0:
                del at[key]
            case 1 if isinstance(at, list):
                at.append(inner)
            case 2 if type(inner) is int:
                at[key] = inner + rng.choice([-1, 1, 100])
            case 3 if isinstance(at, list) and len(at) > 1:
                at[key], at[key - 1] = at[key - 1], at[key]
            case _:
                at[key] = rng.choice(ODD)
        return data


def forged(data: Any, digits: bytes = b"", raw: bytes | None = None) -> str:
    """Return a link with any content and a correct checksum."""
    packed = zlib.compress(json.dumps(data).encode() if raw is None else raw)
    body = len(packed).to_bytes(2, "big") + packed + digits
    check = hashlib.blake2b(body, digest_size=6).digest()
    return link.PREFIX + base64.urlsafe_b64encode(body + check).decode().rstrip("=")
