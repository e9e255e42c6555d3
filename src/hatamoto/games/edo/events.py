"""Telling what happens: a function for each kind of event, silent when nobody listens."""

from hatamoto.games.edo import codes, plans, scoring
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.refusals import Facts


def way(seat: int, start: int, end: int) -> Facts:
    """Whose piece goes from where to where."""
    return {"seat": seat, "from_space": ids.SPACE_IDS[start], "to_space": ids.SPACE_IDS[end]}


# Set-up and rounds


def tile_laid(state: EdoState, city: int, tile: int) -> None:
    """A profit tile for a city (§setup/tiles)."""
    if state.events is not None:
        state.tell("tile_laid", {"city": ids.SPACE_IDS[city], "tile": ids.TILE_IDS[tile]})


def merchant_turned(state: EdoState, merchant: int) -> None:
    """A merchant card becomes the current one (§setup/merchant, §end/merchant)."""
    if state.events is not None:
        state.tell("merchant_turned", {"merchant": ids.MERCHANT_IDS[merchant]})


def merchant_opened(state: EdoState, merchant: int) -> None:
    """The open card on top of the pile (§setup/merchant)."""
    if state.events is not None:
        state.tell("merchant_opened", {"merchant": ids.MERCHANT_IDS[merchant]})


def merchant_left(state: EdoState, merchant: int) -> None:
    """A merchant card is out of the game (§end/merchant)."""
    if state.events is not None:
        state.tell("merchant_left", {"merchant": ids.MERCHANT_IDS[merchant]})


def special_opened(state: EdoState, card: int) -> None:
    """A special card is on offer (§setup/special)."""
    if state.events is not None:
        state.tell("special_opened", {"card": ids.CARD_IDS[card]})


def start_chosen(state: EdoState, seat: int) -> None:
    """Chance picked the start player (§setup/start_player)."""
    if state.events is not None:
        state.tell("start_chosen", {"seat": seat})


def start_passed(state: EdoState, seat: int, to_seat: int) -> None:
    """The start player's marker goes clockwise (§end/start_player)."""
    if state.events is not None:
        state.tell("start_passed", {"seat": seat, "to_seat": to_seat})


def package_taken(state: EdoState, seat: int, package: int) -> None:
    """A seat takes a package (§setup/packages)."""
    if state.events is not None:
        state.tell("package_taken", {"seat": seat, "package": ids.PACKAGE_IDS[package]})


def town_taken(state: EdoState, seat: int, city: int) -> None:
    """A seat takes its start town (§setup/towns)."""
    if state.events is not None:
        state.tell("town_taken", {"seat": seat, "city": ids.SPACE_IDS[city]})


def round_began(state: EdoState) -> None:
    """With the start player (§plan/secret)."""
    if state.events is not None:
        state.tell("round_began", {"round": state.rounds, "seat": state.first})


def plans_locked(state: EdoState) -> None:
    """Everybody is ready (§plan/ready)."""
    if state.events is not None:
        state.tell("plans_locked", {"round": state.rounds})


# Turns


def card_shown(state: EdoState, seat: int, slot: int) -> None:
    """A planned slot (`plans.py`) is shown when its turn comes (§perform/order)."""
    if state.events is not None:
        state.tell(
            "card_shown",
            {
                "seat": seat,
                "slot": state.passes + 1,
                "card": ids.CARD_IDS[plans.card(slot)],
                "action": ids.ACTION_IDS[plans.action(slot)],
                "own": plans.own(slot),
                "neutral": plans.neutral(slot),
                "black": plans.black(slot),
            },
        )


def turn_ended(state: EdoState, seat: int) -> None:
    """By the player's own word (§perform/stop)."""
    if state.events is not None:
        state.tell("turn_ended", {"seat": seat})


def samurai_moved(state: EdoState, seat: int, start: int, end: int, ryo: int) -> None:
    """For pay (§move/samurai)."""
    if state.events is not None:
        state.tell("samurai_moved", {**way(seat, start, end), "price": ryo})


def merchant_moved(state: EdoState, seat: int, start: int, end: int, ryo: int) -> None:
    """For pay (§move/merchant)."""
    if state.events is not None:
        state.tell("merchant_moved", {**way(seat, start, end), "price": ryo})


def samurai_entered(state: EdoState, seat: int, space: int) -> None:
    """An own official enters at a border post (§action/enter)."""
    if state.events is not None:
        state.tell("samurai_entered", {"seat": seat, "space": ids.SPACE_IDS[space]})


def samurai_relocated(state: EdoState, seat: int, start: int, end: int, black: bool) -> None:
    """Free, in a travel action (§action/relocate)."""
    if state.events is not None:
        state.tell("samurai_relocated", {**way(seat, start, end), "black": int(black)})


