"""The table as lines of text: the map, cities, market, players, and the reader's plan."""

from typing import Final

from hatamoto.drawing.columns import GAP, aligned, folded
from hatamoto.drawing.fields import Fields, inner, number, numbers, rows, word, words
from hatamoto.games.edo.content import Content, ids, paid
from hatamoto.games.edo.picture import marks
from hatamoto.games.edo.picture.chart import chart_lines
from hatamoto.games.edo.picture.marks import sign
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.renderer import Say

FREE: Final = "_"


def text(view: Fields, content: Content, say: Say) -> list[str]:
    """A view as lines of text, at most eighty columns wide."""
    lines = [heading(view, say), *chart_lines(view, content, say), legend(view, say), ""]
    lines += [*city_lines(view, content, say), "", *market_lines(view, content, say), ""]
    lines += player_lines(view, say)
    lines += plan_lines(view, say)
    return [part for line in lines for part in folded(line)]


def choice_note(view: Fields, action: str, facts: Facts, say: Say) -> str:
    """The cost and points of an action, or the cost of a move."""
    turn = inner(view, "turn")
    cost = inner(inner(turn, "costs"), action)
    if cost:
        return cost_note(cost, say)
    prices = inner(turn, "prices")
    space = facts.get("space")
    if isinstance(space, str) and space in prices:
        return f"{number(prices, space)} {say('good-ryo', {})}"
    return ""


def cost_note(cost: Fields, say: Say) -> str:
    """Goods with a minus, points with a plus."""
    goods = zip(numbers(cost, "price"), ids.GOOD_IDS, strict=False)
    parts = [f"-{amount} {say(f'good-{good}', {})}" for amount, good in goods if amount > 0]
    if number(cost, "points"):
        parts.append(say("view-note_points", {"points": number(cost, "points")}))
    return ", ".join(parts)


def heading(view: Fields, say: Say) -> str:
    """Round, phase and start player."""
    parts = [f"{say('view-round', {})} {number(view, 'round')}"]
    parts.append(say(f"phase-{word(view, 'phase') or 'setup'}", {}))
    if number(view, "pass"):
        parts.append(say("view-pass", {"number": number(view, "pass")}))
    if isinstance(view.get("start"), int):
        parts.append(f"{say('view-start', {})} {person(say, number(view, 'start'))}")
    return " · ".join(parts)


def person(say: Say, seat: int) -> str:
    """A player's sign and name."""
    name = say("view-seat", {"seat": seat})
    return f"{sign(seat)} {name[:1].upper()}{name[1:]}"


def legend(view: Fields, say: Say) -> str:
    """The legend of the map."""
    seats = [person(say, seat) for seat in range(len(rows(view, "players")))]
    signs = [f"{say('view-sign_merchant', {})} {say('view-merchant', {})}"]
    if words(view, "ronin"):
        signs.append(f"{say('view-sign_ronin', {})} {say('view-ronin', {})}")
    if words(view, "outsiders"):
        signs.append(f"○ {say('view-outsider', {})}")
    if rows(view, "temples"):
        signs.append(f"{say('view-sign_temple', {})} {say('building-temple', {})}")
    if words(view, "covered"):
        signs.append(f"( ) {say('view-covered', {})}")
    return GAP.join([*seats, *signs])


# Cities


def city_lines(view: Fields, content: Content, say: Say) -> list[str]:
    """What each city pays, and its buildings."""
    labels = [say(f"view-{id}", {}) for id in ("city", "tile", "sites", "fortresses")]
    table = [labels]
    for row in rows(view, "cities"):
        fortresses = f"{number(row, 'fortresses')}/{number(row, 'fortress_sites')}"
        name = say(f"city-{word(row, 'city')}", {})
        table.append([name, shares(content, word(row, "tile")), sites(row), fortresses])
    return aligned(table)


def shares(content: Content, tile: str) -> str:
    """The shares of a profit tile for one to five players, best rank first."""
    if tile not in ids.TILE_IDS:
        return "-"
    start = ids.TILE_IDS.index(tile) * ids.SHARES
    found = [content.profit[start + k * ids.MAX_SEATS :][: k + 1] for k in range(ids.MAX_SEATS)]
    return " | ".join(" ".join(str(part) for part in row) for row in found)


def sites(row: Fields) -> str:
    """The buildings of a city in the order of their sites, then the free ones."""
    built = [
        sign(number(part, "seat")) + marks.BUILDING_SIGNS.get(word(part, "building"), "?")
        for part in rows(row, "buildings")
    ]
    return " ".join([*built, *[FREE] * (number(row, "sites") - len(built))])


# Market


