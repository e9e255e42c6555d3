"""Writes the columns of a view directly from the state; `layout` defines their meaning."""

from typing import Final, final

from hatamoto.games.edo import (
    actions,
    board,
    codes,
    frames,
    layout,
    modules,
    plans,
    samurai,
    scoring,
    sites,
    tallies,
    view,
)
from hatamoto.games.edo.column_memory import (
    FLAGS,
    NO_PLAN,
    NO_SLOT,
    NONE,
    PAIRS,
    PAST,
    PRESENT,
    EdoMemory,
    city_key,
    place,
    prices,
    stack,
)
from hatamoto.games.edo.config import Config
from hatamoto.games.edo.content import Content, ids
from hatamoto.games.edo.decisions.wages import wages
from hatamoto.games.edo.jiin.decisions import temples_left
from hatamoto.games.edo.kinds import KINDS
from hatamoto.games.edo.preview import turns
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view.players import is_ready, player
from hatamoto.kernel import masks
from hatamoto.kernel.columns import (
    BYTES,
    MAX_VALUE,
    Answers,
    Columns,
    Memory,
    counts,
    one_hot,
    one_hot_tokens,
    set_columns,
    zeros,
)
from hatamoto.kernel.frames import seat_of, type_of
from hatamoto.kernel.layout import OneOf

SAMURAI: Final = 3
"""The columns of a seat's samurai on a space: presence, count, black ones."""
MAX_CITIES: Final = 4096
"""The maximum size of the cache of cities."""
MAX_SETS: Final = 4096
"""The maximum size of the cache of sets of cards."""


