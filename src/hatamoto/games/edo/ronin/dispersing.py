"""Dispersing Ronin with a travel official (§ronin/dispersing)."""

from typing import final

from hatamoto.games.edo import actions, board, codes, events, frames, samurai
from hatamoto.games.edo import changes as base
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.asking import AskingInTurn
from hatamoto.games.edo.extension_points import Offer
from hatamoto.games.edo.ronin.board import ronin_at, with_ronin
from hatamoto.games.edo.ronin.changes import take_tokens, tokens_for
from hatamoto.games.edo.ronin.decisions import to_spaces
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Step
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class Dispersing(Offer):
    """One official of a travel action disperses the Ronin on a space (§ronin/dispersing)."""

    verbs: tuple[str, ...] = ("disperse",)
    belongs_to: tuple[int, ...] = (ids.TRAVEL,)
    rule = "ronin/dispersing"
    module = "ronin"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """Any space with Ronin, even if it cannot succeed (ruling 53)."""
        if board.officials_left(state) and not state.dispersed:
            offered += to_spaces(actions.DISPERSE, with_ronin(state))

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """There is no official, it was done already, or there are no Ronin."""
        facts: Facts = {"space": ids.SPACE_IDS[action - actions.DISPERSE]}
        if not masks.has(state.config.on_side, action - actions.DISPERSE):
            return refused("setup/board", "not_on_side", facts)
        if not board.officials_left(state):
            return refused("perform/officials", "no_official")
        if state.dispersed:
            return refused(self.rule, "already_dispersed")
        return refused("ronin/dispersing/1", "no_ronin", facts)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """First one samurai for pay, then others for free."""
        space = action - actions.DISPERSE
        base.use_official(state, seat)
        state.dispersed = 1
        events.dispersal_begun(state, seat, space)
        free = state.config.content.disperse_free
        state.push(frames.BRING_SAMURAI.ask(seat, space, free))

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """By space: the number of samurai that could come, and of Ronin."""
        for space in range(ids.RESOURCE_LAST + 1):
            ronin = ronin_at(state, space)
            if ronin:
                coming = most_at(state, seat, space)
                row: Facts = {"space": ids.SPACE_IDS[space], "ronin": ronin, "samurai": coming}
                if coming > ronin:
                    rows.append({"what": "disperse", "number": tokens_for(state, ronin), **row})
                else:
                    rows.append({"what": "ronin_stand", **row})


def most_at(state: EdoState, seat: int, space: int) -> int:
    """The number of own samurai that a dispersal could gather on a space (§ronin/dispersing/2)."""
    coming = state.config.content.disperse_free
    if comers(state, seat, space, paid=True):
        coming += 1
    there = samurai.count_at(state, seat, space)
    away = len(samurai.all_of(state, seat)) - there
    return there + (coming if coming < away else away)


def comers(state: EdoState, seat: int, space: int, paid: bool) -> list[int]:
    """The spaces a samurai can come from, paid or free; separately for black ones (ruling 65)."""
    verb, black_verb = (
        (actions.BRING, actions.BRING_BLACK) if paid else (actions.JOIN, actions.JOIN_BLACK)
    )
    offered: list[int] = []
    ryo = state.holdings[seat * codes.HELD + ids.RYO]
    for start in samurai.spaces(state, seat):
        if start == space or (paid and board.price(state, seat, start, space) > ryo):
            continue
        offered.append(actions.NUMBERS[verb + start])
        if samurai.black_beside(state, seat, start) >= 0:
            offered.append(actions.NUMBERS[black_verb + start])
    return offered


def start_of(action: int) -> int:
    """The space that a samurai comes from."""
    for base_number in (actions.JOIN_BLACK, actions.BRING_BLACK, actions.JOIN, actions.BRING):
        if action >= base_number:
            return action - base_number
    raise AssertionError("no samurai comes by this action")


def comer_blocker(state: EdoState, seat: int, space: int, action: int, rule: str) -> Refusal:
    """Why no samurai, or no black one, can come from a space."""
    start = start_of(action)
    facts: Facts = {"space": ids.SPACE_IDS[start]}
    if not masks.has(state.config.on_side, start):
        return refused("setup/board", "not_on_side", facts)
    if start == space:
        return refused(rule, "already_here", facts)
    if not samurai.stands_at(state, seat, start):
        return refused(rule, "no_samurai", facts)
    if action >= actions.BRING_BLACK and samurai.black_beside(state, seat, start) < 0:
        return refused(rule, "no_black_beside", facts)
    price = board.price(state, seat, start, space)
    return refused("move/price", "too_far", {"space": ids.SPACE_IDS[space], "price": price})


