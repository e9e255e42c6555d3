"""Who knew which loyalty card when, as the end of a game shows it."""

from hatamoto.games.shogunate import GAME, ledger, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.story import build_story
from hatamoto.kernel.story_types import Secret
from tests.records.shogunate.recipes import FOLDER


def played(name: str) -> Match:
    return replay(GAME, parse((FOLDER / f"{name}.record").read_text(encoding="utf-8")))


def secrets(name: str) -> tuple[ShogunateState, list[Secret]]:
    match = played(name)
    assert isinstance(match.state, ShogunateState)
    return match.state, build_story(match, 0)["secrets"]


def test_every_player_has_two_cards_and_those_of_the_end() -> None:
    for path in FOLDER.glob("*.record"):
        state, cards = secrets(path.stem)
        for seat in range(state.seats):
            own = [card["facts"]["clan"] for card in cards if card["seat"] == seat]
            hand = loyalty.clans_in(state.down[seat] + state.up[seat])
            assert sorted(map(str, own)) == sorted(state.content.leaders[clan] for clan in hand)


def test_what_is_known_at_the_end_is_what_the_notes_say() -> None:
    for path in FOLDER.glob("*.record"):
        state, cards = secrets(path.stem)
        for seat in range(state.seats):
            fresh = {
                (note.owner, state.content.leaders[note.clan])
                for note in ledger.notes(state, seat)
                if not note.stale
            }
            last = {
                (card["seat"], card["facts"]["clan"])
                for card in cards
                if seat in card["spans"][-1]["knowing"]
            }
            assert last == fresh


def test_face_up_cards_are_open_to_everybody() -> None:
    state, cards = secrets("tie_by_revealed_cards")
    face_up = sum(1 for card in cards if card["spans"][-1]["open"])
    assert face_up == sum(loyalty.size(state.up[seat]) for seat in range(state.seats))
    assert face_up > 0


def test_an_exchanged_card_goes_on_in_the_row_of_its_new_owner() -> None:
    _, cards = secrets("tie_by_second_leader")
    moved = [card for card in cards if len({span["seat"] for span in card["spans"]}) > 1]
    assert moved
    assert all(card["spans"][-1]["seat"] == card["seat"] for card in cards)
    moments = [span["moment"] for card in cards for span in card["spans"]]
    assert max(moments) <= len(played("tie_by_second_leader").lines)
