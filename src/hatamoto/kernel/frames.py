"""Frames: open decisions packed into integers, so that the stack is a list of numbers.

    frame type 8 bits | seat 4 bits | fields, 48 bits in all

A game declares each frame type once, with the names of its fields, in its own `frames.py`. The
registry numbers the types; decisions read and write fields by name. One integer per frame makes a
state cheap to copy; this is the only module that knows how it is packed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.seats import NATURE

if TYPE_CHECKING:
    from mypy_extensions import i64

Frame: TypeAlias = "i64"
"""An integer; compiled, a machine word, which is unpacked without checking its size."""

STEP: Final = 13
"""The seat of an automatic step, which asks nobody."""

TYPE_MASK: Final = 255
SEAT_SHIFT: Final = 8
SEAT_MASK: Final = 15
FIELD_SHIFT: Final = 12
FIELD_BITS: Final = 16
"""The default width of a field."""
ALL_BITS: Final = 60
"""The size of a frame, which must fit in a machine word."""
MAX_FIELDS: Final = 4


def type_of(frame: Frame) -> i64:
    """The number of the frame's type."""
    return frame & TYPE_MASK


def seat_of(frame: Frame) -> int:
    """The seat that answers, NATURE, or STEP."""
    return (frame >> SEAT_SHIFT & SEAT_MASK) - 1


def has_fields(frame: Frame) -> bool:
    """Whether any field is not 0; a question that is asked repeatedly has none."""
    return frame >> FIELD_SHIFT != 0


def bare_frame(number: i64, seat: i64) -> Frame:
    """A frame of this type for a seat, without fields."""
    return number | (seat + 1) << SEAT_SHIFT


@final
class Field:
    """A named number in a frame, as its position and width in bits."""

    def __init__(self, shift: i64, bits: int) -> None:
        self.shift = shift
        self.maximum: i64 = (1 << bits) - 1
        """The largest number that fits, which is also the mask."""

    def of(self, frame: Frame) -> int:
        """The value of the field in a frame."""
        return frame >> self.shift & self.maximum


@final
class FrameType:
    """One type of frame, for a decision, draw or step."""

    def __init__(self, number: i64, id: str, fields: dict[str, Field]) -> None:
        shifts = [int(field.shift) for field in fields.values()] + [0] * MAX_FIELDS
        self.number = number
        self.second: i64 = shifts[1]
        self.third: i64 = shifts[2]
        self.fourth: i64 = shifts[3]
        self.id = id
        self.fields = fields

    def ask(
        self, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0
    ) -> Frame:
        """A frame for a decision of a seat; the numbers are in the order of the fields."""
        packed = first << FIELD_SHIFT | second << self.second
        packed |= third << self.third | fourth << self.fourth
        return self.number | (seat + 1) << SEAT_SHIFT | packed

    def draw(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Frame:
        """A frame for a die or a draw, which NATURE answers."""
        return self.ask(NATURE, first, second, third, fourth)

    def step(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Frame:
        """A frame for an automatic step."""
        return self.ask(STEP, first, second, third, fourth)

    def field(self, name: str) -> Field:
        """The field of that name; raises KeyError."""
        return self.fields[name]

    def named(self, frame: Frame) -> dict[str, int]:
        """The numbers of a frame of this type by name."""
        return {name: field.of(frame) for name, field in self.fields.items()}


@final
class FrameTypes:
    """The frame types of a game, numbered in the order they are declared."""

    def __init__(self) -> None:
        self.types: list[FrameType] = []
        self.known: dict[tuple[int, int], Field] = {}
        """The fields by shift and width."""

    def add(self, id: str, *fields: str, **bits: int) -> FrameType:
        """Declare a type; `bits` are further fields with their widths."""
        widths = dict.fromkeys(fields, FIELD_BITS) | bits
        placed: dict[str, Field] = {}
        shift = FIELD_SHIFT
        for name, width in widths.items():
            # Equal fields share one object, so that hot ones stay in the CPU cache.
            placed[name] = self.known.setdefault((shift, width), Field(shift, width))
            shift += width
        if shift > ALL_BITS or len(placed) > MAX_FIELDS or len(self.types) > TYPE_MASK:
            raise BadContent(f"the frame type {id} does not fit into a frame")
        added = FrameType(len(self.types), id, placed)
        self.types.append(added)
        return added


def numbers(*types: FrameType) -> tuple[int, ...]:
    """The numbers of some types, to compare with `type_of`."""
    return tuple([each.number for each in types])


def shared_field(name: str, *types: FrameType) -> Field:
    """A field that some types have in common; raises BadContent if it differs between them."""
    first = types[0].field(name)
    for each in types:
        field = each.field(name)
        if field.shift != first.shift or field.maximum != first.maximum:
            raise BadContent(f"the frame types {types[0].id} and {each.id} pack {name} differently")
    return first
