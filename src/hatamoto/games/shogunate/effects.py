"""One small function per card and Plot, looked up by id: it makes changes or opens decisions."""

from collections.abc import Callable
from typing import Final, TypeAlias

from hatamoto.games.shogunate import board, changes, content, events, frames
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.frames import FrameType

CardEffect: TypeAlias = Callable[[ShogunateState, int], None]
"""Opens the first decision of a card for the seat that played it."""
Power: TypeAlias = Callable[[ShogunateState], bool]
"""Carries out a Plot's power; returns False if it has no effect."""


# The six cards, by id in `cards.toml`. Each opens the card's first decision.


def cloaked_in_shadows(state: ShogunateState, seat: int) -> None:
    """The Hatamoto chooses a leader, you move it elsewhere (§play/cloaked)."""
    state.push(frames.CLOAKED_LEADER.ask(state.hatamoto, seat))


def dishonour(state: ShogunateState, seat: int) -> None:
    """A leader to the tail, then one of your cards face-up (§play/dishonour)."""
    state.push(frames.DISHONOUR_LEADER.ask(seat))


def flowing_upstream(state: ShogunateState, seat: int) -> None:
    """A leader one or two up, then show the Hatamoto a card (§play/upstream)."""
    state.push(frames.UPSTREAM_LEADER.ask(seat))


def honorable_company(state: ShogunateState, seat: int) -> None:
    """A leader one down with honour, then honour for a neighbour (§play/company)."""
    state.push(frames.COMPANY_LEADER.ask(seat))


def path_of_the_arrow(state: ShogunateState, seat: int) -> None:
    """A leader one up, then a player shows you a card (§play/arrow)."""
    state.push(frames.ARROW_LEADER.ask(seat))


def storms_to_flowers(state: ShogunateState, seat: int) -> None:
    """Switch two leaders, or exchange cards with an opponent (§play/storms)."""
    state.push(frames.STORMS_MODE.ask(seat))


CARD_EFFECTS: Final[dict[str, CardEffect]] = {
    "cloaked": cloaked_in_shadows,
    "dishonour": dishonour,
    "upstream": flowing_upstream,
    "company": honorable_company,
    "arrow": path_of_the_arrow,
    "storms": storms_to_flowers,
}


# The eighteen powers, by id in `plots.toml`.


def the_empty_dais(state: ShogunateState) -> bool:
    """Move the Shinobi one slot up or down (§plot/p01)."""
    return ask_shinobi(state, slots_by_steps(state))


def audience_before_the_throne(state: ShogunateState) -> bool:
    """Move the Shinobi to the head of the Line (§plot/p02)."""
    return send_shinobi(state)


def the_named_heir(state: ShogunateState) -> bool:
    """Move the Shinobi one or two slots up (§plot/p03)."""
    return ask_shinobi(state, slots_by_steps(state))


def rearguard_at_dusk(state: ShogunateState) -> bool:
    """Move the Shinobi one or two slots down (§plot/p04)."""
    return ask_shinobi(state, slots_by_steps(state))


def a_blade_at_midnight(state: ShogunateState) -> bool:
    """Move the Shinobi to any other slot (§plot/p05)."""
    return ask_shinobi(state, masks.first(content.SLOTS) & ~masks.one(board.shinobi_slot(state)))


def the_tallest_pine(state: ShogunateState) -> bool:
    """Move the Shinobi beside a leader with the most honour (§plot/p06)."""
    return ask_shinobi(state, board.most_honoured(state), is_to_honour=1)


def truce_of_lanterns(state: ShogunateState) -> bool:
    """The Shinobi does not strike this round (§plot/p07)."""
    return set_strike(state)


def twin_shuriken(state: ShogunateState) -> bool:
    """The Shinobi strikes for two this round (§plot/p08)."""
    return set_strike(state)


def the_low_overturn_the_high(state: ShogunateState) -> bool:
    """The first and the last leader trade slots (§plot/p09)."""
    changes.switch_leaders(state, state.line[0], state.line[content.SLOTS - 1])
    return True


def crossed_fans(state: ShogunateState) -> bool:
    """You may switch two neighbouring leaders (§plot/p10)."""
    return ask_hatamoto(state, frames.POWER_SWAP)


def marriage_pact(state: ShogunateState) -> bool:
    """You may move one honour to a poorer neighbour (§plot/p11)."""
    return ask_hatamoto(state, frames.POWER_SHIFT)


def alms_for_the_humble(state: ShogunateState) -> bool:
    """One honour on a leader with the least (§plot/p12)."""
    return ask_hatamoto(state, frames.POWER_ALMS)


def the_magistrates_inquiry(state: ShogunateState) -> bool:
    """Another player shows you a face-down card (§plot/p13)."""
    if board.others_face_down(state, state.hatamoto) == 0:
        return False
    return ask_hatamoto(state, frames.INQUIRY_PLAYER)


