"""The numbers of the faces of support counters: the head of each counter, then its tail."""


def counter_of(face: int) -> int:
    """The counter of a face."""
    return face // 2


def turned(face: int) -> int:
    """0 for the head of a counter, 1 for its tail."""
    return face % 2


def face_of(counter: int, turn: int) -> int:
    """The head of a counter for 0, its tail for 1."""
    return 2 * counter + turn
