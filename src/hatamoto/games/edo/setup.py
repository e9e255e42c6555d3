"""The first state from options and seats; chance still has everything to open (ruling 62)."""

from hatamoto.games.edo.content import (
    ACTIONS,
    CARDS,
    MERCHANTS,
    MOST_SEATS,
    RYO,
    SPACES,
    START_CARDS,
    Content,
)
from hatamoto.games.edo.modules import (
    CHOICES,
    anytime_table,
    anytime_with,
    chosen,
    offer_table,
    offers_with,
)
from hatamoto.games.edo.setting import Roads, Setting
from hatamoto.games.edo.state import (
    BEGIN_PACKAGES,
    BEGIN_ROUND,
    CARDS_HELD,
    CHOOSE_START,
    EMPTY_CITY,
    GOING_ON,
    HELD,
    HOME,
    HOUSES,
    LAY_TILE,
    NO_MERCHANT,
    NO_PLAN,
    NOWHERE,
    OPEN_MERCHANT,
    OPEN_SPECIAL,
    PIECES,
    PLANNED,
    TURN_MERCHANT,
    EdoState,
)
from hatamoto.kernel.frames import STEP, framed
from hatamoto.kernel.game import Game
from hatamoto.kernel.seats import NATURE


def settings_of(content: Content) -> list[Setting]:
    """Every table there can be, at `setting_place` (§setup/players)."""
    roads = [Roads(side) for side in content.sides]
    found: list[Setting] = []
    anytime_of = anytime_table()
    for choice in CHOICES:
        modules = chosen(choice)
        offers = [offers_with(modules, action) for action in range(ACTIONS)]
        table = offer_table(modules)
        for seats in range(2, MOST_SEATS + 1):
            side = content.setup(seats, False).side
            setting = Setting(
                content,
                roads[side],
                seats,
                choice,
                modules,
                offers,
                table,
                anytime_with(modules),
                anytime_of,
            )
            found.append(setting)
    return found


def setting_place(choice: str, seats: int) -> int:
    """Where `settings_of` has the table for a choice of modules and a number of seats."""
    return CHOICES.index(choice) * (MOST_SEATS - 1) + seats - 2


def empty_state(game: Game[EdoState], setting: Setting) -> EdoState:
    """Nothing opened, nobody on the board: what each player starts with (§setup/stock)."""
    content, seats = setting.content, setting.seats
    hold = [0] * (HELD * seats)
    for seat in range(seats):
        hold[seat * HELD + RYO] = content.start_ryo
        hold[seat * HELD + HOUSES] = content.houses_each
        hold[seat * HELD + CARDS_HELD] = (1 << START_CARDS) - 1
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
        [HOME] * (PIECES * seats),
        [setting.outsiders >> space & 1 for space in range(SPACES)],
        EMPTY_CITY.copy(),
        [NO_PLAN] * (PLANNED * seats),
        [],
        [],
        0,
        0,
        0,
        0,
        NOWHERE,
        NO_MERCHANT,
        NO_MERCHANT,
        (1 << MERCHANTS) - 1,
        0,
        (1 << CARDS) - (1 << START_CARDS),
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
        GOING_ON,
        None,
    )
    for module in setting.modules:
        module.prepare(state)
    return state


def new_state(game: Game[EdoState], setting: Setting) -> EdoState:
    """Before chance opens anything: tiles, merchants, special cards, the start player, modules."""
    state = empty_state(game, setting)
    state.push(framed(BEGIN_ROUND, STEP))
    state.push(framed(BEGIN_PACKAGES, STEP))
    for module in reversed(setting.modules):
        module.before_packages(state)
    state.push(framed(CHOOSE_START, NATURE))
    state.push(framed(OPEN_SPECIAL, NATURE, setting.content.display))
    state.push(framed(OPEN_MERCHANT, NATURE))
    state.push(framed(TURN_MERCHANT, NATURE))
    state.push(framed(LAY_TILE, NATURE))
    return state
