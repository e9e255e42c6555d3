"""Meeting a demand with an official of the right action (§tokken/meet)."""

from typing import Final, final

from hatamoto.games.edo import actions, board, changes, codes, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.harvest import open_action
from hatamoto.games.edo.extension_points import Offer, lack
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken_board
from hatamoto.games.edo.tokken.board import column_of
from hatamoto.games.edo.tokken.changes import meet
from hatamoto.kernel.refusals import Facts, Refusal, refused

ACTION_OF: Final[list[int]] = [ids.TRADING, ids.TRAVEL, ids.BUILDING]
"""By kind of demand, the action that meets it."""
RULE_OF: Final[list[str]] = ["tokken/demands/1", "tokken/demands/2", "tokken/demands/3"]


def is_placed(state: EdoState, seat: int, kind: int) -> bool:
    """Whether there is a samurai where the demand needs one: with the merchant, or in Edo."""
    if kind == ids.FOREIGN:
        return True
    return samurai.stands_at(state, seat, state.merchant if kind == ids.LOCAL else ids.EDO)


@final
class Meeting(Offer):
    """An official meets an open demand instead of the usual action (§tokken/meet, ruling 33).

    Local goods with trading, foreign goods with travel, a palace extension with building in Edo
    (§tokken/demands/1, §tokken/demands/2, §tokken/demands/3).
    """

    verbs: tuple[str, ...] = ("meet",)
    belongs_to: tuple[int, ...] = (ids.BUILDING, ids.TRAVEL, ids.TRADING)
    rule = "tokken/meet"
    module = "tokken"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The affordable demands in the three columns that belong to the action."""
        if not board.officials_left(state):
            return
        content, action = state.config.content, open_action(state, seat)
        for column in range(tokken_board.COLUMNS):
            demand = state.court[column]
            if demand == codes.NO_TOKEN:
                continue
            kind = content.demand_kind[demand]
            fits = ACTION_OF[kind] == action and is_placed(state, seat, kind)
            if fits and board.affords(state, seat, content.demand_price, demand):
                offered.append(actions.NUMBERS[actions.MEET + demand])

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """No official, not open, of another action, no samurai, or too expensive."""
        demand, content = action - actions.MEET, state.config.content
        kind = content.demand_kind[demand]
        facts: Facts = {"demand": ids.DEMAND_IDS[demand]}
        if not board.officials_left(state):
            return refused("perform/officials", "no_official")
        if column_of(state, demand) < 0:
            return refused(self.rule, "not_demanded", facts)
        if ACTION_OF[kind] != open_action(state, seat):
            wanted = ids.ACTION_IDS[ACTION_OF[kind]]
            return refused(RULE_OF[kind], "other_demand", {**facts, "action": wanted})
        if not is_placed(state, seat, kind):
            space = ids.SPACE_IDS[state.merchant if kind == ids.LOCAL else ids.EDO]
            return refused(RULE_OF[kind], "no_samurai", {"space": space})
        return self._too_expensive(state, seat, demand)

    def _too_expensive(self, state: EdoState, seat: int, demand: int) -> Refusal:
        prices = state.config.content.demand_price
        rule = RULE_OF[state.config.content.demand_kind[demand]]
        good = board.lacking(state, seat, prices, demand)
        facts: Facts = {"good": ids.GOOD_IDS[good], "price": prices[demand * ids.GOODS + good]}
        return refused(rule, "not_enough", facts)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The trading post gives no bonus here (§tokken/demands/1)."""
        changes.use_official(state, seat)
        meet(state, seat, column_of(state, action - actions.MEET))

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The price of the demand, and its point."""
        prices, demand = state.config.content.demand_price, action - actions.MEET
        return [*prices[demand * 4 : demand * 4 + 4], 1]

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The open demands of this action: met at once, after a paid move, or why not."""
        content, action = state.config.content, open_action(state, seat)
        for column in range(tokken_board.COLUMNS):
            demand = state.court[column]
            if demand == codes.NO_TOKEN or ACTION_OF[content.demand_kind[demand]] != action:
                continue
            rows.append(self._row(state, seat, arrival_costs, demand))

    def _row(self, state: EdoState, seat: int, arrival_costs: list[int], demand: int) -> Facts:
        content, name = state.config.content, ids.DEMAND_IDS[demand]
        kind = content.demand_kind[demand]
        if not board.affords(state, seat, content.demand_price, demand):
            return lack(self._too_expensive(state, seat, demand), demand=name)
        if is_placed(state, seat, kind):
            return {"what": "meet", "demand": name}
        space = state.merchant if kind == ids.LOCAL else ids.EDO
        spare = (
            state.holdings[seat * codes.HELD + ids.RYO]
            - content.demand_price[demand * ids.GOODS + ids.RYO]
        )
        if arrival_costs[space] > spare:
            return lack(self.blocker(state, seat, actions.MEET + demand), demand=name)
        way: Facts = {"space": ids.SPACE_IDS[space], "price": arrival_costs[space]}
        return {"what": "meet_after", "demand": name, **way}
