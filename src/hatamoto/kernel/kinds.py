"""What the frames on the stack mean: one stateless object per kind of open decision."""

from typing import Final, Generic, Literal, TypeAlias, TypeVar, final

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.frames import Frame, FrameType, FrameTypes
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused
from hatamoto.kernel.seats import EVERYONE
from hatamoto.kernel.state import State

S = TypeVar("S", bound=State)
Surface: TypeAlias = Literal["board", "hand", "prompt"]
UNDECLARED: Final[FrameType] = FrameType(-1, "", {})
"""The frame type of an abstract kind; `registered` refuses it."""


class Kind(Generic[S]):
    """One kind of frame. Kinds hold no data of a game: what is open is the frame."""

    frame_type: FrameType = UNDECLARED
    """What the frames of this kind carry."""
    id: str = ""
    """The name of the frame type, known once the kind is registered."""
    rule: str = ""
    verbs: tuple[str, ...] = ()
    surface: Surface = "board"
    """Where a person answers: on the board, from their hand, or from the list of the prompt."""
    phase: str = ""
    """The part of the round it belongs to, where the table shows one."""
    seal: str = "問"
    """The one character the prompt shows for it."""
    preview: str = ""
    """What the board draws of an answer before it is chosen, in the game's own word."""
    shows: bool = False
    """Whether to answer is to show others a card that only the seat knew."""
    delegate: str = ""
    """The message on the button that lets a bot answer as long as its paragraph asks, if any."""
    purpose: str = ""
    """For chance: the stream the outcome is drawn from."""
    is_even: bool = True
    """For chance: all outcomes weigh the same."""
    private_kind: int = 0
    """For a simultaneous step: the kind each seat answers."""

    def legal(self, state: S, frame: Frame) -> list[int]:
        """The actions allowed, in a stable order; callers must not change the list."""
        raise NotImplementedError

    def blocker(self, state: S, frame: Frame, action: int) -> Refusal:
        """Why an action of this decision's verbs that is not legal is not."""
        return refused(self.rule, "not_possible")

    def apply(self, state: S, frame: Frame, action: int) -> None:
        """Carry the action out and open what follows."""
        raise NotImplementedError

    def audience(self, state: S, frame: Frame, action: int) -> int:
        """The seats that know the action's arguments once it is settled."""
        return EVERYONE

    def facts(self, state: S, frame: Frame) -> Facts:
        """What the prompt says, from public facts only."""
        return {}

    def loss(self, state: S, frame: Frame, action: int) -> Loss | None:
        """What a legal action gives up that a player may have overlooked."""
        return None

    def weights(self, state: S, frame: Frame) -> list[int]:
        """For chance: integer weights in the order of `legal`."""
        return [1] * len(self.legal(state, frame))

    def run(self, state: S, frame: Frame) -> None:
        """For a step: what happens by itself."""
        raise NotImplementedError

    def close(self, state: S, frame: Frame, answers: list[list[int]]) -> None:
        """For a simultaneous step: what happens when the last seat has answered."""
        raise NotImplementedError


class Decision(Kind[S]):
    """A question to one seat."""


class Chance(Kind[S]):
    """A die or a draw: NATURE answers."""


@final
class Odds:
    """A roll as its player sees it: whose it was, the dice, and how good each result is."""

    def __init__(self, seat: int, dice: list[int], got: int, results: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.got = got
        """What the roll brought; more is better for the seat."""
        self.results = results
        """What each way the dice could fall would have brought, all equally likely."""


class Rolling(Chance[S]):
    """A roll of dice that is good or bad for a seat: the table keeps a history of these."""

    def odds(self, state: S, frame: Frame, action: int) -> Odds:
        """What the roll brings and what it could have brought, before it is applied."""
        raise NotImplementedError


class Sealed(Kind[S]):
    """A private answer inside a simultaneous step; it changes nothing until the step closes."""

    def apply(self, state: S, frame: Frame, action: int) -> None:
        """Nothing yet: the answer waits in the seat's buffer."""


class Together(Kind[S]):
    """A simultaneous step: several seats answer in secret, then it closes in seat order."""


class Step(Kind[S]):
    """A part of the procedure that asks nobody."""


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
