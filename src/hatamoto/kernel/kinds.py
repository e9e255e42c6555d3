"""Kinds: one stateless object for each type of frame, which implements its rules."""

from typing import Final, Generic, Literal, TypeAlias, TypeVar, final

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.frames import Frame, FrameType, FrameTypes
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused
from hatamoto.kernel.seats import EVERYONE
from hatamoto.kernel.state import State

S = TypeVar("S", bound=State)
Surface: TypeAlias = Literal["board", "hand", "prompt"]
UNDECLARED: Final[FrameType] = FrameType(-1, "", {})
"""The frame type of an abstract kind; `registered` rejects it."""


class Kind(Generic[S]):
    """One kind of frame. Kinds hold no data of a game: what is open is the frame."""

    # What playing itself reads comes first, so that it shares a cache line when compiled.
    is_even: bool = True
    """For chance: whether all outcomes are equally likely."""
    private_kind: int = 0
    """For a simultaneous step: the kind each seat answers."""
    frame_type: FrameType = UNDECLARED
    """The frame type, which defines the fields of its frames."""
    id: str = ""
    """The name of the frame type, known once the kind is registered."""
    rule: str = ""
    verbs: tuple[str, ...] = ()
    surface: Surface = "board"
    """Where a person answers: on the board, from their hand, or from the list of the prompt."""
    phase: str = ""
    """The phase of the round it belongs to, if the table shows phases."""
    glyph: str = "問"
    """The character that the prompt shows for it."""
    preview: str = ""
    """What the board draws for an answer before it is chosen, by a name of the game's own."""
    previews_events: bool = False
    """Whether answers come with their events; these must not depend on hidden information."""
    shows: bool = False
    """Whether an answer shows others a card that only the seat knew."""
    opens_turn: bool = False
    """Whether a player's turn begins with it, after all that the last one asked of others."""
    delegate: str = ""
    """The label, if any, of the button that lets a bot answer all decisions of the paragraph."""
    purpose: str = ""
    """For chance: the stream the outcome is drawn from."""

    def legal(self, state: S, frame: Frame) -> list[int]:
        """The actions allowed, in a stable order; callers must not change the list."""
        raise NotImplementedError

    def blocker(self, state: S, frame: Frame, action: int) -> Refusal:
        """Why an action is illegal; called only for actions of this decision's verbs."""
        return refused(self.rule, "not_possible")

    def apply(self, state: S, frame: Frame, action: int) -> None:
        """Apply the action and push the frames that follow."""
        raise NotImplementedError

    def audience(self, state: S, frame: Frame, action: int) -> int:
        """The mask of the seats that see the action's arguments once it has taken effect."""
        return EVERYONE

    def facts(self, state: S, frame: Frame) -> Facts:
        """The facts of the prompt; public information only."""
        return {}

    def loss(self, state: S, frame: Frame, action: int) -> Loss | None:
        """What a legal action gives up that a player may have overlooked."""
        return None

    def weights(self, state: S, frame: Frame) -> list[int]:
        """For chance: integer weights in the order of `legal`."""
        return [1] * len(self.legal(state, frame))

    def run(self, state: S, frame: Frame) -> None:
        """For a step: carry it out."""
        raise NotImplementedError

    def close(self, state: S, frame: Frame, answers: list[list[int]]) -> None:
        """For a simultaneous step: called when the last seat has answered."""
        raise NotImplementedError


@final
class Slot(Generic[S]):
    """Wraps a kind in a game's list.

    Compiled code checks the type of every list item. For a final class that is one comparison; for
    a kind it would be a walk through its base classes.
    """

    def __init__(self, kind: Kind[S]) -> None:
        self.kind = kind


class Decision(Kind[S]):
    """A decision of one seat."""


class Chance(Kind[S]):
    """A die or a draw: NATURE answers."""


@final
class Odds:
    """A roll of dice with its result and all results it could have had, for a seat."""

    def __init__(self, seat: int, dice: list[int], result: int, results: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.result = result
        """The higher the better for the seat."""
        self.results = results
        """The result of each way the dice could have fallen, all equally likely."""


class Rolling(Chance[S]):
    """A roll of dice that is good or bad for a seat: the table keeps a history of these."""

    def odds(self, state: S, frame: Frame, action: int) -> Odds:
        """The result of the roll and its alternatives; called before it is applied."""
        raise NotImplementedError


class Sealed(Kind[S]):
    """A private answer within a simultaneous step; it has no effect until the step closes."""

    def apply(self, state: S, frame: Frame, action: int) -> None:
        """Do nothing: the answer stays in the seat's buffer until the step closes."""


class Simultaneous(Kind[S]):
    """A simultaneous step: several seats answer in secret, then it closes in seat order."""


class Step(Kind[S]):
    """An automatic step of the rules, which asks nobody."""


def registered(types: FrameTypes, kinds: list[Kind[S]]) -> list[Kind[S]]:
    """The kinds by the number of their frame type; raises BadContent unless each type has one."""
    by_number: dict[int, Kind[S]] = {}
    for kind in kinds:
        frame_type = kind.frame_type
        assert frame_type.number >= 0, f"{kind} declares no frame type"
        if frame_type.number in by_number:
            raise BadContent(f"two kinds answer frames of the type {frame_type.id}")
        kind.id = frame_type.id
        by_number[frame_type.number] = kind
    missing = [frame.id for frame in types.types if frame.number not in by_number]
    if missing:
        raise BadContent(f"no kind answers frames of the type {', '.join(missing)}")
    return [by_number[number] for number in range(len(types.types))]
