"""The initial state from options and seats, before anything is drawn (ruling 62)."""

from hatamoto.games.edo import codes, frames, modules
from hatamoto.games.edo.config import Config, Roads
from hatamoto.games.edo.content import Content, ids
from hatamoto.games.edo.modules import anytime_table, anytime_with, chosen, offer_table, offers_with
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.game import Game


def configs_of(content: Content) -> list[Config]:
    """The configs of all possible tables, at `config_index` (§setup/players)."""
    roads = [Roads(side) for side in content.sides]
    found: list[Config] = []
    anytime_of = anytime_table()
    for choice in modules.CHOICES:
        modules_list = chosen(choice)
        offers = [offers_with(modules_list, action) for action in range(ids.ACTIONS)]
        table = offer_table(modules_list)
        for seats in range(2, ids.MAX_SEATS + 1):
            side = content.setup(seats, False).side
            config = Config(
                content,
                roads[side],
                seats,
                choice,
                modules_list,
                offers,
                table,
                anytime_with(modules_list),
                anytime_of,
            )
            found.append(config)
    return found


def config_index(choice: str, seats: int) -> int:
    """The index in `configs_of` for a choice of modules and a number of seats."""
    return modules.CHOICES.index(choice) * (ids.MAX_SEATS - 1) + seats - 2


def empty_state(game: Game[EdoState], config: Config) -> EdoState:
    """Nothing drawn and an empty board; players have their starting stock (§setup/stock)."""
    content, seats = config.content, config.seats
    state = EdoState(game, config)
    state.stack = []
    state.ledger = []
    state.holdings = [0] * (codes.HELD * seats)
    for seat in range(seats):
        state.holdings[seat * codes.HELD + ids.RYO] = content.start_ryo
        state.holdings[seat * codes.HELD + codes.HOUSES] = content.houses_each
        state.holdings[seat * codes.HELD + codes.CARDS_HELD] = masks.first(ids.START_CARDS)
    state.pieces = [codes.HOME] * (codes.PIECES * seats)
    state.crowd = [int(masks.has(config.outsiders, space)) for space in range(ids.SPACES)]
    state.city = codes.EMPTY_CITY.copy()
    state.plan = [codes.NO_PLAN] * (codes.PLANNED * seats)
    state.court = []
    state.ronin = []
    for module in config.modules:
        module.prepare(state)
    return state


def new_state(game: Game[EdoState], config: Config) -> EdoState:
    """Push the draws of tiles, merchants, special cards, the start player and modules."""
    state = empty_state(game, config)
    state.push(frames.BEGIN_ROUND.step())
    state.push(frames.BEGIN_PACKAGES.step())
    open_by_chance(state, start=True, specials=True, top=True)
    return state


def open_by_chance(state: EdoState, start: bool, specials: bool, top: bool, past: int = 0) -> None:
    """Push the draws of what is missing (ruling 62), after `past` merchants that have left.

    The state shows whether modules, tiles and the current merchant are missing; for the start
    player, the special cards on offer and the open top of the merchant pile the arguments say so.
    """
    for module in reversed(state.config.modules):
        module.open_missing(state)
    if start:
        state.push(frames.CHOOSE_START.draw())
    missing = min(state.config.content.display, masks.count(state.deck))
    if specials and missing:
        state.push(frames.OPEN_SPECIAL.draw(missing))
    turns = state.current == codes.NO_MERCHANT
    if top and masks.count(state.pile) > int(turns) + past:
        state.push(frames.OPEN_MERCHANT.draw())
    if past:
        state.push(frames.PASS_MERCHANT.draw(past))
    if turns:
        state.push(frames.TURN_MERCHANT.draw())
    for index, city in enumerate(state.config.cities):
        if state.city[city * codes.PER_CITY + codes.TILE] == codes.NO_TILE:
            state.push(frames.LAY_TILE.draw(index))
            break
