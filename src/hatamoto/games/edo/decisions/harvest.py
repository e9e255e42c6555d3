"""Forestry, quarry, rice field; rice delivery and money (§action/chart)."""

from typing import final

from hatamoto.games.edo import actions, board, changes, events, plans, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.extension_points import Offer, lack
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Facts, Refusal, refused


def open_action(state: EdoState, seat: int) -> int:
    """The action of the open card; for a harvest it equals the good."""
    return plans.action(plans.open_slot(state, seat))


def kind_at(space: int) -> int:
    """The good of a resource space."""
    return (space - ids.RESOURCE_FIRST) // ids.EACH_RESOURCE


def harvesters(state: EdoState, seat: int, least: int, base: int, offered: list[int]) -> None:
    """Append the spaces of the open harvest with a samurai that has not produced.

    Spaces that produce less than `least` by the chart are left out (ruling 44).
    """
    good = open_action(state, seat)
    first = ids.RESOURCE_FIRST + good * ids.EACH_RESOURCE
    found = samurai.spaces(state, seat) if state.moving else samurai.free_spaces(state, seat)
    for space in found:
        is_field = first <= space < first + ids.EACH_RESOURCE
        if is_field and state.config.is_resource(space) and board.harvest(state, space) >= least:
            offered.append(base + space - ids.RESOURCE_FIRST)


def harvest_blocker(state: EdoState, seat: int, space: int) -> Refusal:
    """Why nothing can be produced on a space with this card."""
    action = ids.ACTION_IDS[open_action(state, seat)]
    facts: Facts = {"space": ids.SPACE_IDS[space]}
    if not masks.has(state.config.on_side, space):
        return refused("setup/board", "not_on_side", facts)
    if not board.officials_left(state):
        return refused("perform/officials", "no_official")
    if kind_at(space) != open_action(state, seat):
        return refused("action/chart", "other_resource", {**facts, "action": action})
    if masks.has(state.config.covered, space):
        return refused("setup/covers", "covered", facts)
    if not samurai.stands_at(state, seat, space):
        return refused("action/chart", "no_samurai", facts)
    if not state.moving and samurai.index_at(state, seat, space) < 0:
        return refused("action/chart", "has_produced", facts)
    return refused("action/chart", "yields_nothing", facts)


def produce(state: EdoState, seat: int, space: int, amount: int) -> None:
    """One samurai produces the good of its space, plus the bonus of the card (ruling 49)."""
    good = kind_at(space)
    amount += board.amount(state, seat)
    changes.use_official(state, seat)
    changes.mark(state, seat, space)
    changes.gain(state, seat, good, amount)
    events.goods_produced(state, seat, space, good, amount)


@final
class Producing(Offer):
    """An official lets another samurai produce by the chart (§action/chart).

    With forestry wood, with quarry stone, with rice field rice (§action/forestry, §action/quarry,
    §action/rice_field).
    """

    verbs: tuple[str, ...] = ("produce",)
    belongs_to: tuple[int, ...] = (ids.WOOD, ids.STONE, ids.RICE)
    rule = "action/chart"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The spaces with a samurai that has not produced and would produce something."""
        if board.officials_left(state):
            least = 0 if board.amount(state, seat) else 1
            harvesters(state, seat, least, actions.PRODUCE, offered)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """There is no official, no samurai, or nothing to produce."""
        return harvest_blocker(state, seat, action - actions.PRODUCE + ids.RESOURCE_FIRST)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Own samurai on the space count like all others (ruling 1)."""
        space = action - actions.PRODUCE + ids.RESOURCE_FIRST
        produce(state, seat, space, board.harvest(state, space))

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """By space: what each samurai there, or one that moves there for pay, would produce."""
        first = ids.RESOURCE_FIRST + open_action(state, seat) * ids.EACH_RESOURCE
        fields = [s for s in range(first, first + ids.EACH_RESOURCE) if state.config.is_resource(s)]
        near = [space for space in fields if arrival_costs[space] != ids.NO_WAY]
        rows += [field_row(state, seat, arrival_costs, space) for space in near]
        if not near:
            rows.append(lack(harvest_blocker(state, seat, fields[0])))


def field_row(state: EdoState, seat: int, arrival_costs: list[int], space: int) -> Facts:
    """The outlook of a resource space for a seat whose samurai can be there."""
    own = samurai.count_at(state, seat, space)
    amount = board.harvest_among(state, state.crowd[space] + int(own == 0))
    amount += board.amount(state, seat)
    where: Facts = {
        "space": ids.SPACE_IDS[space],
        "good": ids.GOOD_IDS[kind_at(space)],
        "amount": amount,
    }
    if amount == 0:
        return lack(refused("action/chart", "yields_nothing", where))
    if own == 0:
        return {"what": "produce_after", "price": arrival_costs[space], **where}
    return {"what": "produce", "samurai": own, **where}


@final
class Collecting(Offer):
    """An official brings rice or ryo, as the card says (§action/rice_delivery, §action/money)."""

    verbs: tuple[str, ...] = ("collect",)
    belongs_to: tuple[int, ...] = (ids.RICE_DELIVERY, ids.MONEY)
    rule = "perform/officials"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """While officials are left."""
        if board.officials_left(state):
            offered.append(actions.COLLECT)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """All officials have been used."""
        return refused(self.rule, "no_official")

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """No samurai is needed."""
        amount = board.amount(state, seat)
        changes.use_official(state, seat)
        if open_action(state, seat) == ids.MONEY:
            changes.gain(state, seat, ids.RYO, amount)
            events.money_collected(state, seat, amount)
        else:
            changes.gain(state, seat, ids.RICE, amount)
            events.rice_delivered(state, seat, amount)

    def repeats(self, state: EdoState, seat: int, action: int) -> int:
        """All officials of the card bring the same."""
        return board.officials_left(state)

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """What each official brings."""
        good = ids.GOOD_IDS[ids.RYO if open_action(state, seat) == ids.MONEY else ids.RICE]
        rows.append({"what": "collect", "good": good, "amount": board.amount(state, seat)})
