"""For the tests of cards: let an event occur and see everything that it changes on the table."""

from typing import Final

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import CARD_IDS
from hatamoto.games.twilight.state import TwilightState
from tests.games.kit import entries, legal, refusal, run
from tests.games.twilight import table
from tests.games.twilight.table import ANTI, PRO

TRACKS: Final = ["vp", "treaty", "intervention", "court", "modifier", "joi", "ended"]

UNMET = ("event_unmet", "7.2(i)")
"""How a use for an event is refused whose condition does not hold."""


def about_to_play(card: str, seat: int, **fields: object) -> TwilightState:
    """The round of a seat that holds the card and one more, so that the turn goes on."""
    more = [other for other in ("chubu_situation", "ou_situation", "kazunomiya") if other != card]
    hands = [[card, more[0]], [more[1]]] if seat == ANTI else [[more[1]], [card, more[0]]]
    return table.holding(seat, card, **{"hands": hands, **fields})


def occurring(card: str, seat: int, *answers: str, **fields: object) -> TwilightState:
    """The seat plays the card for its event, before the action if both happen."""
    state = about_to_play(card, seat, **fields)
    run(state, f"{seat} play {card}")
    use = "event" if "use event" in legal(state, seat) else "event_first"
    run(state, f"{seat} use {use}", *answers)
    return state


def effect(card: str, seat: int, *answers: str, **fields: object) -> dict[str, object]:
    """All that an event changes; where the round ends with it, influence has recovered too.

    By space `[anti, pro]`, by `+face` the space of a counter or None where it has left, and the
    tracks by name; `port` says whether Yokohama is open.
    """
    old = shown(about_to_play(card, seat, **fields))
    new = shown(occurring(card, seat, *answers, **fields))
    return {key: new.get(key) for key in old | new if old.get(key) != new.get(key)}


def own(card: str, *answers: str, **fields: object) -> dict[str, object]:
    """What an event changes when its own side plays it."""
    return effect(card, GAME.content.type[CARD_IDS.index(card)], *answers, **fields)


def unmet(card: str, **fields: object) -> tuple[str, str]:
    """Why the event of a card cannot be chosen by its own side; a common one's by Anti-Bakufu."""
    seat = GAME.content.type[CARD_IDS.index(card)] % 2
    state = about_to_play(card, seat, **fields)
    run(state, f"{seat} play {card}")
    return refusal(state, f"{seat} use event")


def shown(state: TwilightState) -> dict[str, object]:
    """What lies on the table."""
    view = state.view(PRO)
    found: dict[str, object] = {name: view[name] for name in TRACKS}
    found["port"] = view["yokohama"]
    for row in entries(view["spaces"]):
        found[str(row["space"])] = [row["anti"], row["pro"]]
    for row in entries(view["markers"]):
        found[f"+{row['marker']}"] = row["space"]
    return found


def where(state: TwilightState, card: str) -> str:
    """The pile a card lies in: `discard`, `removed`, or nothing."""
    number = CARD_IDS.index(card)
    if number in state.discard:
        return "discard"
    return "removed" if number in state.removed else ""
