"""How the faces of the support counters are numbered: of each counter its head, then its tail."""


def counter_of(face: int) -> int:
    """The counter that a face belongs to."""
    return face // 2


def turned(face: int) -> int:
    """0 for the head of a counter, 1 for its tail."""
    return face % 2


def face_of(counter: int, turn: int) -> int:
    """The head of a counter with 0, its tail with 1."""
    return 2 * counter + turn
