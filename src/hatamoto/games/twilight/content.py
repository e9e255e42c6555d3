"""Loads and checks the data files into one frozen record of flat tables (§2.1, §2.2, §2.3)."""

from pathlib import Path
from typing import Final, final

from hatamoto.games.twilight.ids import (
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CLANS,
    CLOSED,
    COUNTER_IDS,
    DECK_IDS,
    FACE_IDS,
    LEVELS,
    NO_AREA,
    SCORING,
    SCORING_CARDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    TURNS,
    TYPE_IDS,
    YOKOHAMA,
)
from hatamoto.kernel.content import Pack, Row, number, numbers
from hatamoto.kernel.errors import BadContent

UNCONTROLLED: Final = 99
"""The stability of a space that nobody can control (§2.11(3)(i))."""
HOME: Final = Path(__file__).parent / "data"
MOST: Final = 9
"""The most a stability, a support, a face or a card's points can be."""
LINES: Final = 62
ASKED_FOR: Final = ("komei_death", "omiya_incident")
"""The cards that other cards ask about; a card that has left the game has occurred (§9.2(i))."""


@final
class Content:
    """The facts of one edition as lists by place; a seat's tables follow one another."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None and not folder.is_dir():
            raise BadContent(f"{folder}: there is no such folder")
        pack = Pack(HOME, folder)
        self.folder = folder or HOME
        self._read_spaces(pack)
        self._read_lines(pack)
        self._read_areas(pack)
        self._read_leads(pack)
        self._read_numbers(pack)
        self._read_levels(pack)
        self._read_counters(pack)
        self._read_cards(pack)
        self.hash = pack.hash()

    def _read_spaces(self, pack: Pack) -> None:
        path, rows = pack.path("map.toml"), pack.rows("map.toml", "space")
        self.spaces = fixed(path, rows, SPACE_IDS)
        clans, others = rows[:CLANS], len(rows) - CLANS
        self.stability = [number(path, r, "stability", 1, MOST) for r in clans]
        self.stability += [UNCONTROLLED] * others
        self.area = [place(path, r, "area", AREA_IDS) for r in clans] + [NO_AREA] * others
        powered = [space for space, row in enumerate(rows) if row.get("powered") is True]
        self.powered_mask = masked(powered)
        support = [numbers(path, row, "support", 2) for row in rows]
        check_support(path, support)
        self.inherent = [pair[0] for pair in support] + [pair[1] for pair in support]

    def _read_lines(self, pack: Pack) -> None:
        path, rows = pack.path("map.toml"), pack.rows("map.toml", "space")
        self.neighbours = [places(path, row, "lines", SPACE_IDS) for row in rows]
        check_lines(path, self.neighbours)

    def _read_areas(self, pack: Pack) -> None:
        path, rows = pack.path("scoring.toml"), pack.rows("scoring.toml", "area")
        self.areas = fixed(path, rows, AREA_IDS)
        self.area_powered = [place(path, row, "powered", SPACE_IDS) for row in rows]
        self.presence = [number(path, row, "presence", 0, 19) for row in rows]
        self.domination = [number(path, row, "domination", 0, 19) for row in rows]
        self.control = [number(path, row, "control", 0, 19) for row in rows]
        self.needed = [number(path, row, "needed", 1, CLANS) for row in rows]
        self.area_clans = [
            [clan for clan in range(CLANS) if self.area[clan] == area] for area in range(AREAS)
        ]
        self.area_mask = [masked(clans) for clans in self.area_clans]
        for area, row in enumerate(rows):
            check_area(path, row, self, area)

    def _read_leads(self, pack: Pack) -> None:
        path, rows = pack.path("scoring.toml"), pack.rows("scoring.toml", "lead")
        fixed(path, rows, ["kyo", "ports"])
        self.kyo_points = number(path, rows[0], "points", 0, 19)
        self.port_points = number(path, rows[1], "points", 0, 19)
        self.ports_bonus = number(path, rows[1], "all", 0, 19)

    def _read_numbers(self, pack: Pack) -> None:
        path, table = pack.path("tracks.toml"), pack.read("tracks.toml")
        self.start_hand = number(path, table, "start_hand", 1, 20)
        self.winning_points = number(path, table, "winning_points", 1, 99)
        self.last_intervention = number(path, table, "last_intervention", 1, MOST)
        self.open_treaty = number(path, table, "open_treaty", 1, LEVELS - 1)
        self.joi_points = number(path, table, "joi_points", 0, 19)
        self.court_modifier = number(path, table, "court_modifier", -5, 0)
        self.navy_points = number(path, table, "navy_points", 1, 99)

    def _read_levels(self, pack: Pack) -> None:
        """Turns, the hand by treaty level (§2.23(3)(ii)), what court levels pay (§8.4(2)(iv))."""
        path, turns = pack.path("tracks.toml"), pack.rows("tracks.toml", "turn")
        counted(path, turns, "turn", 1, TURNS)
        self.years = [str(row.get("years", "")) for row in turns]
        treaties = pack.rows("tracks.toml", "treaty")
        counted(path, treaties, "treaty", 0, LEVELS)
        self.hand_size = [number(path, row, "hand", 1, 20) for row in treaties]
        courts = pack.rows("tracks.toml", "court")
        counted(path, courts, "court", 0, LEVELS)
        self.court_points = [number(path, row, "points", 0, MOST) for row in courts]
        self.court_cards = [optional(path, row, "cards", 0, 9) for row in courts]

    def _read_counters(self, pack: Pack) -> None:
        path, rows = pack.path("counters.toml"), pack.rows("counters.toml", "counter")
        self.counters = fixed(path, rows, COUNTER_IDS)
        faces = [face(path, row, key) for row in rows for key in ("head", "tail")]
        self.faces = fixed(path, faces, FACE_IDS)
        self.face_side = [place(path, row, "side", SIDE_IDS) for row in faces]
        self.face_value = [number(path, row, "value", 0, MOST) for row in faces]

    def _read_cards(self, pack: Pack) -> None:
        """The closed deck (§2.31(i)), then the open one (§2.31(ii)); stars (§2.35(3))."""
        path, rows = pack.path("cards.toml"), pack.rows("cards.toml", "card")
        self.cards = fixed(path, rows, CARD_IDS)
        self.deck = [place(path, row, "deck", DECK_IDS) for row in rows]
        self.type = [place(path, row, "type", TYPE_IDS) for row in rows]
        self.points = [number(path, row, "points", 1, MOST) for row in rows]
        self.star = [row.get("star") is True for row in rows]
        self.joi = [row.get("joi") is True for row in rows]
        check_cards(path, self)


def check_support(path: Path, support: list[list[int]]) -> None:
    """Raise BadContent unless every printed number is small and Edo-Bakufu has none."""
    for space, pair in enumerate(support):
        if min(pair) < 0 or max(pair) > MOST:
            raise BadContent(f"{path}: {SPACE_IDS[space]}: support must be 0 to {MOST}")
    if sum(support[SPACES - 1]) or sum(support[YOKOHAMA]):
        raise BadContent(f"{path}: Edo-Bakufu and the closed port have no support")


def check_lines(path: Path, neighbours: list[list[int]]) -> None:
    """Raise BadContent unless every line runs both ways and the book's number of lines is met."""
    for space, nears in enumerate(neighbours):
        name = SPACE_IDS[space]
        if space in nears or len(set(nears)) != len(nears):
            raise BadContent(f"{path}: {name} lists itself or a neighbour twice")
        for near in nears:
            if space not in neighbours[near]:
                other = SPACE_IDS[near]
                raise BadContent(f"{path}: {name} lists {other}, but {other} does not list {name}")
    lines = sum(len(nears) for nears in neighbours) // 2
    if lines != LINES:
        raise BadContent(f"{path}: {lines} lines, but the map has {LINES}")