def goods_produced(state: EdoState, seat: int, space: int, good: int, amount: int) -> None:
    """One samurai has produced (§action/chart)."""
    if state.events is not None:
        state.tell(
            "goods_produced",
            {
                "seat": seat,
                "space": ids.SPACE_IDS[space],
                "good": ids.GOOD_IDS[good],
                "amount": amount,
            },
        )


def money_collected(state: EdoState, seat: int, amount: int) -> None:
    """Ryo by an official (§action/money)."""
    if state.events is not None:
        state.tell("money_collected", {"seat": seat, "amount": amount})


def rice_delivered(state: EdoState, seat: int, amount: int) -> None:
    """Rice by an official (§action/rice_delivery)."""
    if state.events is not None:
        state.tell("rice_delivered", {"seat": seat, "amount": amount})


def house_built(state: EdoState, seat: int, city: int, site: int) -> None:
    """(§action/house)"""
    if state.events is not None:
        state.tell("house_built", {"seat": seat, "city": ids.SPACE_IDS[city], "site": site + 1})


def post_built(state: EdoState, seat: int, city: int, site: int) -> None:
    """A trading post (§action/post)."""
    if state.events is not None:
        state.tell("post_built", {"seat": seat, "city": ids.SPACE_IDS[city], "site": site + 1})


def fortress_built(state: EdoState, seat: int, city: int) -> None:
    """(§action/fortress)"""
    if state.events is not None:
        state.tell("fortress_built", {"seat": seat, "city": ids.SPACE_IDS[city]})


def points_scored(state: EdoState, seat: int, amount: int, points: int) -> None:
    """`points` are all the seat has now."""
    if state.events is not None:
        state.tell("points_scored", {"seat": seat, "amount": amount, "points": points})


def goods_bought(
    state: EdoState, seat: int, merchant: int, count: int, good: int, ryo: int
) -> None:
    """From a merchant card (§action/offers)."""
    if state.events is not None:
        state.tell(
            "goods_bought",
            {
                "seat": seat,
                "merchant": ids.MERCHANT_IDS[merchant],
                "amount": count,
                "good": ids.GOOD_IDS[good],
                "price": ryo,
            },
        )


def point_traded(state: EdoState, seat: int, merchant: int) -> None:
    """A point from a merchant card (§action/offers)."""
    if state.events is not None:
        state.tell("point_traded", {"seat": seat, "merchant": ids.MERCHANT_IDS[merchant]})


def official_recruited(state: EdoState, seat: int) -> None:
    """A neutral one (§action/recruit)."""
    if state.events is not None:
        state.tell("official_recruited", {"seat": seat})


def card_authorized(state: EdoState, seat: int, card: int, ryo: int) -> None:
    """A special card was bought (§action/authorization)."""
    if state.events is not None:
        state.tell("card_authorized", {"seat": seat, "card": ids.CARD_IDS[card], "price": ryo})


# The end of a round


def samurai_returned(state: EdoState, seat: int, space: int) -> None:
    """Home, as an official again (§wages/return)."""
    if state.events is not None:
        state.tell("samurai_returned", {"seat": seat, "space": ids.SPACE_IDS[space]})


def wages_paid(state: EdoState, seat: int, rice: int) -> None:
    """(§wages/pay)"""
    if state.events is not None:
        state.tell("wages_paid", {"seat": seat, "amount": rice})


def income_paid(state: EdoState, seat: int, city: int, amount: int) -> None:
    """A seat's part of a city's income (§income/tile)."""
    if state.events is not None:
        state.tell("income_paid", {"seat": seat, "city": ids.SPACE_IDS[city], "amount": amount})


def good_discarded(state: EdoState, seat: int, good: int) -> None:
    """One above the limit (§end/limit)."""
    if state.events is not None:
        state.tell("good_discarded", {"seat": seat, "good": ids.GOOD_IDS[good]})


def score_counted(state: EdoState, seat: int) -> None:
    """What the end counts for a seat (§end/scoring)."""
    if state.events is not None:
        result = scoring.outcome(state)
        assert result is not None
        facts: Facts = {
            "seat": seat,
            "points": state.hold[seat * codes.HELD + codes.POINTS],
            "money": scoring.for_money(state, seat),
            "samurai": scoring.for_samurai(state, seat),
            "tokens": scoring.for_modules(state, seat),
            "score": result.scores[seat],
            "place": result.places[seat],
        }
        state.tell("score_counted", facts)


def game_ended(state: EdoState) -> None:
    """With its reason (§end/check)."""
    if state.events is not None:
        state.tell("game_ended", {"reason": codes.REASONS[state.ended]})


# Jiin, Tokken and Ronin


def temple_built(state: EdoState, seat: int, space: int) -> None:
    """(§jiin/build)"""
    if state.events is not None:
        state.tell("temple_built", {"seat": seat, "space": ids.SPACE_IDS[space]})


