"""What is open in a position: the saved stack, or the deal or round it begins with."""

from hatamoto.games.twilight import board, codes
from hatamoto.games.twilight.decisions.turn import push_deal
from hatamoto.games.twilight.position.fitting import check_open, check_over, check_table
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, framed
from hatamoto.kernel.positions import Reader, read_frame


def read_open(state: TwilightState, reader: Reader) -> None:
    """Open what the position says, and refuse what the game could not have reached."""
    check_table(state)
    if state.ended != codes.GOING_ON:
        if reader.fields.get("open"):
            raise BadPosition("open: nothing is open once the game has ended")
        check_over(state)
        return
    if state.winner != codes.NEITHER:
        raise BadPosition("winner: nobody has won while the game goes on")
    if reader.has("open"):
        for words in reader.items("open"):
            state.push(read_frame(state.game, words, state.seats))
        check_open(state)
    else:
        open_turn(state, reader)
        check_open(state)


def open_turn(state: TwilightState, reader: Reader) -> None:
    """The deal of the turn, or the round of the active player."""
    for key in ("card", "ports", "dice"):
        if reader.fields.get(key):
            raise BadPosition(f"{key}: a round begins without it")
    state.card = codes.NO_CARD
    if reader.is_drawn("hands"):
        state.rounds = 0
        state.active = state.first
        state.push(framed(codes.BEGIN_ROUNDS, STEP))
        push_deal(state, state.first)
    else:
        if not board.hand(state, state.active):
            raise BadPosition(f"hands: seat {state.active} has no card to play")
        state.rounds = max(0, state.rounds - 1)
        state.push(framed(codes.BEGIN_ROUND, STEP, state.active))
    state.settle_opening()
