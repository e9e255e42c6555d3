"""The table as SVG: the board on the left, the market below it, the players on the right."""

from typing import Final

from hatamoto.drawing.fields import Fields, inner, number, rows, word, words
from hatamoto.drawing.shapes import figure, on_field
from hatamoto.drawing.style import block, box, group, writing
from hatamoto.games.edo.content import Content, Side, ids
from hatamoto.games.edo.picture import assets, land
from hatamoto.games.edo.picture.land import board
from hatamoto.games.edo.picture.marks import seat_mark
from hatamoto.games.edo.picture.text_board import (
    asked,
    belongings,
    granted,
    heading,
    planned,
    shares,
    standing,
)
from hatamoto.kernel.renderer import Say

PAGE_WIDTH: Final = 1200
PAGE_HEIGHT: Final = 900
BAR: Final = 48
MARGIN: Final = 16
RIGHT: Final = MARGIN + land.WIDTH + MARGIN
RIGHT_WIDTH: Final = PAGE_WIDTH - RIGHT - MARGIN
GOODS: Final = [(good, word(land.SIGNS, good)) for good in ("wood", "stone", "rice", "ryo")]


def svg(view: Fields, content: Content, say: Say) -> str:
    """A view as an SVG document."""
    parts = [
        box(-8, -8, PAGE_WIDTH + 16, PAGE_HEIGHT + 16, assets.PAINT["paper"]),
        top_bar(view, say),
    ]
    parts.append(group(MARGIN, BAR + MARGIN, [board(view, content, say)]))
    parts.append(group(RIGHT, BAR + MARGIN, [players(view, say), cities(view, content, say)]))
    parts.append(group(MARGIN, BAR + land.HEIGHT + 2 * MARGIN, [market(view, content, say)]))
    size = f'width="{PAGE_WIDTH}" height="{PAGE_HEIGHT}" viewBox="0 0 {PAGE_WIDTH} {PAGE_HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{"".join(parts)}</svg>\n'


def space_spot(side: Side, space: int) -> tuple[float, float]:
    """The centre of a space in the picture."""
    return MARGIN + side.x[space] * land.SCALE, BAR + MARGIN + side.y[space] * land.SCALE


def top_bar(view: Fields, say: Say) -> str:
    """The title, the round and the phase."""
    return (
        box(-8, -8, PAGE_WIDTH + 16, BAR + 8, assets.PAINT["bar"])
        + on_field(
            36, 24, 14, figure(rows(assets.EMBLEMS, "emblem"), {"figure": assets.PAINT["bar-kin"]})
        )
        + writing(60, 31, say("game-name", {}), 20, assets.PAINT["bar-text"], title=True)
        + writing(PAGE_WIDTH - MARGIN, 30, heading(view, say), 14, assets.PAINT["bar-text"], "end")
    )


def players(view: Fields, say: Say) -> str:
    """A panel for each player."""
    return "".join(
        group(0, 96 * seat, panel(view, row, seat, say))
        for seat, row in enumerate(rows(view, "players"))
    )


def panel(view: Fields, row: Fields, seat: int, say: Say) -> list[str]:
    """One player: mark, name, points, goods, belongings, and the visible part of the plan."""
    own = number(inner(view, "you"), "seat") == seat and bool(inner(view, "you"))
    edge = assets.PAINT["bar-kin"] if number(view, "start") == seat else assets.PAINT["line"]
    name = say("view-seat", {"seat": seat})
    parts = [box(0, 0, RIGHT_WIDTH, 88, assets.PAINT["raised"], edge), seat_mark(20, 20, 9, seat)]
    parts.append(writing(38, 25, name[:1].upper() + name[1:], 15, title=True))
    parts.append(writing(140, 25, standing(view, row, say), 12, assets.PAINT["ink2"]))
    points = f"{say('view-points', {})} {number(row, 'points')}"
    parts.append(writing(RIGHT_WIDTH - 10, 25, points, 15, anchor="end", title=True))
    goods = " ".join(f"{sign}{number(row, key)}" for key, sign in GOODS)
    pieces = [(key, number(row, key)) for key in ("officials", "neutrals", "houses", "posts")]
    counts = " · ".join(f"{say(f'view-{key}', {})} {count}" for key, count in pieces)
    parts.append(writing(12, 46, f"{goods} · {counts}", 12))
    parts.append(writing(12, 63, belongings(row, say), 11.5, assets.PAINT["ink2"]))
    plan = planned(inner(view, "you"), say) if own else planned(row, say)
    parts.append(writing(12, 80, plan, 11.5, assets.PAINT["ink2"]))
    return parts