@final
class EdoColumns(Columns[EdoState]):
    """The columns of a table with this number of seats, with precomputed pieces."""

    def __init__(self, content: Content, seats: int) -> None:
        shape = layout.view(content, seats)
        self.seats = seats
        self.content = content
        self.config: Config | None = None
        self.table = b""
        """The columns of the modules and the side of `config`."""
        self.closed = b""
        """The columns of the spaces `config` covers, and of those with outsiders."""
        self.temples = False
        """Whether `config` has temples."""
        self.seat = one_hot(seats)
        self.phase = {name: one_hot(len(view.PHASES))[i] for i, name in enumerate(view.PHASES)}
        self.slot = one_hot(actions.SLOTS)
        self.space = one_hot(ids.SPACES)
        self.town = one_hot(ids.CITIES)
        self.merchant = one_hot(ids.MERCHANTS)
        self.package = one_hot(ids.PACKAGES)
        self.demand = one_hot_tokens(OneOf(ids.DEMAND_IDS))
        self.privilege = one_hot_tokens(OneOf(ids.PRIVILEGE_IDS))
        self.kind = one_hot(len(ids.SPACE_KIND_IDS))
        self.card = one_hot(ids.CARDS)
        self.action = one_hot(ids.ACTIONS)
        self.tile = one_hot_tokens(OneOf(ids.TILE_IDS))
        self.building = [
            PRESENT + seat + kind for seat in one_hot(seats)[:-1] for kind in one_hot(2)[:-1]
        ]
        """By seat, its house and its trading post."""
        self.max_sites = max([max(side.sites) for side in content.sides])
        self.city = 1 + layout.city(content, seats).size
        self.income = 1 + seats + 2
        self.cities: dict[int, bytes] = {}
        """A cache of the columns of cities, by `city_key`."""
        self.shares: dict[int, list[int]] = {}
        """What these cities pay each seat."""
        self.slots: dict[int, bytes] = {}
        """A cache of the columns of planned slots."""
        self.specials: dict[int, bytes] = {}
        """A cache of the columns of sets of special cards."""
        self.no_turn = zeros(shape.parts["turn"].size)
        self.answers = Answers(KINDS, actions.VERBS)
        self.reason = [zeros(len(codes.REASONS) - 1), *one_hot(len(codes.REASONS) - 1)]

    def memory(self) -> EdoMemory:
        """An empty memory for one table."""
        return EdoMemory(self.seats)

    def write(self, state: EdoState, seat: int, row: list[bytes], memory: Memory) -> None:
        """Append the table, the board, the players, the turn, and the seat's own part."""
        assert isinstance(memory, EdoMemory)
        if state.config is not self.config:
            self._precompute(state)
        if state.config is not memory.held_by:
            memory.held_by = state.config
            memory.holdings = []
        if state.holdings != memory.holdings:
            self._remember_holdings(state, memory)
        self._table(state, row, memory)
        self._tokens(state, row, memory)
        self._cities(state, row, memory)
        if state.pieces != memory.pieces:
            memory.pieces = state.pieces.copy()
            memory.samurai = self._samurai(state)
        row.append(memory.samurai)
        row.append(memory.temples)
        for owner in range(self.seats):
            self._player(state, owner, row, memory)
        self._turn(state, row)
        row.append(self.reason[state.ended])
        row.append(self.seat[seat])
        self._plan(state, seat, actions.SLOTS, row)
        self.answers.write(state.branches, seat, row)

    def _precompute(self, state: EdoState) -> None:
        """Precompute what depends on the table's config only."""
        self.config = config = state.config
        used = [module.id for module in config.modules]
        marks = [int(module.id in used) for module in modules.MODULES]
        self.table = bytes(marks) + one_hot(len(ids.SIDE_IDS))[ids.SIDE_IDS.index(config.side.id)]
        covered = set_columns(config.covered, ids.SPACES)
        self.closed = covered + set_columns(config.outsiders, ids.SPACES)
        self.temples = "temples" in player(state, 0)
        self.cities.clear()
        self.shares.clear()

    def _remember_holdings(self, state: EdoState, memory: EdoMemory) -> None:
        """Write again what seats hold that is not as the memory has it."""
        hold, last = state.holdings, memory.holdings
        for seat in range(self.seats):
            at = seat * codes.HELD
            if not last or hold[at : at + codes.HELD] != last[at : at + codes.HELD]:
                self._remember_seat(state, seat, memory)
        memory.holdings = hold.copy()
        packages = bytearray(b"\1" * ids.PACKAGES)
        temples = bytearray(self.seats * ids.SPACES)
        for seat in range(self.seats):
            taken = hold[seat * codes.HELD + codes.PACKAGE_OF]
            if taken:
                packages[taken - 1] = 0
            for space in masks.members(hold[seat * codes.HELD + codes.HUBS]):
                temples[space * self.seats + seat] = 1
        memory.packages = bytes(packages)
        memory.temples = bytes(temples)

    def _remember_seat(self, state: EdoState, seat: int, memory: EdoMemory) -> None:
        at, hold = seat * codes.HELD, state.holdings
        made = [PRESENT]
        for good in range(ids.GOODS):
            made.append(BYTES[min(MAX_VALUE, hold[at + good])])
        made.append(BYTES[hold[at + codes.POINTS]])
        made.append(BYTES[scoring.score(state, seat)])
        memory.goods[seat] = b"".join(made)
        made = [BYTES[board.officials_home(state, seat)]]
        made.append(BYTES[hold[at + codes.NEUTRALS]])
        made.append(BYTES[hold[at + codes.BLACKS]])
        made.append(BYTES[hold[at + codes.HOUSES]])
        made.append(BYTES[self.content.posts_each - int(hold[at + codes.POST_AT] != 0)])
        made.append(BYTES[temples_left(state, seat) if self.temples else 0])
        memory.staff[seat] = b"".join(made)
        made = [self._specials(hold[at + codes.CARDS_HELD])]
        made.append(bytes(tallies.counts(hold[at + codes.PRIVILEGES_HELD], ids.PRIVILEGES)))
        made.append(BYTES[hold[at + codes.TOKENS]])
        made.append(self.package[hold[at + codes.PACKAGE_OF] - 1])
        made.append(self.town[hold[at + codes.TOWN_OF] - 1])
        memory.tokens[seat] = b"".join(made)
        memory.earned[seat] = NONE

    def _table(self, state: EdoState, row: list[bytes], memory: EdoMemory) -> None:
        phase, start = view.phase(state), view.start(state)
        row.append(self.table)
        row.append(BYTES[state.rounds])
        row.append(self.phase[phase])
        row.append(self.slot[state.passes if phase == "perform" else NONE])
        row.append(self.seat[NONE if start is None else start])
        row.append(self.closed)
        row.append(self.space[NONE if state.merchant == codes.NOWHERE else state.merchant])
        left = state.pile
        for card in (state.current, state.coming):
            is_there = card != codes.NO_MERCHANT
            row.append(self.merchant[card if is_there else NONE])
            if is_there:
                left |= masks.one(card)
        coming = int(state.coming != codes.NO_MERCHANT)
        row.append(BYTES[masks.count(state.pile) + coming])
        past = masks.without(masks.first(ids.MERCHANTS), left)
        row.append(PAST[past])
        row.append(self._specials(state.display))
        row.append(BYTES[masks.count(state.deck)])
        row.append(memory.packages)
        row.append(BYTES[state.neutrals])
        row.append(BYTES[state.fortresses])

    def _specials(self, cards: int) -> bytes:
        """The special cards of a set."""
        written = self.specials.get(cards)
        if written is None:
            if len(self.specials) >= MAX_SETS:
                self.specials.clear()
            special = masks.without(cards, masks.first(ids.START_CARDS))
            written = self.specials[cards] = set_columns(special, ids.CARDS)
        return written

    def _tokens(self, state: EdoState, row: list[bytes], memory: EdoMemory) -> None:
        court = state.court
        if court != memory.court or not memory.demands:
            memory.court = court.copy()
            memory.demands = stack(court[:4], self.demand)
            memory.privileges = stack(court[4:], self.privilege)
        if state.ronin != memory.ronin:
            memory.ronin = state.ronin.copy()
            memory.outside = counts(state.ronin, ids.SPACES)
        if state.drawn != memory.drawn:
            memory.drawn = state.drawn
            memory.drawn_places = bytes(tallies.counts(state.drawn, ids.LOCATIONS))
        row.append(memory.demands)
        row.append(BYTES[masks.count(state.demands)])
        row.append(memory.privileges)
        row.append(BYTES[tallies.total(state.grants)])
        row.append(memory.outside)
        row.append(memory.drawn_places)

    # The board

    def _cities(self, state: EdoState, row: list[bytes], memory: EdoMemory) -> None:
        """Append all cities, and remember each seat's income if the round ended now."""
        is_same = state.city == memory.city and state.barren == memory.barren
        if is_same and state.config is memory.config and (state.rounds != 0) == memory.began:
            row.append(memory.cities)
            return
        made: list[bytes] = []
        memory.income = self._made_cities(state, made)
        memory.cities = b"".join(made)
        memory.city, memory.barren = state.city.copy(), state.barren
        memory.config, memory.began = state.config, state.rounds != 0
        row.append(memory.cities)

    def _made_cities(self, state: EdoState, row: list[bytes]) -> list[int]:
        total = [0] * self.seats
        count = 0
        config = state.config
        for city in config.side.spaces:
            if city >= ids.CITIES:
                continue
            count += 1
            key = city_key(state, city)
            if key not in self.cities:
                self._remember(state, city, key)
            row.append(self.cities[key])
            if state.rounds and masks.has(config.open_cities, city):
                shares = self.shares[key]
                for seat in range(self.seats):
                    total[seat] += shares[seat]
        if count < ids.CITIES:
            row.append(zeros((ids.CITIES - count) * self.city))
        return total

    def _remember(self, state: EdoState, city: int, key: int) -> None:
        if len(self.cities) >= MAX_CITIES:
            self.cities.clear()
            self.shares.clear()
        at = city * codes.PER_CITY
        tile = state.city[at + codes.TILE]
        has_tile = tile != codes.NO_TILE
        pays = has_tile and not masks.has(state.barren, city)
        self.shares[key] = board.shares(state, city) if pays else [0] * self.seats
        built, filled = state.city[at + codes.ROW], 0
        made = [PRESENT, self.town[city], self.tile[tile if has_tile else NONE]]
        made.append(BYTES[state.config.side.sites[city]])
        while built:
            made.append(self.building[2 * sites.owner(built) + int(sites.is_post(built))])
            built = sites.rest(built)
            filled += 1
        made.append(zeros((self.max_sites - filled) * (1 + self.seats + 2)))
        made.append(BYTES[state.config.side.fortress_sites[city]])
        made.append(BYTES[state.city[at + codes.FORTRESSES]])
        made.append(self._income(state, city, self.shares[key]) if has_tile else b"")
        made.append(zeros(self.seats * self.income if not has_tile else 0))
        self.cities[key] = b"".join(made)

    def _income(self, state: EdoState, city: int, shares: list[int]) -> bytes:
        """Who would earn what in a city, by rank."""
        strengths, firsts = board.standing(state, city)
        ranks = [zeros(self.income)] * self.seats
        for seat in range(self.seats):
            if strengths[seat]:
                rank = board.rank_of(strengths, firsts, seat)
                earned = BYTES[strengths[seat]] + BYTES[shares[seat]]
                ranks[rank] = PRESENT + self.seat[seat] + earned
        return b"".join(ranks)

    def _samurai(self, state: EdoState) -> bytes:
        cells = bytearray(SAMURAI * self.seats * ids.SPACES)
        pieces = state.pieces
        for seat in range(self.seats):
            for index in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES):
                piece = pieces[index]
                if piece >= codes.HOME:
                    break
                at = SAMURAI * (samurai.space(piece) * self.seats + seat)
                cells[at] = 1
                cells[at + 1] += 1
                if samurai.is_black(piece):
                    cells[at + 2] += 1
        return bytes(cells)

    # The players

    def _player(self, state: EdoState, seat: int, row: list[bytes], memory: EdoMemory) -> None:
        is_over = state.ended != codes.GOING_ON
        income = memory.income[seat]
        if is_over or income != memory.earned[seat]:
            score = BYTES[scoring.score(state, seat) if is_over else 0]
            held = memory.goods[seat] + score + BYTES[income]
            memory.players[seat] = held + memory.staff[seat] + memory.tokens[seat]
            memory.earned[seat] = NONE if is_over else income
        row.append(memory.players[seat])
        row.append(FLAGS[2 * int(board.is_in_edo(state, seat)) + int(is_ready(state, seat))])
        self._plan(state, seat, board.shown(state, seat), row)
        row.append(PAIRS[wages(state, seat)][place(state, seat) if is_over else 0])

    def _plan(self, state: EdoState, seat: int, shown: int, row: list[bytes]) -> None:
        """The first slots of a seat's plan; the others are not shown."""
        if shown == 0 or not plans.is_locked(state, seat):
            row.append(NO_PLAN)
            return
        for index in range(actions.SLOTS):
            if index < shown:
                row.append(self._slot(plans.slot_at(state, seat, index)))
            else:
                row.append(NO_SLOT)

    def _slot(self, slot: int) -> bytes:
        written = self.slots.get(slot)
        if written is None:
            staff = bytes([plans.own(slot), plans.neutral(slot), plans.black(slot)])
            named = self.card[plans.card(slot)] + self.action[plans.action(slot)]
            written = self.slots[slot] = PRESENT + named + staff
        return written

    # The open turn

    def _turn(self, state: EdoState, row: list[bytes]) -> None:
        index = turns.open_turn(state)
        if index == turns.NO_SEAT:
            row.append(self.no_turn)
            return
        frame, top = state.stack[index], state.stack[-1]
        seat, frame_type = seat_of(frame), type_of(top)
        settles = frame_type == frames.SETTLE_RONIN.number
        relocates = frame_type == frames.RELOCATE_SAMURAI.number
        row.append(self.seat[seat])
        row.append(self.slot[frames.SLOT.of(frame)])
        row.append(self.card[board.open_card(state, seat)])
        row.append(self.action[frames.action_of(frame)])
        moved = 2 * int(state.moving != 0) + int(state.merchant_moved != 0)
        row.append(FLAGS[moved])
        row.append(FLAGS[2 * int(state.top_open != 0) + int(state.dispersed != 0)])
        row.append(BYTES[int(relocates and turns.BLACK.of(top) != 0)])
        row.append(BYTES[state.own])
        row.append(BYTES[state.neutral])
        row.append(BYTES[state.black])
        row.append(BYTES[state.repeats_left])
        marked = counts(turns.marked_spaces(state, seat), ids.SPACES)
        row.append(marked if state.moving else zeros(ids.SPACES))
        row.append(zeros(ids.SPACES) if state.moving else marked)
        space = turns.SPACE.of(top)
        row.append(self.space[space if frame_type in turns.DISPERSING else NONE])
        row.append(self.space[space if frame_type in turns.PICKED_UP or settles else NONE])
        row.append(self.kind[turns.KIND.of(top) if settles else NONE])
        row.append(prices(state, seat, space) if frame_type in turns.PAID else zeros(ids.SPACES))
