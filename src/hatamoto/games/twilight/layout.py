"""The layout of the view as numbers, and the maximum length of a game."""

from typing import Final, final

from hatamoto.games.twilight import actions, codes, ids, stage
from hatamoto.games.twilight.content import Content
from hatamoto.kernel.layout import AnyOf, Number, OneOf, Part, Record, Row, Rows, Shape

INFLUENCE: Final = 20
"""The maximum influence in a column."""
AIMS: Final = ("choose_kind", "place", "realign", "free_realign", "coup", "war", "put", "take")
BY_EVENT: Final = 4
"""The maximum number of points an event gives."""


@final
class Signed(Part):
    """A signed whole number: one column per side."""

    def __init__(self, maximum: int) -> None:
        super().__init__(2)
        self.maximum = maximum

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write the number into the column of its side."""
        assert isinstance(value, int), f"{value!r} is no number"
        size = value if value > 0 else -value
        if size:
            row.put(at if value < 0 else at + 1, min(1.0, size / self.maximum))

    def maxima(self) -> list[int]:
        """The same maximum for both sides."""
        return [self.maximum, self.maximum]

    def labels(self, name: str) -> list[str]:
        """Anti-Bakufu's column, then Pro-Bakufu's."""
        return [f"{name}:{side} /{self.maximum}" for side in ids.SIDE_IDS]


@final
class ByName(Part):
    """An object from ids to values: for each id, whether it is present, then its columns."""

    def __init__(self, names: list[str], entry: Part) -> None:
        super().__init__(len(names) * (1 + entry.size))
        self.names = OneOf(names)
        self.entry = entry

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write the ids that are present."""
        assert isinstance(value, dict), f"{value!r} is no object"
        for name, inner in value.items():
            start = at + self.names.column(name) * (1 + self.entry.size)
            row.put(start, 1.0)
            if inner is not None:
                self.entry.fill(inner, row, start + 1)

    def maxima(self) -> list[int]:
        """Those of every id."""
        return [1, *self.entry.maxima()] * self.names.size

    def labels(self, name: str) -> list[str]:
        """The labels of every id."""
        found: list[str] = []
        for token in self.names.tokens:
            found.append(f"{name}/{token}")
            found.extend(self.entry.labels(f"{name}/{token}"))
        return found


@final
class NamedRows(Part):
    """A list of objects with an id in one field; each id has its own columns."""

    def __init__(self, key: str, names: list[str], rest: Record) -> None:
        self.key = key
        self.by_name = ByName(names, rest)
        super().__init__(self.by_name.size)

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write each object into the columns of its name."""
        assert isinstance(value, list), f"{value!r} is no list"
        named: dict[str, object] = {}
        for entry in value:
            named[entry[self.key]] = {k: v for k, v in entry.items() if k != self.key}
        self.by_name.fill(named, row, at)

    def maxima(self) -> list[int]:
        """Those of every name."""
        return self.by_name.maxima()

    def labels(self, name: str) -> list[str]:
        """The labels of every name."""
        return self.by_name.labels(name)


def shape(content: Content) -> Shape:
    """The columns of facts and view, and the maximum number of decisions and draws."""
    return Shape(facts(content), view(content), longest(content), draws(content))


def rounds(content: Content) -> int:
    """The maximum number of rounds: both hands full in every turn."""
    return 2 * content.turns * content.max_cards


def longest(content: Content) -> int:
    """In each round: play, use, kind, all points, an event's kind and points; and the navy."""
    return rounds(content) * (4 + max(content.points) + BY_EVENT) + content.turns


def draws(content: Content) -> int:
    """A card for each round, and two dice for each point."""
    return rounds(content) * (1 + 2 * (max(content.points) + BY_EVENT))


def facts(content: Content) -> Record:
    """The facts of the prompts."""
    points = Number(max(content.points))
    return Record(
        {
            "seat": OneOf(range(2)),
            "round": Number(2 * content.max_cards),
            "card": OneOf(content.cards),
            "points": points,
            "count": points,
            "space": OneOf(content.spaces),
            "target": Number(6),
            "marker": OneOf(content.faces),
        }
    )