def demand_opened(state: EdoState, demand: int) -> None:
    """(§tokken/setup)"""
    if state.events is not None:
        state.tell("demand_opened", {"demand": ids.DEMAND_IDS[demand]})


def demand_met(state: EdoState, seat: int, demand: int) -> None:
    """(§tokken/meet)"""
    if state.events is not None:
        state.tell("demand_met", {"seat": seat, "demand": ids.DEMAND_IDS[demand]})


def privilege_opened(state: EdoState, privilege: int) -> None:
    """(§tokken/setup)"""
    if state.events is not None:
        state.tell("privilege_opened", {"privilege": ids.PRIVILEGE_IDS[privilege]})


def privilege_granted(state: EdoState, seat: int, privilege: int) -> None:
    """(§tokken/grant)"""
    if state.events is not None:
        state.tell("privilege_granted", {"seat": seat, "privilege": ids.PRIVILEGE_IDS[privilege]})


def privilege_used(state: EdoState, seat: int, privilege: int) -> None:
    """(§tokken/grant)"""
    if state.events is not None:
        state.tell("privilege_used", {"seat": seat, "privilege": ids.PRIVILEGE_IDS[privilege]})


def good_redeemed(state: EdoState, seat: int, good: int) -> None:
    """(§tokken/privileges/e)"""
    if state.events is not None:
        state.tell("good_redeemed", {"seat": seat, "good": ids.GOOD_IDS[good]})


def support_called(state: EdoState, seat: int, count: int) -> None:
    """Black officials were planned with (§tokken/privileges/b)."""
    if state.events is not None:
        state.tell("support_called", {"seat": seat, "count": count})


def black_entered(state: EdoState, seat: int, space: int) -> None:
    """A black official at a border post (§tokken/privileges/b)."""
    if state.events is not None:
        state.tell("black_entered", {"seat": seat, "space": ids.SPACE_IDS[space]})


def black_left(state: EdoState, seat: int, space: int) -> None:
    """With the end of the turn (ruling 6)."""
    if state.events is not None:
        state.tell("black_left", {"seat": seat, "space": ids.SPACE_IDS[space]})


def ronin_placed(state: EdoState, space: int) -> None:
    """(§ronin/setup)"""
    if state.events is not None:
        state.tell("ronin_placed", {"space": ids.SPACE_IDS[space]})


def ronin_selected(state: EdoState, seat: int, space: int) -> None:
    """(§ronin/select)"""
    if state.events is not None:
        state.tell("ronin_selected", {"seat": seat, "space": ids.SPACE_IDS[space]})


def location_drawn(state: EdoState, location: int) -> None:
    """(§ronin/draw)"""
    if state.events is not None:
        state.tell("location_drawn", {"location": ids.LOCATION_IDS[location]})


def kind_chosen(state: EdoState, seat: int, kind: int) -> None:
    """A tile of free choice (§ronin/draw)."""
    if state.events is not None:
        state.tell("kind_chosen", {"seat": seat, "space_kind": ids.KIND_IDS[kind]})


def ronin_relocated(state: EdoState, start: int, end: int) -> None:
    """(§ronin/relocation/5)"""
    if state.events is not None:
        state.tell(
            "ronin_relocated", {"from_space": ids.SPACE_IDS[start], "to_space": ids.SPACE_IDS[end]}
        )


def dispersal_begun(state: EdoState, seat: int, space: int) -> None:
    """(§ronin/dispersing)"""
    if state.events is not None:
        state.tell("dispersal_begun", {"seat": seat, "space": ids.SPACE_IDS[space]})


def samurai_brought(
    state: EdoState, seat: int, start: int, end: int, black: bool, ryo: int
) -> None:
    """For pay, against Ronin (§ronin/dispersing/1)."""
    if state.events is not None:
        state.tell("samurai_brought", {**way(seat, start, end), "black": int(black), "price": ryo})


def samurai_joined(state: EdoState, seat: int, start: int, end: int, black: bool) -> None:
    """Free, against Ronin (§ronin/dispersing/2)."""
    if state.events is not None:
        state.tell("samurai_joined", {**way(seat, start, end), "black": int(black)})


def ronin_stood(state: EdoState, seat: int, space: int) -> None:
    """They were not outnumbered (§ronin/dispersing/3)."""
    if state.events is not None:
        state.tell("ronin_stood", {"seat": seat, "space": ids.SPACE_IDS[space]})


def ronin_dispersed(state: EdoState, seat: int, space: int, count: int) -> None:
    """(§ronin/dispersing/3)"""
    if state.events is not None:
        state.tell("ronin_dispersed", {"seat": seat, "space": ids.SPACE_IDS[space], "count": count})


def tokens_taken(state: EdoState, seat: int, count: int) -> None:
    """(§ronin/dispersing/5)"""
    if state.events is not None:
        state.tell("tokens_taken", {"seat": seat, "count": count})
