"""What the lab measures: first orders, units lost, attackers, victory hexes held."""

from collections.abc import Mapping

from hatamoto.games.battles.content import Scenario, hexes
from hatamoto.games.battles.picture import field_spot
from hatamoto.kernel.factors import MIDDLE, Factor, Factors, Spots
from hatamoto.kernel.verbs import VerbTable


def factors(scenario: Scenario, verbs: VerbTable) -> Factors:
    """The factors of one battle."""
    units = scenario.pieces[: scenario.units]
    lost = {
        (scenario.owner[index], unit): (f"view_sides/{scenario.owner[index]}/removed={unit}",)
        for index, unit in enumerate(units)
    }
    names = verbs.by_words["melee"].domains[0].tokens
    attacks = {unit: (verbs.action("melee", names.index(unit)),) for unit in units}
    places = [hexes.HEX_IDS[hex] for hex in scenario.victory_hexes]
    held = {
        (seat, place): (f"view_control/{index}/seat={seat}",)
        for seat in range(2)
        for index, place in enumerate(places)
    }
    return Factors(
        ["order"],
        [
            Factor("hexes", "victory", places, held, MIDDLE),
            Factor("losses", "unit", units, lost, MIDDLE),
            Factor("attackers", "unit", units, actions=attacks),
        ],
        "hexes",
        1 + scenario.turns // 2,
    )


def spots(scenario: Scenario, view: Mapping[str, object]) -> Spots:
    """The coordinates of the victory hexes."""
    return {hexes.HEX_IDS[hex]: field_spot(hex) for hex in scenario.victory_hexes}
