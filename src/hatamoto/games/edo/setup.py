"""The first state from options and seats; chance still has everything to open (ruling 62)."""

from hatamoto.games.edo import codes, modules
from hatamoto.games.edo.content import Content, ids
from hatamoto.games.edo.modules import anytime_table, anytime_with, chosen, offer_table, offers_with
from hatamoto.games.edo.setting import Roads, Setting
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import STEP, framed
from hatamoto.kernel.game import Game
from hatamoto.kernel.seats import NATURE


def settings_of(content: Content) -> list[Setting]:
    """Every table there can be, at `setting_place` (§setup/players)."""
    roads = [Roads(side) for side in content.sides]
    found: list[Setting] = []
    anytime_of = anytime_table()
    for choice in modules.CHOICES:
        modules_list = chosen(choice)
        offers = [offers_with(modules_list, action) for action in range(ids.ACTIONS)]
        table = offer_table(modules_list)
        for seats in range(2, ids.MOST_SEATS + 1):
            side = content.setup(seats, False).side
            setting = Setting(
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
            found.append(setting)
    return found


def setting_place(choice: str, seats: int) -> int:
    """Where `settings_of` has the table for a choice of modules and a number of seats."""
    return modules.CHOICES.index(choice) * (ids.MOST_SEATS - 1) + seats - 2


def empty_state(game: Game[EdoState], setting: Setting) -> EdoState:
    """Nothing opened, nobody on the board: what each player starts with (§setup/stock)."""
    content, seats = setting.content, setting.seats
    hold = [0] * (codes.HELD * seats)
    for seat in range(seats):
        hold[seat * codes.HELD + ids.RYO] = content.start_ryo
        hold[seat * codes.HELD + codes.HOUSES] = content.houses_each
        hold[seat * codes.HELD + codes.CARDS_HELD] = (1 << ids.START_CARDS) - 1
    state = EdoState(
        game,
        seats,
        [],
        None,
        [],
        0,
        0,
        setting,
        hold,
        [codes.HOME] * (codes.PIECES * seats),
        [setting.outsiders >> space & 1 for space in range(ids.SPACES)],
        codes.EMPTY_CITY.copy(),
        [codes.NO_PLAN] * (codes.PLANNED * seats),
        [],
        [],
        0,
        0,
        0,
        0,
        codes.NOWHERE,
        codes.NO_MERCHANT,
        codes.NO_MERCHANT,
        (1 << ids.MERCHANTS) - 1,
        0,
        (1 << ids.CARDS) - (1 << ids.START_CARDS),
        content.neutrals,
        content.fortresses,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        codes.GOING_ON,
        None,
    )
    for module in setting.modules:
        module.prepare(state)
    return state


def new_state(game: Game[EdoState], setting: Setting) -> EdoState:
    """Before chance opens anything: tiles, merchants, special cards, the start player, modules."""
    state = empty_state(game, setting)
    state.push(framed(codes.BEGIN_ROUND, STEP))
    state.push(framed(codes.BEGIN_PACKAGES, STEP))
    for module in reversed(setting.modules):
        module.before_packages(state)
    state.push(framed(codes.CHOOSE_START, NATURE))
    state.push(framed(codes.OPEN_SPECIAL, NATURE, setting.content.display))
    state.push(framed(codes.OPEN_MERCHANT, NATURE))
    state.push(framed(codes.TURN_MERCHANT, NATURE))
    state.push(framed(codes.LAY_TILE, NATURE))
    return state
