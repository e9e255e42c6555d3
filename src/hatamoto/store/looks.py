"""How a name looks: names that a person cannot tell apart have a look in common.

Signs that look alike are those of Unicode's security data (UTS 39) as far as Latin letters, digits
and kana are concerned. Marks on Latin, Greek and Cyrillic letters and everything that is not seen
do not count.
"""

from __future__ import annotations

import tomllib
import unicodedata
from pathlib import Path
from typing import Final

LENGTH: Final = 120
"""How much of a look is kept."""
VOICED: Final = "\u3099\u309a"
"""The marks that make another kana of one: か and が are not alike."""
BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800\u180e"
"""Letters and symbols without a shape."""
MARKS: Final = ("Mn", "Me", "Cf", "Cc", "Co", "Cn")
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def read_signs() -> dict[int, str]:
    """The sign that each sign counts as."""
    text = (Path(__file__).parent / "data" / "look_alikes.toml").read_text(encoding="utf-8")
    rows: dict[str, str] = tomllib.loads(text)["signs"]
    return {ord(sign): alike for alike, signs in rows.items() for sign in signs}


SIGNS: Final = read_signs()


def seen(name: str) -> str:
    """The signs of a name that are seen, without marks on letters and without spaces."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    kept = [sign for sign in apart if sign in VOICED or is_seen(sign)]
    return unicodedata.normalize("NFKC", "".join(kept))


def is_seen(sign: str) -> bool:
    """Whether a sign has a shape of its own."""
    category = unicodedata.category(sign)
    return category not in MARKS and category[0] != "Z" and sign not in BLANK


def looks(name: str) -> set[str]:
    """What a name looks like as it is written, and in small letters; none for a blank name.

    As it is written, a capital I is like an l; in small letters it is like an i.

    >>> bool(looks("Oi\ufe0fshi") & looks("Oishi")), bool(looks("Оіshi") & looks("OISHI"))
    (True, True)
    >>> bool(looks("AIi") & looks("Ali")), bool(looks("Kira") & looks("Kiri"))
    (True, False)
    """
    plain = seen(name)
    as_written = plain.translate(SIGNS).casefold()
    small = plain.casefold().translate(SIGNS).casefold()
    return {joined(look)[:LENGTH] for look in (as_written, small) if look}


def joined(look: str) -> str:
    """Letters that together look like one, as that one."""
    for pair, one in PAIRS:
        look = look.replace(pair, one)
    return look