@final
class BringingSamurai(AskingInTurn):
    """At most one samurai comes for pay, before any comes free (§ronin/dispersing/1, ruling 31)."""

    frame_type = frames.BRING_SAMURAI
    glyph = "散"
    space = frames.BRING_SAMURAI.field("space")
    free = frames.BRING_SAMURAI.field("free")
    rule = "ronin/dispersing/1"
    verbs: tuple[str, ...] = ("bring", "bring black", "join", "join black", "resolve")

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """Affordable samurai, free samurai, or `resolve`."""
        seat, space = seat_of(frame), self.space.of(frame)
        offered = comers(state, seat, space, paid=True)
        if self.free.of(frame):
            offered += comers(state, seat, space, paid=False)
        offered.append(actions.RESOLVE)
        return offered

    def answer_blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """There is no samurai, or it is too expensive."""
        return comer_blocker(state, seat_of(frame), self.space.of(frame), action, self.rule)

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Then ask for the free ones."""
        seat, space = seat_of(frame), self.space.of(frame)
        if (
            actions.BRING <= action < actions.JOIN
            or actions.BRING_BLACK <= action < actions.JOIN_BLACK
        ):
            bring(state, seat, start_of(action), space, action >= actions.BRING_BLACK)
            follow(state, seat, space, self.free.of(frame))
        else:
            join_or_resolve(state, seat, space, self.free.of(frame), action)

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The space of the Ronin."""
        return {"space": ids.SPACE_IDS[self.space.of(frame)]}


@final
class JoiningSamurai(AskingInTurn):
    """Up to two samurai come for free (§ronin/dispersing/2)."""

    frame_type = frames.JOIN_SAMURAI
    glyph = "散"
    space = frames.JOIN_SAMURAI.field("space")
    free = frames.JOIN_SAMURAI.field("free")
    rule = "ronin/dispersing/2"
    verbs: tuple[str, ...] = ("join", "join black", "resolve")

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """Samurai from anywhere, or `resolve`."""
        offered = comers(state, seat_of(frame), self.space.of(frame), paid=False)
        offered.append(actions.RESOLVE)
        return offered

    def answer_blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """There is no samurai."""
        return comer_blocker(state, seat_of(frame), self.space.of(frame), action, self.rule)

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Ask again until all have come or the player resolves."""
        space, free = self.space.of(frame), self.free.of(frame)
        join_or_resolve(state, seat_of(frame), space, free, action)

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The space of the Ronin."""
        return {"space": ids.SPACE_IDS[self.space.of(frame)]}


def bring(state: EdoState, seat: int, start: int, space: int, black: bool) -> None:
    """A samurai comes for pay (§ronin/dispersing/1, ruling 63)."""
    ryo = board.price(state, seat, start, space)
    state.holdings[seat * codes.HELD + ids.RYO] -= ryo
    is_black = base.shift(state, seat, start, space, black=black)
    events.samurai_brought(state, seat, start, space, is_black, ryo)


def join_or_resolve(state: EdoState, seat: int, space: int, free: int, action: int) -> None:
    """Bring one more samurai for free, or compare the strengths."""
    if action == actions.RESOLVE:
        resolve(state, seat, space)
        return
    start = start_of(action)
    is_black = base.shift(state, seat, start, space, black=action >= actions.JOIN_BLACK)
    events.samurai_joined(state, seat, start, space, is_black)
    follow(state, seat, space, free - 1)


def follow(state: EdoState, seat: int, space: int, free: int) -> None:
    """Ask for the next free samurai, or compare the strengths if none is left."""
    if free:
        state.push(frames.JOIN_SAMURAI.ask(seat, space, free))
    else:
        resolve(state, seat, space)


def resolve(state: EdoState, seat: int, space: int) -> None:
    """Ronin who are outnumbered are dispersed, and tokens are taken (§ronin/dispersing/3)."""
    count = ronin_at(state, space)
    if samurai.count_at(state, seat, space) <= count:
        events.ronin_stood(state, seat, space)
        return
    events.ronin_dispersed(state, seat, space, count)
    take_tokens(state, seat, count)
    state.push(frames.NEXT_RONIN.step(space, seat, count))


@final
class RelocatingNext(Step[EdoState]):
    """Each dispersed Ronin draws a tile of its own; then all go back (§ronin/dispersing/4)."""

    frame_type = frames.NEXT_RONIN
    space = frames.NEXT_RONIN.field("space")
    player = frames.NEXT_RONIN.field("player")
    left = frames.NEXT_RONIN.field("left")
    rule = "ronin/dispersing/3"

    def run(self, state: EdoState, frame: Frame) -> None:
        """The dispersing player decides where they go (ruling 30)."""
        count = self.left.of(frame)
        if count == 0:
            state.drawn = 0
            return
        state.push(frames.NEXT_RONIN.step(self.space.of(frame), self.player.of(frame), count - 1))
        state.push(frames.DRAW_LOCATION.draw(self.space.of(frame), self.player.of(frame)))
