"""Before the first round: packages in turn order, then start towns in reverse (§setup/packages)."""

from typing import final

from hatamoto.games.edo import actions, board, changes, codes, events, frames
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Step
from hatamoto.kernel.refusals import Refusal, refused


@final
class BeginningPackages(Step[EdoState]):
    """The start player takes the first package (§setup/packages)."""

    frame_type = frames.BEGIN_PACKAGES
    rule = "setup/packages"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Ask the next seat."""
        ask_next(state)


def ask_next(state: EdoState) -> None:
    """Packages in turn order, then towns in reverse (§setup/packages, §setup/towns)."""
    order = board.turn_order(state)
    for seat in order:
        if not state.holdings[seat * codes.HELD + codes.PACKAGE_OF]:
            state.push(frames.TAKE_PACKAGE.ask(seat))
            return
    for seat in reversed(order):
        if not state.holdings[seat * codes.HELD + codes.TOWN_OF]:
            state.push(frames.CHOOSE_TOWN.ask(seat))
            return


@final
class TakingPackage(Decision[EdoState]):
    """Take one of the open packages (§setup/packages, §five/packages)."""

    frame_type = frames.TAKE_PACKAGE
    glyph = "荷"
    rule = "setup/packages"
    verbs: tuple[str, ...] = ("package",)

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The packages that are left."""
        return [
            actions.NUMBERS[actions.PACKAGE + p]
            for p in range(ids.PACKAGES)
            if not self._is_taken(state, p)
        ]

    def _is_taken(self, state: EdoState, package: int) -> bool:
        held = [state.holdings[seat * codes.HELD + codes.PACKAGE_OF] for seat in range(state.seats)]
        return package + 1 in held

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The package is taken."""
        return refused(
            self.rule, "package_taken", {"package": ids.PACKAGE_IDS[action - actions.PACKAGE]}
        )

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Take its goods; the next seat follows, or the towns are chosen."""
        seat, package = seat_of(frame), action - actions.PACKAGE
        state.holdings[seat * codes.HELD + codes.PACKAGE_OF] = package + 1
        for good in range(ids.GOODS):
            changes.gain(
                state, seat, good, state.config.content.package[package * ids.GOODS + good]
            )
        events.package_taken(state, seat, package)
        ask_next(state)


@final
class ChoosingTown(Decision[EdoState]):
    """Take a free town around Edo: a house on site 1 and a samurai (§setup/towns, ruling 3)."""

    frame_type = frames.CHOOSE_TOWN
    glyph = "町"
    rule = "setup/towns"
    verbs: tuple[str, ...] = ("town",)

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The open towns without a house."""
        towns = state.config.setup.open_towns
        return [
            actions.NUMBERS[actions.TOWN + t]
            for t in towns
            if not state.city[t * codes.PER_CITY + codes.FILLED]
        ]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The space is Edo, not on this side, covered, or taken."""
        city = action - actions.TOWN
        name = ids.SPACE_IDS[city]
        if city == ids.EDO:
            return refused(self.rule, "not_a_town", {"city": name})
        if not masks.has(state.config.on_side, city):
            return refused(self.rule, "not_on_side", {"space": name})
        if masks.has(state.config.covered, city):
            return refused(self.rule, "covered", {"space": name})
        return refused(self.rule, "town_taken", {"city": name})

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """The house scores nothing (ruling 4); the previous seat in turn order follows."""
        seat, city = seat_of(frame), action - actions.TOWN
        state.holdings[seat * codes.HELD + codes.TOWN_OF] = city + 1
        changes.add_house(state, seat, city, first=False)
        changes.enter(state, seat, city)
        events.town_taken(state, seat, city)
        ask_next(state)
