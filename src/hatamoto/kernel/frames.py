"""A frame: one open decision packed into one integer, so that the stack is a list of numbers.

kind 8 bits | seat 4 bits | a 16 bits | b 16 bits | c 16 bits
"""

from typing import Final, TypeAlias

Frame: TypeAlias = int

STEP: Final = 13
"""The seat of a frame that asks nobody and runs by itself."""


def framed(kind: int, seat: int, a: int = 0) -> Frame:
    """Pack a frame; `seat` is a seat, NATURE or STEP."""
    return kind | (seat + 1) << 8 | a << 12


def framed_wide(kind: int, seat: int, a: int, b: int, c: int = 0) -> Frame:
    """Pack a frame with more numbers."""
    return kind | (seat + 1) << 8 | a << 12 | b << 28 | c << 44


def kind_of(packed: Frame) -> int:
    """The number of the frame's kind."""
    return packed & 255


def seat_of(packed: Frame) -> int:
    """The seat asked, NATURE, or STEP."""
    return (packed >> 8 & 15) - 1


def a_of(packed: Frame) -> int:
    """The first number."""
    return packed >> 12 & 0xFFFF


def b_of(packed: Frame) -> int:
    """The second number."""
    return packed >> 28 & 0xFFFF


def c_of(packed: Frame) -> int:
    """The third number."""
    return packed >> 44 & 0xFFFF