def market_lines(view: Fields, content: Content, say: Say) -> list[str]:
    """Merchant cards, special authorizations, demands and privileges."""
    lines: list[str] = []
    for key, label in (("merchant_card", "merchant"), ("merchant_top", "merchant_next")):
        card = word(view, key)
        if card:
            name, about = say(f"merchant-{card}", {}), say(f"merchant-{card}-text", {})
            lines.append(f"{say(f'view-{label}', {})}: {name} · {about}")
    if lines:
        lines.append(GAP + say("view-merchants_left", {"count": number(view, "merchants_left")}))
    for card in words(view, "specials"):
        price = content.card_price[ids.CARD_IDS.index(card)]
        about = say(f"card-{card}-text", {})
        lines.append(f"{say(f'card-{card}', {})} ({price} {say('good-ryo', {})}): {about}")
    return lines + tokken_lines(view, content, say)


def tokken_lines(view: Fields, content: Content, say: Say) -> list[str]:
    """The three columns of the privilege board, and what comes next."""
    demands, privileges = view.get("demands"), view.get("privileges")
    if not isinstance(demands, list) or not isinstance(privileges, list) or not demands:
        return []
    lines = [f"{say('view-demands', {})}:"]
    for demand, privilege in zip(demands, privileges, strict=False):
        lines.append(GAP + asked(content, demand, say) + " → " + granted(privilege, say))
    coming = asked(content, view.get("demand_next"), say)
    following = granted(view.get("privilege_next"), say)
    return [*lines, f"{GAP}{say('view-preview', {})}: {coming} → {following}"]


def asked(content: Content, demand: object, say: Say) -> str:
    """A demand with its kind and price."""
    if not isinstance(demand, str):
        return "-"
    number = ids.DEMAND_IDS.index(demand)
    kind = say(f"demandkind-{ids.DEMAND_KIND_IDS[content.demand_kind[number]]}", {})
    price = priced(paid(content.demand_price, number), say)
    return f"{say(f'demand-{demand}', {})} ({kind}: {price})"


def granted(privilege: object, say: Say) -> str:
    """A privilege by name."""
    return say(f"privilege-{privilege}", {}) if isinstance(privilege, str) else "-"


def priced(price: list[int], say: Say) -> str:
    """A price as text."""
    pairs = zip(price, ids.GOOD_IDS, strict=True)
    return " + ".join(f"{count} {say(f'good-{good}', {})}" for count, good in pairs if count)


# Players


def player_lines(view: Fields, say: Say) -> list[str]:
    """The players' points, goods and pieces."""
    goods = [say(f"good-{good}", {}) for good in ids.GOOD_IDS]
    pieces = ("officials", "neutrals", "houses", "posts")
    labels = [say(f"view-{id}", {}) for id in pieces]
    table = [[say("view-player", {}), say("view-points", {}), *goods, *labels, ""]]
    for seat, row in enumerate(rows(view, "players")):
        counts = [str(number(row, key)) for key in ("points", *ids.GOOD_IDS, *pieces)]
        table.append([person(say, seat), *counts, standing(view, row, say)])
    owned = [
        f"{person(say, seat)}: {belongings(row, say)}"
        for seat, row in enumerate(rows(view, "players"))
        if belongings(row, say)
    ]
    return [*aligned(table), *owned]


def belongings(row: Fields, say: Say) -> str:
    """What only some players have: cards, privileges, tokens."""
    parts: list[str] = []
    if words(row, "cards"):
        parts.append(say("view-cards", {"cards": words(row, "cards")}))
    if words(row, "privileges"):
        parts.append(say("view-privileges", {"privileges": words(row, "privileges")}))
    if number(row, "tokens"):
        parts.append(f"{say('view-tokens', {})} {number(row, 'tokens')}")
    return " · ".join(parts)


def standing(view: Fields, row: Fields, say: Say) -> str:
    """Whether a player is ready; score and place at the end."""
    parts: list[str] = []
    if word(view, "phase") == "plan":
        parts.append(say("view-ready" if row.get("ready") else "view-planning", {}))
    if "score" in row:
        parts.append(f"{say('view-score', {})} {number(row, 'score')}")
        parts.append(f"{say('view-place', {})} {number(row, 'place')}")
    return " · ".join(parts)


def plan_lines(view: Fields, say: Say) -> list[str]:
    """The cards shown this round, and the reader's own plan."""
    lines: list[str] = []
    for seat, row in enumerate(rows(view, "players")):
        shown = planned(row, say)
        if shown:
            lines.append(f"{person(say, seat)}: {shown}")
    own = planned(inner(view, "you"), say)
    if own:
        lines.append(f"{say('view-your_plan', {})}: {own}")
    return ["", *lines] if lines else []


def planned(row: Fields, say: Say) -> str:
    """The cards of a plan in order, as far as they are known."""
    parts: list[str] = []
    for index, card in enumerate(rows(row, "plan"), 1):
        officials = number(card, "own") + number(card, "neutral") + number(card, "black")
        name = say(f"card-{word(card, 'card')}", {})
        action = say(f"action-{word(card, 'action')}", {})
        parts.append(f"{index} {name}: {action} ({officials})")
    return GAP.join(parts)