def check_area(path: Path, row: Row, content: Content, area: int) -> None:
    """Raise BadContent unless the area fits the map and its table rises (§9.5(1))."""
    id = AREA_IDS[area]
    clans = content.area_clans[area]
    if number(path, row, "clans", 1, CLANS) != len(clans):
        raise BadContent(f"{path}: {id}: the map has {len(clans)} clans there")
    if content.powered_mask & content.area_mask[area] != 1 << content.area_powered[area]:
        raise BadContent(f"{path}: {id}: the map names another powered clan there")
    if not 2 * content.needed[area] > len(clans) >= content.needed[area]:
        raise BadContent(f"{path}: {id}: Control needs more than half of the clans")
    if not content.presence[area] <= content.domination[area] <= content.control[area]:
        raise BadContent(f"{path}: {id}: the points must rise from presence to control")


def check_cards(path: Path, content: Content) -> None:
    """Raise BadContent unless decks, scoring events and stars are as the book has them."""
    for card, id in enumerate(content.cards):
        if content.deck[card] != int(card >= CLOSED):
            raise BadContent(f"{path}: {id}: the closed deck comes first, with {CLOSED} cards")
        if (content.type[card] == SCORING) != (card < SCORING_CARDS):
            raise BadContent(f"{path}: {id}: the {SCORING_CARDS} scoring cards come first")
        if content.type[card] == SCORING and content.star[card]:
            raise BadContent(f"{path}: {id}: a scoring card never leaves the game")
    for id in ASKED_FOR:
        if not content.star[CARD_IDS.index(id)]:
            raise BadContent(f"{path}: {id}: another event asks whether it occurred, by its star")


def fixed(path: Path, rows: list[Row], ids: list[str]) -> list[str]:
    """The ids of the rows; raises BadContent unless they are these in this order."""
    found = [str(row.get("id", row.get("face"))) for row in rows]
    for row, id in enumerate(ids):
        if row >= len(found) or found[row] != id:
            raise BadContent(f"{path}: row {row + 1} must be {id}")
    if len(found) > len(ids):
        raise BadContent(f"{path}: {found[len(ids)]} is one row too many")
    return found


def counted(path: Path, rows: list[Row], key: str, first: int, count: int) -> None:
    """Raise BadContent unless the rows are numbered without a gap."""
    if [row["id"] for row in rows] != list(range(first, first + count)):
        raise BadContent(f"{path}: [[{key}]] rows run from {first} to {first + count - 1}")


def place(path: Path, row: Row, key: str, ids: list[str]) -> int:
    """Where a row's word stands among the ids; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, str) or value not in ids:
        raise BadContent(f"{path}: {row.get('id', row.get('face'))}: {key} cannot be {value}")
    return ids.index(value)


def places(path: Path, row: Row, key: str, ids: list[str]) -> list[int]:
    """Where a row's words stand among the ids, in their order there; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, list) or not all(part in ids for part in value):
        raise BadContent(f"{path}: {row.get('id')}: {key} must be a list of known ids")
    return sorted(ids.index(part) for part in value)


def face(path: Path, row: Row, key: str) -> Row:
    """One face of a counter; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, dict):
        raise BadContent(f"{path}: {row.get('id')}: {key} must have a face, a side and a value")
    return value


def optional(path: Path, row: Row, key: str, low: int, high: int) -> int:
    """A number a row may leave out, 0 then."""
    return number(path, row, key, low, high) if key in row else 0


def masked(spaces: list[int]) -> int:
    """The spaces as a mask of bits."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask
