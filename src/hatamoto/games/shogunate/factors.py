"""What the lab measures: first cards, Plots of the Hatamoto, loyalties, cards played."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.picture import leader_spot
from hatamoto.kernel.factors import FIRST, Factor, Factors, Spots
from hatamoto.kernel.verbs import VerbTable

MIDDLE_ROUND: Final = 5


def factors(edition: Content, verbs: VerbTable, seats: int) -> Factors:
    """The factors of a table with this number of seats."""
    everybody = range(seats)
    plots = {
        (seat, plot): (f"view_plot={plot}", f"view_hatamoto={seat}")
        for seat in everybody
        for plot in edition.plots
    }
    held = {
        (seat, clan): (f"you_loyalty={clan}",) for seat in everybody for clan in edition.leaders
    }
    played = {card: (verbs.action("play", index),) for index, card in enumerate(edition.cards)}
    return Factors(
        ["choose_card"],
        [
            Factor("loyalties", "leader", edition.leaders, held, FIRST),
            Factor("plots", "plot", edition.plots, plots),
            Factor("cards", "card", edition.cards, actions=played),
        ],
        "loyalties",
        MIDDLE_ROUND,
    )


def spots(view: Mapping[str, object]) -> Spots:
    """The coordinates of the leaders in the Line."""
    line = view["line"]
    assert isinstance(line, list)
    return {row["leader"]: leader_spot(slot) for slot, row in enumerate(line)}
