"""The story of a game: the tie-breaks, and who knew which loyalty card when."""

from typing import Final, final

from hatamoto.games.shogunate import ledger, loyalty, scoring
from hatamoto.games.shogunate.events import leader_name
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.events import Event
from hatamoto.kernel.narrator import Narrator, Step, check, until_decided
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.story_types import Check, Secret, Span

EVENT_WEIGHTS: Final[dict[str, int]] = {
    "leader_moved": 5,
    "leaders_switched": 5,
    "honour_moved": 5,
    "loyalty_exchanged": 4,
    "loyalty_turned": 4,
    "shinobi_moved": 3,
    "shinobi_struck": 2,
    "honour_gained": 1,
}
RULES: Final = ("end/reveal", "end/tie_leader", "end/tie_second", "end/tie_revealed")
IDS: Final = ("score", "tie_leader", "tie_second", "tie_revealed")


@final
class Card:
    """A loyalty card in a player's hand, with who knew it when."""

    def __init__(self, clan: int, seat: int) -> None:
        self.clan = clan
        self.seat = seat
        self.spans: list[Span] = []


@final
class ShogunateNarrator(Narrator[ShogunateState]):
    """Tracks the loyalty cards through all hands, using the ledger."""

    def __init__(self) -> None:
        super().__init__("round", EVENT_WEIGHTS, hidden=True)
        self.cards: list[Card] = []
        self.learned = -1

    def follow(self, state: ShogunateState, step: Step) -> None:
        """Move the cards that changed hands, and extend their spans."""
        for event in step.events:
            if event.kind == "loyalty_swapped":
                self._swap(state, event)
        self._match_hands(state)
        if self.learned != state.learned or not all(card.spans for card in self.cards):
            self.learned = state.learned
            self._note(state, step)

    def _swap(self, state: ShogunateState, event: Event) -> None:
        facts = event.facts
        one = self._held(state, facts["seat"], facts["clan"])
        other = self._held(state, facts["other_seat"], facts["other_clan"])
        one.seat, other.seat = other.seat, one.seat

    def _held(self, state: ShogunateState, seat: object, clan: object) -> Card:
        """A card of a clan in a hand, preferably a face-down one."""
        found = [
            card
            for card in self.cards
            if card.seat == seat and leader_name(state, card.clan) == clan
        ]
        found.sort(key=lambda card: bool(card.spans) and card.spans[-1]["open"])
        return found[0]

    def _match_hands(self, state: ShogunateState) -> None:
        """Add cards that were dealt, and drop those that were dealt again."""
        for seat in range(state.seats):
            hand = loyalty.clans_in(state.down[seat] + state.up[seat])
            kept: list[Card] = []
            for card in self.cards:
                if card.seat != seat:
                    kept.append(card)
                elif card.clan in hand:
                    hand.remove(card.clan)
                    kept.append(card)
            self.cards = kept + [Card(clan, seat) for clan in hand]

    def _note(self, state: ShogunateState, step: Step) -> None:
        known = [ledger.notes(state, seat) for seat in range(state.seats)]
        face_up = [loyalty.clans_in(state.up[seat]) for seat in range(state.seats)]
        used: set[tuple[int, int]] = set()
        for card in sorted(self.cards, key=lambda each: not was_open(each)):
            is_open = card.clan in face_up[card.seat]
            if is_open:
                face_up[card.seat].remove(card.clan)
            key = (card.seat, card.clan)
            is_first = key not in used
            if not is_open:
                used.add(key)
            knowing = [
                seat
                for seat in range(state.seats)
                if not is_open
                and is_first
                and seat != card.seat
                and any(
                    note.owner == card.seat and note.clan == card.clan and not note.stale
                    for note in known[seat]
                )
            ]
            self._extend(card, step, knowing, is_open)

    def _extend(self, card: Card, step: Step, knowing: list[int], is_open: bool) -> None:
        if card.spans:
            last = card.spans[-1]
            same = last["seat"] == card.seat and last["open"] == is_open
            if same and last["knowing"] == knowing:
                return
        card.spans.append(
            {
                "at": step.at,
                "moment": step.moment,
                "seat": card.seat,
                "knowing": knowing,
                "open": is_open,
            }
        )

    def goal(self, state: ShogunateState) -> int | None:
        """The threshold (§play/check)."""
        return state.options.threshold

    def checks(self, state: ShogunateState, winner: int, rival: int) -> list[Check]:
        """The score, then the tie-breaks (§end/tie_leader, §end/tie_second, §end/tie_revealed)."""
        own, other = scoring.key(state, winner), scoring.key(state, rival)
        facts = [
            self._scores(own, other),
            self._leaders(state, winner, rival, 1),
            self._leaders(state, winner, rival, 2),
            self._revealed(own, other),
        ]
        rows: list[Check] = []
        for at in range(len(IDS)):
            seats: Facts = {"seat": winner, "other_seat": rival}
            id = IDS[at]
            if at == 2 and "clan" not in facts[at]:
                id = "tie_second_none"
            rows.append(check(id, RULES[at], {**seats, **facts[at]}, own[at] != other[at]))
        return until_decided(rows)

    def _scores(self, own: tuple[int, ...], other: tuple[int, ...]) -> Facts:
        return {"score": own[0], "other_score": other[0]}

    def _leaders(self, state: ShogunateState, winner: int, rival: int, index: int) -> Facts:
        """The leaders that are compared and their slots; empty if a hand is a pair."""
        facts: Facts = {}
        for seat, prefix in ((winner, ""), (rival, "other_")):
            hand = loyalty.clans_in(state.down[seat] + state.up[seat])
            leaders = sorted(set(hand), key=lambda clan: state.slot_of[clan])
            if len(leaders) >= index:
                leader = leaders[index - 1]
                facts[f"{prefix}clan"] = leader_name(state, leader)
                facts[f"{prefix}slot"] = state.slot_of[leader] + 1
        return facts if len(facts) == 4 else {}

    def _revealed(self, own: tuple[int, ...], other: tuple[int, ...]) -> Facts:
        return {"count": -own[3], "other_count": -other[3]}

    def secrets(self, state: ShogunateState) -> list[Secret]:
        """All loyalty cards by their owners at the end."""
        self.cards.sort(key=lambda card: card.seat)
        return [
            {
                "seat": card.seat,
                "facts": {"clan": leader_name(state, card.clan)},
                "spans": card.spans,
            }
            for card in self.cards
        ]

    def board(self, state: ShogunateState) -> list[str]:
        """The Line."""
        return [leader_name(state, leader) for leader in state.line]

    def touched(self, events: list[Event]) -> list[str]:
        """The leaders that the headline names."""
        facts = events[0].facts
        keys = ("leader", "other_leader", "from_leader", "to_leader", "clan")
        return [str(facts[key]) for key in keys if key in facts]


def was_open(card: Card) -> bool:
    """Whether the card was face-up in its last span."""
    return bool(card.spans) and card.spans[-1]["open"]
