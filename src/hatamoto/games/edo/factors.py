"""What the lab measures: packages and towns, privileges, special cards, cities led."""

from typing import Final

from hatamoto.games.edo.config import Config
from hatamoto.games.edo.content import Side, ids
from hatamoto.games.edo.picture import space_spot
from hatamoto.kernel.factors import MIDDLE, Factor, Factors, Spots

MIDDLE_ROUND: Final = 5


def factors(config: Config) -> Factors:
    """The factors of a table with these modules."""
    everybody = range(config.seats)
    specials = ids.CARD_IDS[ids.START_CARDS :]
    cards = {
        (seat, card): (f"view_players/{seat}/cards={card}",)
        for seat in everybody
        for card in specials
    }
    granted = {
        (seat, privilege): (f"view_players/{seat}/privileges={privilege}",)
        for seat in everybody
        for privilege in ids.PRIVILEGE_IDS
    }
    cities = [space for space in config.side.spaces if space < ids.CITIES]
    led = {
        (seat, ids.SPACE_IDS[city]): (f"view_cities/{index}/income/0/seat={seat}",)
        for seat in everybody
        for index, city in enumerate(cities)
    }
    return Factors(
        ["take_package", "choose_town"],
        [
            Factor("cities", "city", [ids.SPACE_IDS[city] for city in cities], led, MIDDLE),
            Factor("privileges", "privilege", ids.PRIVILEGE_IDS, granted),
            Factor("specials", "card", specials, cards),
        ],
        "cities",
        MIDDLE_ROUND,
    )


def spots(side: Side) -> Spots:
    """The coordinates of the cities."""
    cities = [space for space in side.spaces if space < ids.CITIES]
    return {ids.SPACE_IDS[city]: space_spot(side, city) for city in cities}
