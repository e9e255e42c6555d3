"""The board in a view: cities, samurai, temples, and the tokens beside them."""

from hatamoto.games.edo import board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState


def spaces_in(mask: int) -> list[str]:
    """The spaces of a mask by id."""
    return [ids.SPACE_IDS[space] for space in range(ids.SPACES) if mask >> space & 1]


def city_row(state: EdoState, city: int) -> dict[str, object]:
    """A city with its tile, its buildings by site, and what it would pay now."""
    at, side = city * codes.PER_CITY, state.setting.side
    tile = state.city[at + codes.TILE]
    return {
        "city": ids.SPACE_IDS[city],
        "tile": None if tile == codes.NO_TILE else ids.TILE_IDS[tile],
        "sites": side.sites[city],
        "buildings": buildings(state.city[at + codes.ROW]),
        "fortress_sites": side.fortress_sites[city],
        "fortresses": state.city[at + codes.FORTRESSES],
        "income": [] if tile == codes.NO_TILE else income_rows(state, city),
    }


def buildings(row: int) -> list[dict[str, object]]:
    """A row of building sites from the first on."""
    found: list[dict[str, object]] = []
    while row:
        building = "post" if row & codes.IS_POST else "house"
        found.append({"seat": (row & 7) - 1, "building": building})
        row >>= 4
    return found


def income_rows(state: EdoState, city: int) -> list[dict[str, object]]:
    """Who would earn what here if the round ended now, by rank."""
    strengths, firsts = board.standing(state, city)
    paid = board.shares(state, city)
    pays = not state.barren >> city & 1
    ranks: list[dict[str, object]] = []
    for rank in range(state.seats):
        for seat in range(state.seats):
            if strengths[seat] and board.rank_of(strengths, firsts, seat) == rank:
                ryo = paid[seat] if pays else 0
                ranks.append({"seat": seat, "strength": strengths[seat], "ryo": ryo})
    return ranks


def samurai(state: EdoState) -> list[dict[str, object]]:
    """All samurai by seat and space; `black` of them leave when the turn ends."""
    rows: list[dict[str, object]] = []
    for seat in range(state.seats):
        last, count, black = -1, 0, 0
        for place in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES + 1):
            end = place == seat * codes.PIECES + codes.PIECES
            piece = codes.HOME if end else state.pieces[place]
            if piece >> 2 != last:
                if count:
                    rows.append(samurai_row(seat, last, count, black))
                last, count, black = piece >> 2, 0, 0
            if piece >= codes.HOME:
                break
            count += 1
            black += int(piece & codes.BLACK != 0)
    return rows


def samurai_row(seat: int, space: int, count: int, black: int) -> dict[str, object]:
    """A seat's samurai on one space."""
    return {"space": ids.SPACE_IDS[space], "seat": seat, "count": count, "black": black}


def temples(state: EdoState) -> list[dict[str, object]]:
    """All temples by seat and space."""
    return [
        {"space": space, "seat": seat}
        for seat in range(state.seats)
        for space in spaces_in(state.hold[seat * codes.HELD + codes.HUBS])
    ]


def tokens(state: EdoState) -> dict[str, object]:
    """The privilege board and the Ronin; empty without their modules."""
    court = state.court
    demands = [demand_id(token) for token in court[:4]]
    grants = [privilege_id(token) for token in court[4:]]
    return {
        "demands": demands[:3],
        "demand_next": demands[3] if court else None,
        "demands_left": bin(state.demands).count("1"),
        "privileges": grants[:3],
        "privilege_next": grants[3] if court else None,
        "privileges_left": sum(counts(state.grants, ids.PRIVILEGES)),
        "ronin": [ids.SPACE_IDS[space] for space in state.ronin],
        "locations_out": repeated(state.drawn, ids.LOCATION_IDS[: ids.LOCATIONS]),
    }


def demand_id(token: int) -> str | None:
    """A demand by id."""
    return None if token == codes.NO_TOKEN else ids.DEMAND_IDS[token]


def privilege_id(token: int) -> str | None:
    """A privilege by id."""
    return None if token == codes.NO_TOKEN else ids.PRIVILEGE_IDS[token]


def counts(packed: int, kinds: int) -> list[int]:
    """How many of each kind are packed, four bits a kind."""
    return [packed >> 4 * kind & 15 for kind in range(kinds)]


def repeated(packed: int, names: list[str]) -> list[str]:
    """What is packed, by id, each as often as it is there."""
    if not packed:
        return []
    amounts = counts(packed, len(names))
    return [id for place, id in enumerate(names) for _ in range(amounts[place])]
