"""The ids that the rules refer to: seats, spaces, areas, counters and cards, from the data files.

Rows are numbered in the order of the built-in files, and the rows of a pack are sorted into it. The
few numbers that hot code needs as constants are hard-coded here and checked against the data when
this module is imported.
"""

from pathlib import Path
from typing import Final

from hatamoto.kernel.content import Pack, Row
from hatamoto.kernel.errors import BadContent

HOME: Final[Path] = Path(__file__).parent / "data"

ANTI: Final = 0
PRO: Final = 1
"""The seats: Anti-Bakufu begins (§4.3(1))."""
SIDE_IDS: Final = ["anti", "pro"]


def row_ids(rows: list[Row]) -> list[str]:
    """The ids of rows."""
    return [str(row["id"]) for row in rows]


def face_ids(rows: list[Row]) -> list[str]:
    """The faces of counters: the head of each, then its tail."""
    found: list[str] = []
    for row in rows:
        for key in ("head", "tail"):
            side = row.get(key)
            found.append(str(side.get("face")) if isinstance(side, dict) else "")
    return found


def index_of(id: str, names: list[str], what: str) -> int:
    """The number of an id that the rules refer to; raises BadContent if the data lacks it."""
    if id not in names:
        raise BadContent(f"the rules name the {what} {id}, which no row of our data has")
    return names.index(id)


PACK: Final[Pack] = Pack(HOME)
SPACE_ROWS: Final[list[Row]] = PACK.rows("map.toml", "space")
COUNTER_ROWS: Final[list[Row]] = PACK.rows("counters.toml", "counter")

# The spaces: clans in the order of the map's rows, then those outside the areas

CLANS: Final = 32
"""Spaces below this number are clans."""
KYO: Final = 32
NAGASAKI: Final = 33
YOKOHAMA: Final = 34
EDO: Final = 35
SPACES: Final = 36
CLAN_IDS: Final[list[str]] = row_ids([row for row in SPACE_ROWS if "area" in row])
SPACE_IDS: Final[list[str]] = [*CLAN_IDS, "kyo", "nagasaki", "yokohama", "edo_bakufu"]

if len(CLAN_IDS) != CLANS or sorted(SPACE_IDS) != sorted(row_ids(SPACE_ROWS)):
    raise BadContent("map.toml: the rules are made for 32 clans, Kyo, two ports and Edo-Bakufu")


def space(id: str) -> int:
    """The number of a space."""
    return index_of(id, SPACE_IDS, "space")


SATSUMA: Final[int] = space("satsuma")
KOKURA: Final[int] = space("kokura")
SAGA: Final[int] = space("saga")
CHOSHU: Final[int] = space("choshu")
HAMADA: Final[int] = space("hamada")
HIROSHIMA: Final[int] = space("hiroshima")
TOTTORI: Final[int] = space("tottori")
UWAJIMA: Final[int] = space("uwajima")
TOSA: Final[int] = space("tosa")
KISHU: Final[int] = space("kishu")
FUKUI: Final[int] = space("fukui")
HIKONE: Final[int] = space("hikone")
KUWANA: Final[int] = space("kuwana")
MITO: Final[int] = space("mito")
AIZU: Final[int] = space("aizu")

# The areas

AREAS: Final = 5
NO_AREA: Final = -1
AREA_IDS: Final[list[str]] = row_ids(PACK.rows("scoring.toml", "area"))

if len(AREA_IDS) != AREAS:
    raise BadContent("scoring.toml: the rules are made for five areas")


def area(id: str) -> int:
    """The number of an area."""
    return index_of(id, AREA_IDS, "area")


# The support counters, and their faces as `faces.py` numbers them

COUNTER_IDS: Final[list[str]] = row_ids(COUNTER_ROWS)
COUNTERS: Final[int] = len(COUNTER_IDS)
FACE_IDS: Final[list[str]] = face_ids(COUNTER_ROWS)


def counter(id: str) -> int:
    """The number of a counter."""
    return index_of(id, COUNTER_IDS, "counter")


def face(id: str) -> int:
    """The number of a face of a counter."""
    return index_of(id, FACE_IDS, "face")


NAVY_KATSU: Final[int] = counter("navy_katsu")
"""The optional counter (§12.1)."""
KATSURA_CHOSHU: Final[int] = counter("katsura_choshu")
KAMEYAMA_RYOMA: Final[int] = counter("kameyama_ryoma")
SATSUMA_REGULAR: Final[int] = counter("satsuma_regular")
TOSA_REGULAR: Final[int] = counter("tosa_regular")
SAGA_REGULAR: Final[int] = counter("saga_regular")
YODO: Final[int] = counter("yodo")

KATSURA_KOGORO: Final[int] = face("katsura_kogoro")
CHOSHU_REGULAR: Final[int] = face("choshu_regular")
YOSHIDA_SHOIN: Final[int] = face("yoshida_shoin")
KIHEITAI: Final[int] = face("kiheitai")
KAMEYAMA_SHACHU: Final[int] = face("kameyama_shachu")
SAKAMOTO_RYOMA: Final[int] = face("sakamoto_ryoma")
TAKECHI_HANPEITA: Final[int] = face("takechi_hanpeita")
NAKAOKA_SHINTARO: Final[int] = face("nakaoka_shintaro")
SHINSENGUMI: Final[int] = face("shinsengumi")
ROSHIGUMI: Final[int] = face("roshigumi")
SATSUMA_REGULAR_PRO: Final[int] = face("satsuma_regular_pro")
SATSUMA_REGULAR_ANTI: Final[int] = face("satsuma_regular_anti")
MATSUDAIRA_KATAMORI: Final[int] = face("matsudaira_katamori")
MIMAWARIGUMI: Final[int] = face("mimawarigumi")
BAKUFU_INFANTRY_1: Final[int] = face("bakufu_infantry_1")
BAKUFU_INFANTRY_2: Final[int] = face("bakufu_infantry_2")
TOKUGAWA_IEMOCHI: Final[int] = face("tokugawa_iemochi")
TOKUGAWA_YOSHINOBU: Final[int] = face("tokugawa_yoshinobu")
II_NAOSUKE: Final[int] = face("ii_naosuke")
II_NAONORI: Final[int] = face("ii_naonori")

# The cards. The type of an ordinary card is the seat that owns it (§2.33).

CARD_ROWS: Final[list[Row]] = PACK.rows("cards.toml", "card")
CARD_IDS: Final[list[str]] = row_ids(CARD_ROWS)
CARDS: Final[int] = len(CARD_IDS)
DECK_IDS: Final = ["closed", "open"]
COMMON: Final = 2
MUST_PLAY: Final = 3
SCORING: Final = 4
TYPE_IDS: Final[list[str]] = ["anti", "pro", "common", "must_play", "scoring"]
REFERENCED_CARDS: Final[list[int]] = []
"""Cards that other events refer to; `content` checks that their events remove them."""


def card(id: str) -> int:
    """The number of a card."""
    return index_of(id, CARD_IDS, "card")


def referenced_card(id: str) -> int:
    """The number of a card whose event is a condition of another event (§9.2(i))."""
    REFERENCED_CARDS.append(card(id))
    return REFERENCED_CARDS[-1]
