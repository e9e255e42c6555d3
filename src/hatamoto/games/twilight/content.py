"""Loads and validates the data files as flat tables (§2.1, §2.2, §2.3)."""

from pathlib import Path
from typing import Final, final

from hatamoto.games.twilight import ids
from hatamoto.kernel import masks
from hatamoto.kernel.content import Pack, Row, number, numbers
from hatamoto.kernel.errors import BadContent

UNCONTROLLED: Final = 99
"""The stability of a space that nobody can control (§2.11(3)(i))."""
HOME: Final[Path] = ids.HOME
MAX_NUMBER: Final = 9
"""The maximum of a stability, a support, a face or a card's points."""
MAX_TURNS: Final = 20
MAX_LEVELS: Final = 9
"""The maximum number of turns, and of treaty or court levels, in a pack."""
CLOSED_DECK: Final = 0
"""The index of the closed deck among the decks."""
NO_DECK: Final = -1
"""Instead of the deck of a card that the game got after this edition."""
LEAD_SPACES: Final = [["kyo"], ["nagasaki", "yokohama"]]
"""The spaces of the scoring events without an area (§9.5, ruling 77)."""
SITUATIONS: Final = {"kyo": "kyo_situation", "ports": "open_ports_situation"}
"""The scoring cards that are not named after the area they score (§9.5)."""


