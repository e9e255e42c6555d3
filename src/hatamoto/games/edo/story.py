"""The story of a game: the tie-breaks, and where the points came from."""

from typing import Final, final

from hatamoto.games.edo import codes, scoring
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.narrator import SCORE, Narrator, Step, check, until_decided
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.story_types import Check, Part

EVENT_WEIGHTS: Final[dict[str, int]] = {
    "fortress_built": 7,
    "house_built": 7,
    "temple_built": 7,
    "demand_met": 6,
    "point_traded": 6,
    "post_built": 5,
    "ronin_dispersed": 5,
    "card_authorized": 4,
    "privilege_granted": 4,
    "official_recruited": 3,
}
RULES: Final = ("end/edo", "end/scoring", "end/ties", "end/ties")
IDS: Final = ("in_edo", SCORE, "ryo", "samurai")
BUILT: Final[dict[str, str]] = {
    "house_built": "houses",
    "post_built": "posts",
    "fortress_built": "fortresses",
    "temple_built": "temples",
    "demand_met": "demands",
    "point_traded": "traded",
}
OTHERS: Final = "others"


@final
class EdoNarrator(Narrator[EdoState]):
    """Adds up the points by source."""

    def __init__(self) -> None:
        super().__init__("round", EVENT_WEIGHTS)
        self.sources: dict[str, list[int]] = {}

    def follow(self, state: EdoState, step: Step) -> None:
        """Attribute points to what was built, met or traded in the same line."""
        source = OTHERS
        for event in step.events:
            if event.kind in BUILT:
                source = BUILT[event.kind]
        for event in step.events:
            seat, amount = event.facts.get("seat"), event.facts.get("amount")
            if event.kind == "points_scored" and isinstance(seat, int) and isinstance(amount, int):
                values = self.sources.setdefault(source, [0] * state.seats)
                values[seat] += amount

    def goal(self, state: EdoState) -> int | None:
        """The points on the track that end the game (§end/check)."""
        return state.config.content.end_points

    def checks(self, state: EdoState, winner: int, rival: int) -> list[Check]:
        """A house in Edo, the score, money, samurai (§end/edo, §end/scoring, §end/ties)."""
        own, other = scoring.key(state, winner), scoring.key(state, rival)
        rows: list[Check] = []
        for at in range(len(IDS)):
            facts: Facts = {"seat": winner, "other_seat": rival}
            if at > 0:
                facts["score"], facts["other_score"] = int(own[at]), int(other[at])
            decides = own[at] != other[at]
            id = IDS[at] if at or decides else "both_in_edo" if own[0] else "none_in_edo"
            rows.append(check(id, RULES[at], facts, decides))
        return until_decided(rows)

    def parts(self, state: EdoState) -> list[Part]:
        """The points on the track by source, then those of the final scoring."""
        seats = range(state.seats)
        known = [sum(values[seat] for values in self.sources.values()) for seat in seats]
        track = [state.holdings[seat * codes.HELD + codes.POINTS] for seat in seats]
        rest = [track[seat] - known[seat] for seat in seats]
        if any(rest):
            others = self.sources.setdefault(OTHERS, [0] * state.seats)
            self.sources[OTHERS] = [others[seat] + rest[seat] for seat in seats]
        rows = [part("track", id, values) for id, values in self.sources.items()]
        rows.append(part("counted", "money", [scoring.for_money(state, seat) for seat in seats]))
        rows.append(part("counted", "abroad", [scoring.for_samurai(state, seat) for seat in seats]))
        tokens = [scoring.for_modules(state, seat) for seat in seats]
        if any(tokens):
            rows.append(part("counted", "tokens", tokens))
        return rows


def part(group: str, id: str, values: list[int]) -> Part:
    """A row of points."""
    return {"group": group, "id": id, "facts": {}, "values": values}
