"""Confusable names: names that people cannot tell apart share a skeleton.

Characters that look alike are taken from Unicode's security data (UTS 39), as far as Latin
letters, digits and kana are concerned. Marks and strokes on Latin, Greek and Cyrillic letters,
invisible characters, symbols and punctuation do not make another name. Letters of an alphabet that
does not belong to the others of a name do not pass: see `mixes_alphabets`.
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
OWN_LETTERS: Final = ("Lu", "Ll", "Lt", "Lo")
"""Categories of letters that belong to an alphabet; modifier letters belong to several."""
MARKS: Final = ("Mn", "Me", "Cf", "Cc", "Co", "Cn")
DIGITS: Final = tuple(str.maketrans("123456789", f"izeas{six}tbg") for six in "bg")
"""Digits that are written for letters, besides those that look the same (0 and O, 1 and l); a 6 is
written for two."""
MERGED: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""Letters that look like others: a capital I cannot be told from an l, so an l stands for an i."""
SPOKEN: Final = ("KATAKANA", "KATAKANA-HIRAGANA", "HIRAGANA", "IDEOGRAPHIC", "VERTICAL")
"""Alphabets whose modifier letters (ー, 々) are letters like any other."""
EAST: Final = {"CJK", "HANGUL", "BOPOMOFO", *SPOKEN}
"""Alphabets that are written together, and together with Latin letters."""
STROKED: Final = ("LATIN", "GREEK", "CYRILLIC")
"""Alphabets whose letters are named as a plain letter WITH something."""


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


def alphabet(sign: str) -> str:
    """The first word of a character's name, which for a letter is its alphabet."""
    return unicodedata.name(sign, "").partition(" ")[0]


def letters(text: str) -> str:
    """The letters and digits of a text, each without what its own name adds to it.

    >>> letters("Ka\ufffcme\u0640i"), letters("Ka\u027eł"), letters("カー々")
    ('Kamei', 'Karl', 'カー々')
    """
    kept: list[str] = []
    for sign in text:
        kind = unicodedata.category(sign)
        is_foreign_mark = kind[0] == "M" and not (kept and alphabet(sign) == alphabet(kept[-1]))
        is_accent = kind == "Lm" and alphabet(sign) not in SPOKEN
        if kind[0] in "LNM" and not is_foreign_mark and not is_accent:
            kept.append(plain_letter(sign))
    return "".join(kept)


def plain_letter(sign: str) -> str:
    """A letter without hooks, strokes and tails: ɾ, the R WITH FISHHOOK, is an r."""
    name = unicodedata.name(sign, "").replace("LETTER SMALL CAPITAL", "SMALL LETTER")
    plain = name.partition(" WITH ")[0]
    if alphabet(sign) not in STROKED or plain == unicodedata.name(sign):
        return sign
    try:
        return unicodedata.lookup(plain)
    except KeyError:
        return sign


def mixes_alphabets(name: str) -> bool:
    """Whether a name mixes letters that no writing mixes, as look-alikes do.

    >>> [mixes_alphabets(name) for name in ("Ka\u05dfmei", "大石 Oishi カー", "Мария", "Mаria")]
    [True, False, False, True]
    """
    signs = unicodedata.normalize("NFKC", name)
    kinds = (unicodedata.category(sign) for sign in signs)
    found = {alphabet(s) for s, kind in zip(signs, kinds, strict=True) if kind in OWN_LETTERS}
    if found & EAST:
        return bool(found - EAST - {"LATIN"})
    return len(found) > 1


def skeletons(name: str) -> set[str]:
    """The skeletons of a name, as written and in lower case; empty for a blank name.

    A dot or a stroke at either end of a name hardly shows, nor do symbols and strokes inside it.
    Digits among letters count as the letters they stand for, too. A digit more is another name, as
    a letter more is.

    >>> bool(skeletons("Oi\ufe0fshi") & skeletons("Oishi"))
    True
    >>> bool(skeletons("Оіshi") & skeletons("OISHI"))
    True
    >>> bool(skeletons("OISHl") & skeletons("Oishi")), bool(skeletons("Kira") & skeletons("Kiri"))
    (True, False)
    >>> bool(skeletons("Oish1") & skeletons("Oishi")), bool(skeletons("47") & skeletons("at"))
    (True, False)
    >>> hanzo = skeletons("Hanzo")
    >>> bool(skeletons("Han2o") & hanzo), bool(skeletons("Hanzo2") & hanzo)
    (True, False)
    """
    whole = visible(name)
    found: set[str] = set()
    for plain in (whole, whole.strip(FAINT), letters(whole)):
        if any(map(str.isalpha, plain)):
            for digits in DIGITS:
                found.add(plain.casefold().translate(digits).translate(SIGNS).casefold())
        found.add(plain.translate(SIGNS).casefold())
        found.add(plain.casefold().translate(SIGNS).casefold())
    return {merge(look)[:LENGTH] for look in found if look}


def merge(look: str) -> str:
    """Replace letters that look like others, alone or as a pair."""
    for signs, alike in MERGED:
        look = look.replace(signs, alike)
    return look