def whispers_in_the_corridor(state: ShogunateState) -> bool:
    """Everyone shows a face-down card to the left, all at once (§plot/p14)."""
    seats = board.seats_face_down(state)
    if seats == 0:
        return False
    state.ask_simultaneously(frames.WHISPER.ask(state.hatamoto), seats)
    return True


def general_amnesty(state: ShogunateState) -> bool:
    """Turn one face-up card of anyone face-down (§plot/p15)."""
    for seat in range(state.seats):
        if state.up[seat] != 0:
            return ask_hatamoto(state, frames.AMNESTY)
    return False


def the_court_astrologer(state: ShogunateState) -> bool:
    """Look at the next Plots and return them in any order (§plot/p16)."""
    looks = state.content.looks[state.plot]
    left = masks.count(state.bag)
    count = left if left < looks else looks
    if count == 0:
        return False
    events.plots_scried(state, count)
    state.push(frames.SCRY_DRAW.draw(count, state.hatamoto))
    return True


def second_summons(state: ShogunateState) -> bool:
    """A player of your choice may take one discard back (§plot/p17)."""
    return ask_hatamoto(state, frames.SUMMONS_PLAYER)


def the_back_gate(state: ShogunateState) -> bool:
    """Move the Shinobi to the tail of the Line (§plot/p18)."""
    return send_shinobi(state)


POWERS: Final[dict[str, Power]] = {
    "p01": the_empty_dais,
    "p02": audience_before_the_throne,
    "p03": the_named_heir,
    "p04": rearguard_at_dusk,
    "p05": a_blade_at_midnight,
    "p06": the_tallest_pine,
    "p07": truce_of_lanterns,
    "p08": twin_shuriken,
    "p09": the_low_overturn_the_high,
    "p10": crossed_fans,
    "p11": marriage_pact,
    "p12": alms_for_the_humble,
    "p13": the_magistrates_inquiry,
    "p14": whispers_in_the_corridor,
    "p15": general_amnesty,
    "p16": the_court_astrologer,
    "p17": second_summons,
    "p18": the_back_gate,
}
REQUIRED_NUMBERS: Final = {
    "p01": "steps",
    "p02": "slot",
    "p03": "steps",
    "p04": "steps",
    "p07": "strike",
    "p08": "strike",
    "p16": "look",
    "p18": "slot",
}
"""By Plot, the key that its data row must have for its power."""


def link_effects(edition: Content) -> None:
    """Set the effect of each card and the power of each Plot; raises BadContent with the row."""
    for id in edition.cards:
        if id not in CARD_EFFECTS:
            raise BadContent(f"{edition.cards_path}: {id}: no card of this id has an effect")
    for plot, id in enumerate(edition.plots):
        if id not in POWERS:
            raise BadContent(f"{edition.plots_path}: {id}: no Plot of this id has a power")
        if id in REQUIRED_NUMBERS and REQUIRED_NUMBERS[id] not in edition.number_keys[plot]:
            raise BadContent(
                f"{edition.plots_path}: {id}: the power needs '{REQUIRED_NUMBERS[id]}'"
            )
    edition.card_effects = [CARD_EFFECTS[id] for id in edition.cards]
    edition.powers = [POWERS[id] for id in edition.plots]


def ask_hatamoto(state: ShogunateState, question: FrameType) -> bool:
    """Open the power's decision for the Hatamoto (§play/power)."""
    state.push(question.ask(state.hatamoto))
    return True


def ask_shinobi(state: ShogunateState, slots: int, is_to_honour: int = 0) -> bool:
    """Ask where the Shinobi goes, if it can go anywhere."""
    if slots == 0:
        return False
    state.push(frames.POWER_SHINOBI.ask(state.hatamoto, slots, is_to_honour))
    return True


def slots_by_steps(state: ShogunateState) -> int:
    """The mask of the slots that the Plot's steps lead to."""
    start = board.shinobi_slot(state)
    slots = 0
    for step in state.content.steps[state.plot]:
        if 0 <= start + step < content.SLOTS:
            slots |= masks.one(start + step)
    return slots


def send_shinobi(state: ShogunateState) -> bool:
    """Move the Shinobi to the slot the Plot names."""
    slot = state.content.slots[state.plot]
    if slot == board.shinobi_slot(state):
        return False
    changes.move_shinobi(state, slot)
    return True


def set_strike(state: ShogunateState) -> bool:
    """Set how much honour the Shinobi takes this round."""
    amount = state.content.strikes[state.plot]
    if amount == content.NO_STRIKE_CHANGE:
        return False
    state.strike = amount
    events.strike_changed(state)
    return True
