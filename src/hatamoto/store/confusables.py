"""Confusable names: names that people cannot tell apart share a skeleton.

Characters that look alike are taken from Unicode's security data (UTS 39), as far as Latin
letters, digits and kana are concerned. Marks on Latin, Greek and Cyrillic letters and invisible
characters are ignored.
"""

from __future__ import annotations

import tomllib
import unicodedata
from pathlib import Path
from typing import Final

LENGTH: Final = 120
"""Skeletons are cut to this length."""
VOICED: Final = "\u3099\u309a"
"""Voicing marks, which are kept: か and が are different letters."""
BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800\u180e"
"""Letters and symbols that show nothing."""
FAINT: Final = ".,:;'`´‘’‚“”„·•・｡､。、˙¸-_~‐‑‒–—―−"
"""Characters so small that a name looks the same with one of them at its start or end."""
MARKS: Final = ("Mn", "Me", "Cf", "Cc", "Co", "Cn")
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def read_signs() -> dict[int, str]:
    """By code point, the character that it is replaced with."""
    text = (Path(__file__).parent / "data" / "look_alikes.toml").read_text(encoding="utf-8")
    rows: dict[str, str] = tomllib.loads(text)["signs"]
    return {ord(sign): alike for alike, signs in rows.items() for sign in signs}


SIGNS: Final = read_signs()


def visible(name: str) -> str:
    """The visible characters of a name, without marks on letters and without spaces."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    kept = [sign for sign in apart if sign in VOICED or is_visible(sign)]
    return unicodedata.normalize("NFKC", "".join(kept))


def is_visible(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category not in MARKS and category[0] != "Z" and sign not in BLANK


def skeletons(name: str) -> set[str]:
    """The skeletons of a name, as written and in lower case; empty for a blank name.

    As written, a capital I looks like an l; in lower case it becomes an i. A dot or a stroke at
    either end of a name hardly shows: Oishi and Oishi. look alike.

    >>> bool(skeletons("Oi\ufe0fshi") & skeletons("Oishi"))
    True
    >>> bool(skeletons("Оіshi") & skeletons("OISHI"))
    True
    >>> bool(skeletons("AIi") & skeletons("Ali")), bool(skeletons("Kira") & skeletons("Kiri"))
    (True, False)
    """
    whole = visible(name)
    found: set[str] = set()
    for plain in (whole, whole.strip(FAINT)):
        found.add(plain.translate(SIGNS).casefold())
        found.add(plain.casefold().translate(SIGNS).casefold())
    return {merge_pairs(look)[:LENGTH] for look in found if look}


def merge_pairs(look: str) -> str:
    """Replace pairs of letters that together look like one."""
    for pair, one in PAIRS:
        look = look.replace(pair, one)
    return look