@final
class Content:
    """The facts of one edition as lists by number; tables by side have Anti-Bakufu's part first.

    Rows may be in any order in a file: spaces, areas, counters and cards are looked up by id and
    sorted into the order of the built-in files.
    """

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None and not folder.is_dir():
            raise BadContent(f"{folder}: there is no such folder")
        pack = Pack(HOME, folder)
        self.folder = folder or HOME
        self._read_spaces(pack)
        self._read_lines(pack)
        self._read_areas(pack)
        self._read_leads(pack)
        self._read_levels(pack)
        self._read_numbers(pack)
        self._read_counters(pack)
        self._read_cards(pack)
        self.hash = pack.hash()

    def _read_spaces(self, pack: Pack) -> None:
        path = pack.path("map.toml")
        rows = ordered(path, pack.rows("map.toml", "space"), ids.SPACE_IDS)
        self.spaces = ids.SPACE_IDS
        clans, others = rows[: ids.CLANS], len(rows) - ids.CLANS
        self.stability = [number(path, r, "stability", 1, MAX_NUMBER) for r in clans]
        self.stability += [UNCONTROLLED] * others
        self.area = [index(path, r, "area", ids.AREA_IDS) for r in clans] + [ids.NO_AREA] * others
        powered = [space for space, row in enumerate(rows) if row.get("powered") is True]
        self.powered_mask = masks.of(powered)
        self.clan_mask = masks.first(ids.CLANS)
        support = [numbers(path, row, "support", 2) for row in rows]
        check_support(path, support)
        self.inherent = [pair[0] for pair in support] + [pair[1] for pair in support]

    def _read_lines(self, pack: Pack) -> None:
        path = pack.path("map.toml")
        rows = ordered(path, pack.rows("map.toml", "space"), ids.SPACE_IDS)
        self.neighbours = [indexes(path, row, "lines", ids.SPACE_IDS) for row in rows]
        check_lines(path, self.neighbours)

    def _read_areas(self, pack: Pack) -> None:
        path = pack.path("scoring.toml")
        rows = ordered(path, pack.rows("scoring.toml", "area"), ids.AREA_IDS)
        self.areas = ids.AREA_IDS
        self.area_powered = [index(path, row, "powered", ids.SPACE_IDS) for row in rows]
        self.presence = [number(path, row, "presence", 0, 19) for row in rows]
        self.domination = [number(path, row, "domination", 0, 19) for row in rows]
        self.control = [number(path, row, "control", 0, 19) for row in rows]
        self.needed = [number(path, row, "needed", 1, ids.CLANS) for row in rows]
        self.area_clans = [
            [clan for clan in range(ids.CLANS) if self.area[clan] == area]
            for area in range(ids.AREAS)
        ]
        self.area_mask = [masks.of(clans) for clans in self.area_clans]
        for area, row in enumerate(rows):
            check_area(path, row, self, area)

    def _read_leads(self, pack: Pack) -> None:
        path = pack.path("scoring.toml")
        rows = ordered(path, pack.rows("scoring.toml", "lead"), ["kyo", "ports"])
        for row, spaces in zip(rows, LEAD_SPACES, strict=True):
            if row.get("spaces") != spaces:
                raise BadContent(f"{path}: {row['id']}: spaces must be {', '.join(spaces)}")
        self.kyo_points = number(path, rows[0], "points", 0, 19)
        self.port_points = number(path, rows[1], "points", 0, 19)
        self.ports_bonus = number(path, rows[1], "all", 0, 19)

    def _read_numbers(self, pack: Pack) -> None:
        path, table = pack.path("tracks.toml"), pack.read("tracks.toml")
        self.start_hand = number(path, table, "start_hand", 1, 20)
        self.winning_points = number(path, table, "winning_points", 1, 99)
        self.last_intervention = number(path, table, "last_intervention", 1, MAX_NUMBER)
        self.coup_ban = self.last_intervention - 1
        """The level at which coups are banned (§11.2(i), §2.23(5)(ii))."""
        self.open_treaty = number(path, table, "open_treaty", 1, self.last_treaty)
        self.joi_points = number(path, table, "joi_points", 0, 19)
        self.court_modifier = number(path, table, "court_modifier", -5, 0)
        self.navy_points = number(path, table, "navy_points", 1, 99)
        self.max_cards = max(self.start_hand, *self.hand_size) + max(self.court_cards)
        """The largest hand."""

    def _read_levels(self, pack: Pack) -> None:
        """Turns, the hand by treaty level (§2.23(3)(ii)), what court levels pay (§8.4(2)(iv))."""
        path, turns = pack.path("tracks.toml"), pack.rows("tracks.toml", "turn")
        turns = numbered(path, turns, "turn", 1, MAX_TURNS)
        self.turns = len(turns)
        """The number of turns."""
        self.years = [str(row.get("years", "")) for row in turns]
        treaties = numbered(path, pack.rows("tracks.toml", "treaty"), "treaty", 0, MAX_LEVELS)
        self.last_treaty = len(treaties) - 1
        self.hand_size = [number(path, row, "hand", 1, 20) for row in treaties]
        courts = numbered(path, pack.rows("tracks.toml", "court"), "court", 0, MAX_LEVELS)
        self.last_court = len(courts) - 1
        self.court_points = [number(path, row, "points", 0, MAX_NUMBER) for row in courts]
        self.court_cards = [optional(path, row, "cards", 0, 9) for row in courts]

    def _read_counters(self, pack: Pack) -> None:
        path = pack.path("counters.toml")
        rows = ordered(path, pack.rows("counters.toml", "counter"), ids.COUNTER_IDS)
        self.counters = ids.COUNTER_IDS
        faces = [face(path, row, key) for row in rows for key in ("head", "tail")]
        for row, id in zip(faces, ids.FACE_IDS, strict=True):
            if row.get("face") != id:
                raise BadContent(f"{path}: {row.get('face')} is where {id} must be")
        self.faces = ids.FACE_IDS
        self.face_side = [index(path, row, "side", ids.SIDE_IDS) for row in faces]
        self.face_value = [number(path, row, "value", 0, MAX_NUMBER) for row in faces]

    def _read_cards(self, pack: Pack) -> None:
        """The closed deck (§2.31(i)) and the open one (§2.31(ii)); stars (§2.35(3))."""
        path = pack.path("cards.toml")
        given = pack.rows("cards.toml", "card")
        later = later_cards(given) if pack.is_edition else []
        rows = ordered(path, [*given, *later], ids.CARD_IDS)
        self.cards = ids.CARD_IDS
        self.deck = [index(path, row, "deck", ids.DECK_IDS) for row in rows]
        for row in later:
            self.deck[ids.card(str(row["id"]))] = NO_DECK
        self.all_cards = [card for card, deck in enumerate(self.deck) if deck != NO_DECK]
        """The cards of both decks."""
        self.closed_deck = [card for card, deck in enumerate(self.deck) if deck == CLOSED_DECK]
        self.type = [index(path, row, "type", ids.TYPE_IDS) for row in rows]
        self.points = [number(path, row, "points", 1, MAX_NUMBER) for row in rows]
        self.star = [row.get("star") is True for row in rows]
        self.joi = [row.get("joi") is True for row in rows]
        self.scored = ["kyo", "ports", *self.areas]
        """The ids that can be scored: Kyo, the ports, then the areas."""
        self.scoring_cards = [ids.card(SITUATIONS.get(id, f"{id}_situation")) for id in self.scored]
        """The cards that score them, in the same order."""
        check_cards(path, self)


def check_support(path: Path, support: list[list[int]]) -> None:
    """Raise BadContent unless every printed number is small and Edo-Bakufu has none."""
    for space, pair in enumerate(support):
        if min(pair) < 0 or max(pair) > MAX_NUMBER:
            raise BadContent(f"{path}: {ids.SPACE_IDS[space]}: support must be 0 to {MAX_NUMBER}")
    if sum(support[ids.SPACES - 1]) or sum(support[ids.YOKOHAMA]):
        raise BadContent(f"{path}: Edo-Bakufu and the closed port have no support")


