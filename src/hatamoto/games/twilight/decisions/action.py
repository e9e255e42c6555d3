"""The four actions: placing influence, realignment, coup, court operation (§8.0)."""

from typing import Final, final

from hatamoto.games.twilight import actions, board, changes, events, frames, ids
from hatamoto.games.twilight.actions import COUP as COUP_VERB
from hatamoto.games.twilight.actions import PLACE as PLACE_VERB
from hatamoto.games.twilight.actions import REALIGN as REALIGN_VERB
from hatamoto.games.twilight.actions import listed, listed_large
from hatamoto.games.twilight.decisions import court
from hatamoto.games.twilight.effects import steps
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused


@final
class ChoosingKind(Decision[TwilightState]):
    """Choose one kind of action (§8.0(1))."""

    frame_type = frames.CHOOSE_KIND
    glyph = "行"
    points = frames.CHOOSE_KIND.field("points")
    source = frames.CHOOSE_KIND.field("source")
    rule = "8.0(1)"
    verbs: tuple[str, ...] = ("kind",)
    surface = "prompt"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Placing is always possible; the others if they can be started (ruling 83)."""
        seat = seat_of(frame)
        kinds = actions.MAY_PLACE
        if board.realignable(state, seat, self.points.of(frame)):
            kinds |= actions.MAY_REALIGN
        if board.is_coup_allowed(state) and board.coup_targets(state, seat):
            kinds |= actions.MAY_COUP
        if self.source.of(frame) == steps.BY_CARD and court.may_use(state, state.card, seat):
            kinds |= actions.MAY_COURT
        return actions.KIND_BY[kinds]

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """There is no target, coups are banned, or no court operation is possible."""
        if action == actions.KIND_REALIGN:
            return refused("8.2(3)(i)", "no_realign_target")
        if action == actions.KIND_COURT:
            return court.blocker(state, seat_of(frame), self.source.of(frame))
        if not board.is_coup_allowed(state):
            return refused("11.2(i)", "coup_banned", {"level": state.intervention})
        return refused("8.3(1)(i)", "no_coup_target")

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Begin the action."""
        seat, points = seat_of(frame), self.points.of(frame)
        events.kind_chosen(state, seat, action, points)
        if action == actions.KIND_PLACE:
            continue_placing(state, seat, points)
        elif action == actions.KIND_REALIGN:
            state.push(frames.REALIGN.ask(seat, points))
        elif action == actions.KIND_COUP:
            state.push(frames.COUP.ask(seat, points))
        else:
            court.begin(state, seat, points)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The card and the points."""
        return {"card": state.content.cards[state.card], "points": self.points.of(frame)}


# Placing influence (§8.1)


def continue_placing(state: TwilightState, seat: int, points: int) -> None:
    """Ask for the next placement while a point can be spent (ruling 83)."""
    if board.placeable(state, seat, points):
        state.push(frames.PLACE.ask(seat, points))


@final
class Placing(Decision[TwilightState]):
    """Place influence one by one (§8.1(2)(i))."""

    frame_type = frames.PLACE
    glyph = "置"
    points = frames.PLACE.field("points")
    rule = "8.1"
    verbs: tuple[str, ...] = ("place", "stop")

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Any affordable space in reach; or stop (ruling 34)."""
        return listed_large(
            actions.PLACE_OR_STOP, board.placeable(state, seat_of(frame), self.points.of(frame))
        )

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The space is closed, out of reach, used, or too expensive."""
        seat, space, points = seat_of(frame), action - PLACE_VERB, self.points.of(frame)
        found = closed_to(state, space)
        if found is not None:
            return found
        facts: Facts = {"space": state.content.spaces[space]}
        if not masks.has(board.reach(state, seat), space):
            return refused("8.1", "out_of_reach", facts)
        if masks.has(board.spent_ports(state, seat), space):
            return refused("8.0(2)", "port_limit", facts)
        rule = "8.1(1)(iii)" if space == ids.KYO else "8.1(1)(ii)"
        return too_expensive(rule, facts, board.price(state, seat, space), points)

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Pay the current price (ruling 37); the new influence extends reach (§8.1(2)(iii))."""
        seat, points = seat_of(frame), self.points.of(frame)
        if action == actions.STOP:
            events.points_unused(state, seat, points)
            return
        space = action - PLACE_VERB
        points -= board.price(state, seat, space)
        changes.spend_port(state, seat, space)
        changes.add_influence(state, seat, space, 1)
        continue_placing(state, seat, points)

    def loss(self, state: TwilightState, frame: Frame, action: int) -> Loss | None:
        """Unused points that could still be spent."""
        return unused(self.points.of(frame), action)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The points left."""
        return {"points": self.points.of(frame)}


def unused(points: int, action: int) -> Loss | None:
    """The loss of stopping with points left."""
    return Loss("points_unused", {"points": points}) if action == actions.STOP else None


def closed_to(state: TwilightState, space: int) -> Refusal | None:
    """Why a space is out of play, or None."""
    facts: Facts = {"space": state.content.spaces[space]}
    if space == ids.EDO:
        return refused("2.11(4)(i)", "no_influence_there", facts)
    if not board.takes_influence(state, space):
        return refused("2.24(2)(iii)", "port_closed", facts)
    return None


def too_expensive(rule: str, facts: Facts, cost: int, points: int) -> Refusal:
    """The refusal for too few points."""
    return refused(rule, "too_few_points", {**facts, "cost": cost, "points": points})


# Realignment (§8.2)


@final
class Realigning(Decision[TwilightState]):
    """Try realignments one by one, for points (§8.2(i))."""

    frame_type = frames.REALIGN
    glyph = "調"
    points = frames.REALIGN.field("points")
    rule = "8.2"
    verbs: tuple[str, ...] = ("realign", "stop")

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Any affordable target (§8.2(2)); or stop (§8.2(2)(iii))."""
        return listed_large(
            actions.REALIGN_OR_STOP, board.realignable(state, seat_of(frame), self.points.of(frame))
        )

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The space is no target, used, or too expensive."""
        seat, space = seat_of(frame), action - REALIGN_VERB
        found = no_target(state, seat, space, "8.2(3)(i)")
        if found is not None:
            return found
        facts: Facts = {"space": state.content.spaces[space]}
        if masks.has(board.spent_ports(state, seat), space):
            return refused("8.0(2)", "port_limit", facts)
        return too_expensive("8.2(1)(ii)", facts, board.realign_price(space), self.points.of(frame))

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Pay, then both roll (§8.2(3)(ii))."""
        seat, points = seat_of(frame), self.points.of(frame)
        if action == actions.STOP:
            events.points_unused(state, seat, points)
            return
        space = action - REALIGN_VERB
        changes.spend_port(state, seat, space)
        left = points - board.realign_price(space)
        state.push(frames.REALIGN_DIE.draw(space, left, seat))

    def loss(self, state: TwilightState, frame: Frame, action: int) -> Loss | None:
        """Unused points that could still be spent."""
        return unused(self.points.of(frame), action)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The points left."""
        return {"points": self.points.of(frame)}


def no_target(state: TwilightState, seat: int, space: int, rule: str) -> Refusal | None:
    """Why a space is no target of a realignment or coup, or None (ruling 39)."""
    found = closed_to(state, space)
    if found is not None:
        return found
    facts: Facts = {"space": state.content.spaces[space]}
    if not masks.has(board.present(state, 1 - seat), space):
        return refused(rule, "no_opponent_there", facts)
    if not masks.has(board.reach(state, seat), space):
        return refused(rule, "out_of_reach", facts)
    return None


# Coup (§8.3)


@final
class Couping(Decision[TwilightState]):
    """Choose the clan for a coup (§8.3(1)(i))."""

    frame_type = frames.COUP
    glyph = "変"
    points = frames.COUP.field("points")
    rule = "8.3(1)(i)"
    verbs: tuple[str, ...] = ("coup",)

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Clans with opposing influence, in or next to your own."""
        return listed(actions.COUP_BY, board.coup_targets(state, seat_of(frame)))

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The space is not a clan, has no opposing influence, or is out of reach."""
        space = action - COUP_VERB
        if space >= ids.CLANS:
            return refused(self.rule, "not_a_clan", {"space": state.content.spaces[space]})
        found = no_target(state, seat_of(frame), space, self.rule)
        assert found is not None
        return found

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Spend all points on it (ruling 34)."""
        space, seat = action - COUP_VERB, seat_of(frame)
        state.push(frames.COUP_DIE.draw(space, self.points.of(frame), seat, 1))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The points."""
        return {"points": self.points.of(frame)}


KINDS: Final[list[Kind[TwilightState]]] = [ChoosingKind(), Placing(), Realigning(), Couping()]