def cities(view: Fields, content: Content, say: Say) -> str:
    """What each city pays, by the number of players there."""
    top = 96 * len(rows(view, "players")) + 22
    parts = [writing(0, top, say("view-tile", {}), 14, title=True)]
    for index, row in enumerate(rows(view, "cities"), 1):
        y = top + 22 * index
        parts.append(writing(0, y, say(f"city-{word(row, 'city')}", {}), 13, title=True))
        parts.append(writing(110, y, shares(content, word(row, "tile")), 12))
    return "".join(parts)


def market(view: Fields, content: Content, say: Say) -> str:
    """The merchant's cards, the special authorizations, demands and privileges."""
    parts = [group(0, 0, merchant(view, say))]
    for index, card in enumerate(words(view, "specials")):
        parts.append(group(250 + 128 * index, 0, special(content, card, say)))
    return "".join(parts) + group(land.WIDTH + MARGIN, 0, tokens(view, content, say))


def merchant(view: Fields, say: Say) -> list[str]:
    """The current card and the next one."""
    parts = [box(0, 0, 240, 186, assets.PAINT["bar"])]
    for index, key in enumerate(("merchant_card", "merchant_top")):
        card = word(view, key)
        if card:
            name, about = say(f"merchant-{card}", {}), say(f"merchant-{card}-text", {})
            y = 24 + 88 * index
            parts.append(writing(12, y, name, 14, assets.PAINT["bar-text"], title=True))
            parts.append(block(12, y + 20, about, 36, 12, assets.PAINT["bar-text"]))
    left = say("view-merchants_left", {"count": number(view, "merchants_left")})
    parts.append(writing(12, 178, left, 11.5, assets.PAINT["bar-text2"]))
    return parts


def special(content: Content, card: str, say: Say) -> list[str]:
    """A special authorization with its price."""
    price = f"{content.card_price[ids.CARD_IDS.index(card)]} {say('good-ryo', {})}"
    parts = [box(0, 0, 120, 186, assets.PAINT["special"], assets.PAINT["special-edge"])]
    parts.append(block(10, 24, say(f"card-{card}", {}), 14, 14, title=True))
    parts.append(writing(10, 62, price, 12, assets.PAINT["legal-key"]))
    parts.append(block(10, 82, say(f"card-{card}-text", {}), 18, 11.5))
    return parts


def tokens(view: Fields, content: Content, say: Say) -> list[str]:
    """Three demands with the privileges below them."""
    demands, privileges = view.get("demands"), view.get("privileges")
    if not isinstance(demands, list) or not isinstance(privileges, list):
        return []
    parts: list[str] = []
    for index, (demand, privilege) in enumerate(zip(demands, privileges, strict=False)):
        x = 132 * index
        parts.append(box(x, 0, 124, 104, assets.PAINT["raised"], assets.PAINT["line2"]))
        parts.append(block(x + 10, 22, asked(content, demand, say), 18, 12))
        parts.append(box(x, 110, 124, 76, assets.PAINT["privilege"], assets.PAINT["line2"]))
        parts.append(block(x + 10, 134, granted(privilege, say), 18, 13, title=True))
    return parts
