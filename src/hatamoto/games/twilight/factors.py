"""What the lab measures: first cards and actions, cards drawn, spaces controlled."""

from collections.abc import Mapping

from hatamoto.games.twilight import ids
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.picture import space_spots
from hatamoto.kernel.factors import MIDDLE, Factor, Factors, Spots


def factors(content: Content) -> Factors:
    """The factors of both sides."""
    cards = {(seat, card): (f"you_hand={card}",) for seat in range(2) for card in content.cards}
    held = {
        (seat, space): (f"view_spaces/{space}/control={ids.SIDE_IDS[seat]}",)
        for seat in range(2)
        for space in content.spaces
    }
    return Factors(
        ["play_card", "choose_kind"],
        [
            Factor("spaces", "space", content.spaces, held, MIDDLE),
            Factor("cards", "card", content.cards, cards),
        ],
        "spaces",
        1 + content.turns // 2,
    )


def spots(content: Content, view: Mapping[str, object]) -> Spots:
    """The spaces on the map."""
    return space_spots(content.folder)