def view(content: Content) -> Record:
    """The tracks, the map, the cards, and the seat's own part."""
    cards = AnyOf(content.cards)
    return Record(
        {
            **tracks(content),
            "spaces": NamedRows("space", content.spaces, space_part()),
            "markers": NamedRows("marker", content.faces, marker_part(content)),
            "areas": NamedRows("area", content.areas, area_part(content)),
            "kyo_net": Signed(content.kyo_points),
            "ports_net": Signed(2 * content.port_points + content.ports_bonus),
            "scored": AnyOf(content.scored),
            "hands": Rows(2, Number(content.max_cards)),
            "pile": Number(len(content.cards)),
            "discard": cards,
            "removed": cards,
            "card": OneOf(content.cards),
            "use": OneOf(actions.USE_IDS),
            "parts": Rows(2, OneOf(stage.PARTS)),
            "part": OneOf(stage.PARTS),
            "event_due": Number(),
            "asked": asked_part(content),
            "dice": Rows(2, OneOf(range(1, 7))),
            "ended": OneOf(codes.REASONS[1:]),
            "winner": OneOf(range(2)),
            "you": you_part(content),
        }
    )


def tracks(content: Content) -> dict[str, Part]:
    """The tracks and boxes."""
    seat = OneOf(range(2))
    return {
        "turn": Number(content.turns),
        "years": OneOf(content.years),
        "round": Number(2 * content.max_cards),
        "first": seat,
        "active": seat,
        "opened": Number(),
        "vp": Signed(content.winning_points),
        "treaty": Number(content.last_treaty),
        "hand_size": Number(content.max_cards),
        "intervention": Number(content.last_intervention),
        "coup_allowed": Number(),
        "coup_ban": Number(content.last_intervention),
        "joi": Number(),
        "joi_side": OneOf(ids.SIDE_IDS),
        "yokohama": Number(),
        "modifier": Number(),
        "court": Rows(2, Number(content.last_court)),
        "court_done": Rows(2, Number()),
        "court_modifiers": Rows(2, Signed(max(1, -content.court_modifier))),
    }


def space_part() -> Record:
    """A space."""
    influence = Number(INFLUENCE)
    return Record(
        {
            "anti": influence,
            "pro": influence,
            "anti_support": influence,
            "pro_support": influence,
            "control": OneOf(ids.SIDE_IDS),
            "closed": Number(),
        }
    )


def marker_part(content: Content) -> Record:
    """A counter on the map."""
    return Record(
        {
            "space": OneOf(content.spaces),
            "side": OneOf(ids.SIDE_IDS),
            "value": Number(max(content.face_value)),
        }
    )


def area_part(content: Content) -> Record:
    """What an area would score."""
    most = max(content.control)
    side = Record(
        {
            "clans": Number(max(len(clans) for clans in content.area_clans)),
            "powered": Number(),
            "status": OneOf(codes.STATUS_IDS),
            "points": Number(most),
        }
    )
    return Record({"anti": side, "pro": side, "net": Signed(most)})


def asked_part(content: Content) -> Record:
    """The open decision about a space."""
    points = Number(max(content.points))
    return Record(
        {
            "seat": OneOf(range(2)),
            "decision": OneOf(AIMS),
            "points": points,
            "target": Number(6),
            "prices": ByName(content.spaces, Number(2)),
            "bonus": ByName(content.spaces, Rows(2, Number(6))),
            "after": ByName(content.spaces, OneOf(ids.SIDE_IDS)),
            "needs": ByName(content.spaces, Number(7)),
            "most": ByName(content.spaces, Signed(10)),
            "odds": ByName(content.spaces, Rows(2, Number(100))),
            "court_die": Number(6),
        }
    )


def you_part(content: Content) -> Record:
    """The hand and what its cards could do."""
    most = content.max_cards
    cards = AnyOf(content.cards)
    return Record(
        {
            "seat": OneOf(range(2)),
            "hand": cards,
            "events": Rows(most, Number()),
            "court": Rows(most, Number()),
            "pays": Rows(most, Signed(max(content.control))),
            "known": cards,
        }
    )
