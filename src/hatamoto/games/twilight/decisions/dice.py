"""Dice rolls: realignment, coup, court operation, war, the emperor's flags."""

from typing import Final, final

from hatamoto.games.twilight import (
    actions,
    board,
    changes,
    codes,
    effects,
    events,
    frames,
    odds,
    scoring,
)
from hatamoto.games.twilight.decisions import court
from hatamoto.games.twilight.effects.steps import realign_free
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Chance, Kind, Odds, Rolling
from hatamoto.kernel.refusals import Facts


def die_odds(seat: int, action: int, results: list[int]) -> Odds:
    """The odds of one die of a seat; `results` has the result of each face."""
    number = action - actions.ROLL + 1
    return Odds(seat, [number], results[number - 1], results)


@final
class RollingToRealign(Chance[TwilightState]):
    """The acting player's die (§8.2(3)(ii))."""

    frame_type = frames.REALIGN_DIE
    space = frames.REALIGN_DIE.field("space")
    left = frames.REALIGN_DIE.field("left")
    player = frames.REALIGN_DIE.field("player")
    free = frames.REALIGN_DIE.field("free")
    rule = "8.2(3)(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "realignment"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The six faces of a die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """The opponent's die follows before any other attempt (§8.2(2)(i))."""
        state.dice = [action - actions.ROLL + 1]
        space, left = self.space.of(frame), self.left.of(frame)
        player, free = self.player.of(frame), self.free.of(frame)
        state.push(frames.REALIGN_REPLY.draw(space, left, player, free))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who rolls, and where."""
        space = state.content.spaces[self.space.of(frame)]
        return {"seat": self.player.of(frame), "space": space}


@final
class RollingBack(Rolling[TwilightState]):
    """The opponent's die; the acting player's is the one rolled last (§8.2(3)(ii))."""

    frame_type = frames.REALIGN_REPLY
    space = frames.REALIGN_REPLY.field("space")
    left = frames.REALIGN_REPLY.field("left")
    player = frames.REALIGN_REPLY.field("player")
    free = frames.REALIGN_REPLY.field("free")
    rule = "8.2(3)(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "realignment"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The six faces of a die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """The lower total loses the difference; then the next attempt may follow (§8.2(2)(ii))."""
        seat, left, free = self.player.of(frame), self.left.of(frame), self.free.of(frame)
        number, other = state.dice[0], action - actions.ROLL + 1
        state.dice = [number, other]
        realign(state, seat, self.space.of(frame), number, other)
        if free:
            realign_free(state, seat, left, free - 1)
        elif board.realignable(state, seat, left):
            state.push(frames.REALIGN.ask(seat, left))

    def odds(self, state: TwilightState, frame: Frame, action: int) -> Odds:
        """Both dice: what the opponent loses minus what the acting player loses."""
        seat, space = self.player.of(frame), self.space.of(frame)
        lead = board.backing(state, seat, space) - board.backing(state, 1 - seat, space)
        theirs = board.influence(state, 1 - seat, space)
        own = board.influence(state, seat, space)
        margins = [lead + one - other for one in odds.DIE for other in odds.DIE]
        dice = [state.dice[0], action - actions.ROLL + 1]
        results = [max(-own, min(theirs, margin)) for margin in margins]
        return Odds(seat, dice, max(-own, min(theirs, lead + dice[0] - dice[1])), results)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who rolls, and where."""
        space = state.content.spaces[self.space.of(frame)]
        return {"seat": 1 - self.player.of(frame), "space": space}


def realign(state: TwilightState, seat: int, space: int, number: int, other: int) -> None:
    """Compare both totals; the lower side loses the difference, at most all it has.

    §8.2(3)(iii), §8.2(3)(iv), §8.2(3)(v)
    """
    bonus, other_bonus = board.backing(state, seat, space), board.backing(state, 1 - seat, space)
    margin = number + bonus - other - other_bonus
    events.realignment_rolled(state, seat, space, number, other)
    if margin > 0:
        changes.cut_influence(state, 1 - seat, space, margin)
    elif margin < 0:
        changes.cut_influence(state, seat, space, -margin)
    else:
        events.realignment_tied(state, space)