def check_lines(path: Path, neighbours: list[list[int]]) -> None:
    """Raise BadContent unless every line runs both ways (§2.13)."""
    for space, nears in enumerate(neighbours):
        name = ids.SPACE_IDS[space]
        if space in nears or len(set(nears)) != len(nears):
            raise BadContent(f"{path}: {name} lists itself or a neighbour twice")
        for near in nears:
            if space not in neighbours[near]:
                other = ids.SPACE_IDS[near]
                raise BadContent(f"{path}: {name} lists {other}, but {other} does not list {name}")


def check_area(path: Path, row: Row, content: Content, area: int) -> None:
    """Raise BadContent unless the area fits the map and its table rises (§9.5(1))."""
    id = ids.AREA_IDS[area]
    clans = content.area_clans[area]
    if number(path, row, "clans", 1, ids.CLANS) != len(clans):
        raise BadContent(f"{path}: {id}: the map has {len(clans)} clans there")
    if content.powered_mask & content.area_mask[area] != masks.one(content.area_powered[area]):
        raise BadContent(f"{path}: {id}: the map names another powered clan there")
    if not 2 * content.needed[area] > len(clans) >= content.needed[area]:
        raise BadContent(f"{path}: {id}: Control needs more than half of the clans")
    if not content.presence[area] <= content.domination[area] <= content.control[area]:
        raise BadContent(f"{path}: {id}: the points must rise from presence to control")


def check_cards(path: Path, content: Content) -> None:
    """Raise BadContent unless decks, scoring events and stars can be played."""
    if len(content.closed_deck) < 2 * content.start_hand:
        raise BadContent(f"{path}: the closed deck is too small for two hands of the first turn")
    for card, id in enumerate(content.cards):
        if (content.type[card] == ids.SCORING) != (card in content.scoring_cards):
            count = len(content.scoring_cards)
            raise BadContent(f"{path}: {id}: only the {count} situations are scoring cards")
        if content.type[card] == ids.SCORING and content.star[card]:
            raise BadContent(f"{path}: {id}: a scoring card never leaves the game")
    for card in ids.REFERENCED_CARDS:
        if not content.star[card]:
            id = content.cards[card]
            raise BadContent(f"{path}: {id}: another event asks whether it occurred, by its star")


def ordered(path: Path, rows: list[Row], names: list[str]) -> list[Row]:
    """The rows in the order of these ids; raises BadContent unless each has one row."""
    by_id = {str(row["id"]): row for row in rows}
    for id in by_id:
        if id not in names:
            raise BadContent(f"{path}: {id} is not known")
    for id in names:
        if id not in by_id:
            raise BadContent(f"{path}: there is no row for {id}")
    return [by_id[id] for id in names]


def later_cards(given: list[Row]) -> list[Row]:
    """The rows of the cards that the game has got since an edition with these rows."""
    known = {row["id"] for row in given}
    return [row for row in ids.CARD_ROWS if row["id"] not in known]


def numbered(path: Path, rows: list[Row], key: str, first: int, most: int) -> list[Row]:
    """The rows by number; raises BadContent if there is a gap."""
    numbered = sorted(rows, key=lambda row: number(path, row, "id", first, most))
    if [row["id"] for row in numbered] != list(range(first, first + len(rows))) or not rows:
        raise BadContent(f"{path}: [[{key}]] rows run from {first} without a gap")
    return numbered


def index(path: Path, row: Row, key: str, names: list[str]) -> int:
    """The index of a row's value among the ids; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, str) or value not in names:
        raise BadContent(f"{path}: {row.get('id', row.get('face'))}: {key} cannot be {value}")
    return names.index(value)


def indexes(path: Path, row: Row, key: str, names: list[str]) -> list[int]:
    """The sorted indexes of a row's values among the ids; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, list) or not all(part in names for part in value):
        raise BadContent(f"{path}: {row.get('id')}: {key} must be a list of known ids")
    return sorted(names.index(part) for part in value)


def face(path: Path, row: Row, key: str) -> Row:
    """One face of a counter; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, dict):
        raise BadContent(f"{path}: {row.get('id')}: {key} must have a face, a side and a value")
    return value


def optional(path: Path, row: Row, key: str, low: int, high: int) -> int:
    """An optional number of a row; 0 if missing."""
    return number(path, row, key, low, high) if key in row else 0
