"""Frames: open decisions packed into integers, so that the stack is a list of numbers.

    frame type 8 bits | seat 4 bits | fields, 48 bits in all

A game declares each frame type once, with the names of its fields, in its own `frames.py`. The
registry numbers the types; decisions read and write fields by name. One integer per frame is what
makes a state quick to copy, and this is the only module that knows how it is packed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.seats import NATURE

if TYPE_CHECKING:
    from mypy_extensions import i64

Frame: TypeAlias = "i64"
"""An integer; compiled, a machine word, which is taken apart without looking how long it is."""

STEP: Final = 13
"""The seat of a frame that asks nobody and runs by itself."""

TYPE_MASK: Final = 255
SEAT_SHIFT: Final = 8
FIELD_SHIFT: Final = 12
FIELD_BITS: Final = 16
"""The width of a field that does not say otherwise."""
ALL_BITS: Final = 60
"""Where a frame ends: within a machine word."""
MOST_FIELDS: Final = 4


def type_of(frame: Frame) -> i64:
    """The number of the frame's type."""
    return frame & 255


def seat_of(frame: Frame) -> int:
    """The seat asked, NATURE, or STEP."""
    return (frame >> 8 & 15) - 1


def bare_frame(number: i64, seat: i64) -> Frame:
    """A frame of this type for a seat, without fields."""
    return number | (seat + 1) << SEAT_SHIFT


@final
class Field:
    """A named number of a frame."""

    def __init__(self, shift: i64, bits: int) -> None:
        self.shift = shift
        self.most: i64 = (1 << bits) - 1
        """The largest number the field holds."""

    def of(self, frame: Frame) -> int:
        """The number in this frame."""
        return frame >> self.shift & self.most


@final
class FrameType:
    """One type of frame: what a decision, draw or step is about."""

    def __init__(self, number: i64, id: str, fields: dict[str, Field]) -> None:
        self.number = number
        self.id = id
        self.fields = fields
        shifts = [int(field.shift) for field in fields.values()] + [0] * MOST_FIELDS
        self.second: i64 = shifts[1]
        self.third: i64 = shifts[2]
        self.fourth: i64 = shifts[3]

    def ask(
        self, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0
    ) -> Frame:
        """A question to a seat; the numbers are in the order of the fields."""
        numbers = first << 12 | second << self.second | third << self.third | fourth << self.fourth
        return self.number | (seat + 1) << 8 | numbers

    def draw(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Frame:
        """A die or a draw: NATURE is asked."""
        return self.ask(NATURE, first, second, third, fourth)

    def step(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Frame:
        """A part of the procedure that asks nobody."""
        return self.ask(STEP, first, second, third, fourth)

    def field(self, name: str) -> Field:
        """The field of that name; raises KeyError where a decision names one it does not have."""
        return self.fields[name]

    def named(self, frame: Frame) -> dict[str, int]:
        """The numbers of a frame of this type by name."""
        return {name: field.of(frame) for name, field in self.fields.items()}


@final
class FrameTypes:
    """The frame types of a game, numbered in the order they are declared."""

    def __init__(self) -> None:
        self.types: list[FrameType] = []

    def add(self, id: str, *fields: str, **bits: int) -> FrameType:
        """Declare a type; `bits` are further fields with the bits they need."""
        widths = dict.fromkeys(fields, FIELD_BITS) | bits
        placed: dict[str, Field] = {}
        shift = FIELD_SHIFT
        for name, width in widths.items():
            placed[name] = Field(shift, width)
            shift += width
        if shift > ALL_BITS or len(placed) > MOST_FIELDS or len(self.types) > TYPE_MASK:
            raise BadContent(f"the frame type {id} does not fit into a frame")
        added = FrameType(len(self.types), id, placed)
        self.types.append(added)
        return added