@final
class RollingForCoup(Rolling[TwilightState]):
    """A coup's die (§8.3(1)(ii))."""

    frame_type = frames.COUP_DIE
    space = frames.COUP_DIE.field("space")
    points = frames.COUP_DIE.field("points")
    player = frames.COUP_DIE.field("player")
    provokes = frames.COUP_DIE.field("provokes")
    rule = "8.3(1)(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "coup"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The six faces of a die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Resolve the coup, then raise intervention (§8.3(2), §2.23(5)(i), ruling 45)."""
        seat, number = self.player.of(frame), action - actions.ROLL + 1
        state.dice = [number]
        overthrow(state, seat, self.space.of(frame), self.points.of(frame), number)
        if self.provokes.of(frame):
            changes.raise_intervention(state, seat)

    def odds(self, state: TwilightState, frame: Frame, action: int) -> Odds:
        """The value of the coup, at least 0 (§8.3(1)(iii))."""
        space, points = self.space.of(frame), self.points.of(frame)
        values = [max(0, odds.coup_value(state, space, points, die)) for die in odds.DIE]
        return die_odds(self.player.of(frame), action, values)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The player, the space and the points."""
        space = state.content.spaces[self.space.of(frame)]
        return {"seat": self.player.of(frame), "space": space, "points": self.points.of(frame)}


def overthrow(state: TwilightState, seat: int, space: int, points: int, number: int) -> None:
    """Remove opposing influence first (§8.3(1)(iii)), then gain the excess (§8.3(1)(iv))."""
    value = odds.coup_value(state, space, points, number)
    events.coup_rolled(state, seat, space, points, number, value)
    if value <= 0:
        return
    lost = changes.cut_influence(state, 1 - seat, space, value)
    if value > lost:
        changes.add_influence(state, seat, space, value - lost)


@final
class RollingForCourt(Rolling[TwilightState]):
    """A court operation's die (§8.4(2)(i))."""

    frame_type = frames.COURT_DIE
    player = frames.COURT_DIE.field("player")
    points = frames.COURT_DIE.field("points")
    rule = "8.4(2)(i)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "court"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The six faces of a die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """A die up to the points of the card succeeds (§8.4(2)(ii))."""
        number = action - actions.ROLL + 1
        state.dice = [number]
        court.finish(state, self.player.of(frame), self.points.of(frame), number)

    def odds(self, state: TwilightState, frame: Frame, action: int) -> Odds:
        """Whether it succeeds (§8.4(2)(ii))."""
        seat = self.player.of(frame)
        most = odds.court_die(state, seat, self.points.of(frame))
        return die_odds(seat, action, [int(die <= most) for die in odds.DIE])

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The player and the points."""
        return {"seat": self.player.of(frame), "points": self.points.of(frame)}


@final
class RollingForWar(Rolling[TwilightState]):
    """A war's die (§9.4(ii))."""

    frame_type = frames.WAR_DIE
    space = frames.WAR_DIE.field("space")
    target = frames.WAR_DIE.field("target")
    player = frames.WAR_DIE.field("player")
    rule = "9.4(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "war"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The six faces of a die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """A win removes all opposing influence; then the card's own effects (§9.4(iii))."""
        seat, space = self.player.of(frame), self.space.of(frame)
        number = action - actions.ROLL + 1
        state.dice = [number]
        won = fight(state, seat, space, self.target.of(frame), number)
        if won:
            lost = board.influence(state, 1 - seat, space)
            changes.cut_influence(state, 1 - seat, space, lost)
        effects.WARS[state.card](state, seat, space, won)

    def odds(self, state: TwilightState, frame: Frame, action: int) -> Odds:
        """Whether it is won (§9.4(ii))."""
        seat, space, target = self.player.of(frame), self.space.of(frame), self.target.of(frame)
        values = [odds.war_value(state, seat, space, die) for die in odds.DIE]
        return die_odds(seat, action, [int(value >= target) for value in values])

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The player, the clan and the target value."""
        space = state.content.spaces[self.space.of(frame)]
        return {"seat": self.player.of(frame), "space": space, "target": self.target.of(frame)}


def fight(state: TwilightState, seat: int, space: int, target: int, number: int) -> bool:
    """Whether the die, modified by the clans around, reaches the target (§9.4(ii), ruling 56)."""
    value = odds.war_value(state, seat, space, number)
    events.war_rolled(state, seat, space, number, value, target)
    if value >= target:
        events.war_won(state, seat, space)
    else:
        events.war_failed(state, seat, space)
    return value >= target


@final
class RollingForFlags(Rolling[TwilightState]):
    """The die of the emperor's flags, which end the game (§11.3(i), §11.3(iii))."""

    frame_type = frames.FLAGS_DIE
    player = frames.FLAGS_DIE.field("player")
    rule = "11.3(iii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "flags"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The six faces of a die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """The opponent gains the roll, and the game ends (§11.3(iv), ruling 64)."""
        seat, number = self.player.of(frame), action - actions.ROLL + 1
        state.dice = [number]
        events.flags_rolled(state, seat, number)
        changes.move_points(state, 1 - seat, number)
        changes.end(state, codes.EMPEROR_FLAGS, scoring.leader(state))

    def odds(self, state: TwilightState, frame: Frame, action: int) -> Odds:
        """What the opponent gains (§11.3(iv))."""
        return die_odds(self.player.of(frame), action, [-die for die in odds.DIE])

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who rolls."""
        return {"seat": self.player.of(frame)}


KINDS: Final[list[Kind[TwilightState]]] = [
    RollingToRealign(),
    RollingBack(),
    RollingForCoup(),
    RollingForCourt(),
    RollingForWar(),
    RollingForFlags(),
]
