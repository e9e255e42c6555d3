"""The story of a game: where the points came from, and the cards left in both hands."""

from typing import Final, final

from hatamoto.games.twilight import board, codes, ids, ledger
from hatamoto.games.twilight.events import ENDINGS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.events import Event
from hatamoto.kernel.narrator import SCORE, Narrator, Step, check
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.story_types import Check, Part, Secret, Span

EVENT_WEIGHTS: Final[dict[str, int]] = {
    "war_won": 7,
    "war_failed": 7,
    "coup_rolled": 6,
    "event_occurred": 5,
    "area_scored": 4,
    "kyo_scored": 4,
    "ports_scored": 4,
    "court_raised": 3,
    "control_gained": 3,
    "control_lost": 2,
    "joi_scored": 2,
    "vp_gained": 1,
}
SCORINGS: Final[dict[str, str]] = {
    "area_scored": "area",
    "kyo_scored": "kyo",
    "ports_scored": "ports",
    "joi_scored": "joi",
}
OTHERS: Final = "others"
EARLIER: Final = "earlier"
FINAL: Final = "final"
NO_FACTS: Final[Facts] = {}


@final
class TwilightNarrator(Narrator[TwilightState]):
    """Adds up the points by source, and tracks the hands."""

    def __init__(self) -> None:
        super().__init__("turn", EVENT_WEIGHTS, mirrored=True)
        self.rows: list[Part] = []
        self.is_final = False
        self.held: list[dict[int, list[Span]]] = [{}, {}]

    def follow(self, state: TwilightState, step: Step) -> None:
        """Add the points that were gained, and track the cards."""
        source, facts = OTHERS, NO_FACTS
        for event in step.events:
            if event.kind == "final_scoring_began":
                self.is_final = True
            elif event.kind in SCORINGS:
                source = SCORINGS[event.kind]
                facts = {"area": event.facts["area"]} if source == "area" else NO_FACTS
                self._row(source, facts)
            elif event.kind == "vp_gained":
                self._gain(self._row(source, facts), event)
                source, facts = OTHERS, NO_FACTS
        for side in (ids.ANTI, ids.PRO):
            self._follow_hand(state, side, step)

    def _row(self, source: str, facts: Facts) -> Part:
        """The row of a source, created if necessary."""
        group = FINAL if self.is_final else EARLIER
        for row in self.rows:
            if row["group"] == group and row["id"] == source and row["facts"] == facts:
                return row
        made: Part = {"group": group, "id": source, "facts": facts, "values": [0, 0]}
        self.rows.append(made)
        return made

    def _gain(self, row: Part, event: Event) -> None:
        side, amount = event.facts["seat"], event.facts["amount"]
        if isinstance(side, int) and isinstance(amount, int):
            row["values"][side] += amount

    def _follow_hand(self, state: TwilightState, side: int, step: Step) -> None:
        before, known = self.held[side], ledger.known_of(state, side)
        after: dict[int, list[Span]] = {}
        for card in board.hand(state, side):
            spans = after[card] = before.get(card, [])
            knowing = [1 - side] if card in known else []
            if not spans or spans[-1]["knowing"] != knowing:
                spans.append(
                    {
                        "at": max(state.turn, 1),
                        "moment": step.moment,
                        "seat": side,
                        "knowing": knowing,
                        "open": False,
                    }
                )
        self.held[side] = after

    def board(self, state: TwilightState) -> list[str]:
        """The spaces with influence: the id, that of Anti-Bakufu and that of Pro-Bakufu."""
        rows: list[str] = []
        for space, name in enumerate(state.content.spaces):
            anti, pro = (
                board.influence(state, ids.ANTI, space),
                board.influence(state, ids.PRO, space),
            )
            if anti or pro:
                rows.append(f"{name} {anti} {pro}")
        return rows

    def goal(self, state: TwilightState) -> int | None:
        """The points that win at once (§11.1(i))."""
        return state.content.winning_points

    def checks(self, state: TwilightState, winner: int, rival: int) -> list[Check]:
        """The marker, then the first player (§11.4(3)); or what ended the game by itself."""
        seats: Facts = {"seat": winner, "other_seat": rival}
        rule = ENDINGS[state.ended]
        if state.ended == codes.INTERVENTION:
            return [check("intervention", rule, seats, True)]
        points = state.vp if winner == ids.PRO else -state.vp
        facts: Facts = {**seats, "score": points}
        if state.vp != 0:
            return [check(SCORE, rule, facts, True)]
        first = check("first_player", "11.4(3)", seats, True)
        return [check(SCORE, rule, facts, False), first]

    def parts(self, state: TwilightState) -> list[Part]:
        """The points scored during the game, then those of the final scoring."""
        shown = [row for row in self.rows if row["group"] == FINAL or any(row["values"])]
        return sorted(shown, key=lambda row: (row["group"] == FINAL, row["id"] == OTHERS))

    def secrets(self, state: TwilightState) -> list[Secret]:
        """The cards left in both hands, with who knew them when."""
        names = state.content.cards
        return [
            {"seat": side, "facts": {"card": names[card]}, "spans": spans}
            for side in (ids.ANTI, ids.PRO)
            for card, spans in self.held[side].items()
        ]
