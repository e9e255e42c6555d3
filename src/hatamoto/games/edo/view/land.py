"""The board in a view: cities, samurai, temples and tokens."""

from hatamoto.games.edo import board, codes, samurai, sites, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view_types import (
    BuildingView,
    CityView,
    FieldView,
    IncomeView,
    SamuraiView,
    TempleView,
    TokensView,
)
from hatamoto.kernel import masks


def spaces_in(mask: int) -> list[str]:
    """The spaces of a mask by id."""
    return [ids.SPACE_IDS[space] for space in range(ids.SPACES) if masks.has(mask, space)]


def city_row(state: EdoState, city: int) -> CityView:
    """A city with its tile, its buildings by site, and what it would pay now."""
    at, side = city * codes.PER_CITY, state.config.side
    tile = state.city[at + codes.TILE]
    return {
        "city": ids.SPACE_IDS[city],
        "tile": None if tile == codes.NO_TILE else ids.TILE_IDS[tile],
        "sites": side.sites[city],
        "buildings": buildings(state.city[at + codes.ROW]),
        "fortress_sites": side.fortress_sites[city],
        "fortresses": state.city[at + codes.FORTRESSES],
        "income": [] if tile == codes.NO_TILE else income_rows(state, city),
        "pays": [] if tile == codes.NO_TILE else pays(state, city, tile),
    }


def pays(state: EdoState, city: int, tile: int) -> list[int]:
    """What a tile pays by rank with the players who are in its city (§income/tile)."""
    present = max(1, sum(1 for strength in board.standing(state, city)[0] if strength))
    start = tile * ids.SHARES + (present - 1) * ids.MAX_SEATS
    return state.config.content.profit[start : start + present]


def fields(state: EdoState) -> list[FieldView]:
    """The resource spaces in use, with what a samurai produces (§action/chart)."""
    return [field(state, space) for space in state.config.setup.open_resources]


def field(state: EdoState, space: int) -> FieldView:
    """One resource space."""
    crowd = state.crowd[space]
    return {
        "space": ids.SPACE_IDS[space],
        "good": ids.GOOD_IDS[(space - ids.RESOURCE_FIRST) // ids.EACH_RESOURCE],
        "chart": [amount for amount in state.config.content.harvest if amount],
        "crowd": crowd,
        "each": board.harvest_among(state, crowd) if crowd else None,
        "joined": board.harvest_among(state, crowd + 1),
    }


def buildings(row: int) -> list[BuildingView]:
    """A row of building sites from the first on."""
    found: list[BuildingView] = []
    while row:
        is_post = sites.is_post(row)
        found.append({"seat": sites.owner(row), "building": "post" if is_post else "house"})
        row = sites.rest(row)
    return found


def income_rows(state: EdoState, city: int) -> list[IncomeView]:
    """Who would earn what here if the round ended now, by rank."""
    strengths, firsts = board.standing(state, city)
    paid = board.shares(state, city)
    pays = not masks.has(state.barren, city)
    ranks: list[IncomeView] = []
    for rank in range(state.seats):
        for seat in range(state.seats):
            if strengths[seat] and board.rank_of(strengths, firsts, seat) == rank:
                ryo = paid[seat] if pays else 0
                ranks.append({"seat": seat, "strength": strengths[seat], "ryo": ryo})
    return ranks


def samurai_rows(state: EdoState) -> list[SamuraiView]:
    """All samurai by seat and space."""
    return [
        samurai_row(state, seat, space)
        for seat in range(state.seats)
        for space in samurai.spaces(state, seat)
    ]


def samurai_row(state: EdoState, seat: int, space: int) -> SamuraiView:
    """A seat's samurai on one space."""
    here = [piece for piece in samurai.all_of(state, seat) if samurai.space(piece) == space]
    black = sum(1 for piece in here if samurai.is_black(piece))
    return {"space": ids.SPACE_IDS[space], "seat": seat, "count": len(here), "black": black}


def temples(state: EdoState) -> list[TempleView]:
    """All temples by seat and space."""
    return [
        {"space": space, "seat": seat}
        for seat in range(state.seats)
        for space in spaces_in(state.holdings[seat * codes.HELD + codes.HUBS])
    ]


def tokens(state: EdoState) -> TokensView:
    """The privilege board and the Ronin; empty without their modules."""
    court = state.court
    demands = [demand_id(token) for token in court[:4]]
    grants = [privilege_id(token) for token in court[4:]]
    return {
        "demands": demands[:3],
        "demand_next": demands[3] if court else None,
        "demands_left": masks.count(state.demands),
        "privileges": grants[:3],
        "privilege_next": grants[3] if court else None,
        "privileges_left": tallies.total(state.grants),
        "ronin": [ids.SPACE_IDS[space] for space in state.ronin],
        "locations_out": repeated(state.drawn, ids.LOCATION_IDS[: ids.LOCATIONS]),
    }


def demand_id(token: int) -> str | None:
    """A demand by id."""
    return None if token == codes.NO_TOKEN else ids.DEMAND_IDS[token]


def privilege_id(token: int) -> str | None:
    """A privilege by id."""
    return None if token == codes.NO_TOKEN else ids.PRIVILEGE_IDS[token]


def repeated(tally: int, names: list[str]) -> list[str]:
    """The ids of a tally, each repeated by its count."""
    if not tally:
        return []
    counts = tallies.counts(tally, len(names))
    return [id for kind, id in enumerate(names) for _ in range(counts[kind])]
