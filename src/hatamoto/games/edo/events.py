"""One function per kind of event; each does nothing unless events are collected."""

from hatamoto.games.edo import codes, plans, scoring
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.refusals import Facts


def way(seat: int, start: int, end: int) -> Facts:
    """The seat, start and end of a move."""
    return {"seat": seat, "from_space": ids.SPACE_IDS[start], "to_space": ids.SPACE_IDS[end]}


# Set-up and rounds


def tile_laid(state: EdoState, city: int, tile: int) -> None:
    """A profit tile for a city (§setup/tiles)."""
    if state.events is not None:
        state.emit("tile_laid", {"city": ids.SPACE_IDS[city], "tile": ids.TILE_IDS[tile]})


def merchant_turned(state: EdoState, merchant: int) -> None:
    """A merchant card becomes the current one (§setup/merchant, §end/merchant)."""
    if state.events is not None:
        state.emit("merchant_turned", {"merchant": ids.MERCHANT_IDS[merchant]})


def merchant_opened(state: EdoState, merchant: int) -> None:
    """The open card on top of the pile (§setup/merchant)."""
    if state.events is not None:
        state.emit("merchant_opened", {"merchant": ids.MERCHANT_IDS[merchant]})


def merchant_left(state: EdoState, merchant: int) -> None:
    """A merchant card is out of the game (§end/merchant)."""
    if state.events is not None:
        state.emit("merchant_left", {"merchant": ids.MERCHANT_IDS[merchant]})


def special_opened(state: EdoState, card: int) -> None:
    """A special card is on offer (§setup/special)."""
    if state.events is not None:
        state.emit("special_opened", {"card": ids.CARD_IDS[card]})


def start_chosen(state: EdoState, seat: int) -> None:
    """Chance picked the start player (§setup/start_player)."""
    if state.events is not None:
        state.emit("start_chosen", {"seat": seat})


def start_passed(state: EdoState, seat: int, to_seat: int) -> None:
    """The start player's marker goes clockwise (§end/start_player)."""
    if state.events is not None:
        state.emit("start_passed", {"seat": seat, "to_seat": to_seat})


def package_taken(state: EdoState, seat: int, package: int) -> None:
    """A seat takes a package (§setup/packages)."""
    if state.events is not None:
        state.emit("package_taken", {"seat": seat, "package": ids.PACKAGE_IDS[package]})


def town_taken(state: EdoState, seat: int, city: int) -> None:
    """A seat takes its start town (§setup/towns)."""
    if state.events is not None:
        state.emit("town_taken", {"seat": seat, "city": ids.SPACE_IDS[city]})


def round_began(state: EdoState) -> None:
    """With the start player (§plan/secret)."""
    if state.events is not None:
        state.emit("round_began", {"round": state.rounds, "seat": state.first})


def plans_locked(state: EdoState) -> None:
    """Everybody is ready (§plan/ready)."""
    if state.events is not None:
        state.emit("plans_locked", {"round": state.rounds})


# Turns


def card_shown(state: EdoState, seat: int, slot: int) -> None:
    """A planned slot (`plans.py`) is shown when its turn comes (§perform/order)."""
    if state.events is not None:
        state.emit(
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
    """The player has ended the turn (§perform/stop)."""
    if state.events is not None:
        state.emit("turn_ended", {"seat": seat})


def samurai_moved(state: EdoState, seat: int, start: int, end: int, ryo: int) -> None:
    """For pay (§move/samurai)."""
    if state.events is not None:
        state.emit("samurai_moved", {**way(seat, start, end), "price": ryo})


def merchant_moved(state: EdoState, seat: int, start: int, end: int, ryo: int) -> None:
    """For pay (§move/merchant)."""
    if state.events is not None:
        state.emit("merchant_moved", {**way(seat, start, end), "price": ryo})


def samurai_entered(state: EdoState, seat: int, space: int) -> None:
    """An own official enters at a border post (§action/enter)."""
    if state.events is not None:
        state.emit("samurai_entered", {"seat": seat, "space": ids.SPACE_IDS[space]})


def samurai_relocated(state: EdoState, seat: int, start: int, end: int, black: bool) -> None:
    """Free, in a travel action (§action/relocate)."""
    if state.events is not None:
        state.emit("samurai_relocated", {**way(seat, start, end), "black": int(black)})


def goods_produced(state: EdoState, seat: int, space: int, good: int, amount: int) -> None:
    """One samurai has produced (§action/chart)."""
    if state.events is not None:
        state.emit(
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
        state.emit("money_collected", {"seat": seat, "amount": amount})


def rice_delivered(state: EdoState, seat: int, amount: int) -> None:
    """Rice by an official (§action/rice_delivery)."""
    if state.events is not None:
        state.emit("rice_delivered", {"seat": seat, "amount": amount})


def house_built(state: EdoState, seat: int, city: int, site: int) -> None:
    """On the next free site of the city (§action/house)."""
    if state.events is not None:
        state.emit("house_built", {"seat": seat, "city": ids.SPACE_IDS[city], "site": site + 1})


def post_built(state: EdoState, seat: int, city: int, site: int) -> None:
    """The trading post of a seat (§action/post)."""
    if state.events is not None:
        state.emit("post_built", {"seat": seat, "city": ids.SPACE_IDS[city], "site": site + 1})


def fortress_built(state: EdoState, seat: int, city: int) -> None:
    """On a site of its own (§action/fortress)."""
    if state.events is not None:
        state.emit("fortress_built", {"seat": seat, "city": ids.SPACE_IDS[city]})


def points_scored(state: EdoState, seat: int, amount: int, points: int) -> None:
    """`points` is the seat's total."""
    if state.events is not None:
        state.emit("points_scored", {"seat": seat, "amount": amount, "points": points})


def goods_bought(
    state: EdoState, seat: int, merchant: int, count: int, good: int, ryo: int
) -> None:
    """From a merchant card (§action/offers)."""
    if state.events is not None:
        state.emit(
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
        state.emit("point_traded", {"seat": seat, "merchant": ids.MERCHANT_IDS[merchant]})


def official_recruited(state: EdoState, seat: int) -> None:
    """A neutral one (§action/recruit)."""
    if state.events is not None:
        state.emit("official_recruited", {"seat": seat})


def card_authorized(state: EdoState, seat: int, card: int, ryo: int) -> None:
    """A special card was bought (§action/authorization)."""
    if state.events is not None:
        state.emit("card_authorized", {"seat": seat, "card": ids.CARD_IDS[card], "price": ryo})


# The end of a round


def samurai_returned(state: EdoState, seat: int, space: int) -> None:
    """A samurai has become an official again (§wages/return)."""
    if state.events is not None:
        state.emit("samurai_returned", {"seat": seat, "space": ids.SPACE_IDS[space]})


def wages_paid(state: EdoState, seat: int, rice: int) -> None:
    """The rice for the samurai who stay on the board (§wages/pay)."""
    if state.events is not None:
        state.emit("wages_paid", {"seat": seat, "amount": rice})


def income_paid(state: EdoState, seat: int, city: int, amount: int) -> None:
    """A seat's share of a city's income (§income/tile)."""
    if state.events is not None:
        state.emit("income_paid", {"seat": seat, "city": ids.SPACE_IDS[city], "amount": amount})


def good_discarded(state: EdoState, seat: int, good: int) -> None:
    """One above the limit (§end/limit)."""
    if state.events is not None:
        state.emit("good_discarded", {"seat": seat, "good": ids.GOOD_IDS[good]})


def score_counted(state: EdoState, seat: int) -> None:
    """The final scoring of a seat (§end/scoring)."""
    if state.events is not None:
        result = scoring.outcome(state)
        assert result is not None
        facts: Facts = {
            "seat": seat,
            "points": state.holdings[seat * codes.HELD + codes.POINTS],
            "money": scoring.for_money(state, seat),
            "samurai": scoring.for_samurai(state, seat),
            "tokens": scoring.for_modules(state, seat),
            "score": result.scores[seat],
            "place": result.places[seat],
        }
        state.emit("score_counted", facts)


def game_ended(state: EdoState) -> None:
    """With its reason (§end/check)."""
    if state.events is not None:
        state.emit("game_ended", {"reason": codes.REASONS[state.ended]})


# Jiin, Tokken and Ronin


def temple_built(state: EdoState, seat: int, space: int) -> None:
    """Outside the cities (§jiin/build)."""
    if state.events is not None:
        state.emit("temple_built", {"seat": seat, "space": ids.SPACE_IDS[space]})


def demand_opened(state: EdoState, demand: int) -> None:
    """One of the three that can be met (§tokken/setup)."""
    if state.events is not None:
        state.emit("demand_opened", {"demand": ids.DEMAND_IDS[demand]})


def demand_met(state: EdoState, seat: int, demand: int) -> None:
    """Instead of an effect of the action (§tokken/meet)."""
    if state.events is not None:
        state.emit("demand_met", {"seat": seat, "demand": ids.DEMAND_IDS[demand]})


def privilege_opened(state: EdoState, privilege: int) -> None:
    """One of the three that can be granted (§tokken/setup)."""
    if state.events is not None:
        state.emit("privilege_opened", {"privilege": ids.PRIVILEGE_IDS[privilege]})


def privilege_granted(state: EdoState, seat: int, privilege: int) -> None:
    """For a demand that was met (§tokken/grant)."""
    if state.events is not None:
        state.emit("privilege_granted", {"seat": seat, "privilege": ids.PRIVILEGE_IDS[privilege]})


def privilege_used(state: EdoState, seat: int, privilege: int) -> None:
    """It serves once (§tokken/keep)."""
    if state.events is not None:
        state.emit("privilege_used", {"seat": seat, "privilege": ids.PRIVILEGE_IDS[privilege]})


def good_redeemed(state: EdoState, seat: int, good: int) -> None:
    """One resource for a privilege (§tokken/privileges/e)."""
    if state.events is not None:
        state.emit("good_redeemed", {"seat": seat, "good": ids.GOOD_IDS[good]})


def support_called(state: EdoState, seat: int, count: int) -> None:
    """A plan has used black officials (§tokken/privileges/b)."""
    if state.events is not None:
        state.emit("support_called", {"seat": seat, "count": count})


def black_entered(state: EdoState, seat: int, space: int) -> None:
    """A black official at a border post (§tokken/privileges/b)."""
    if state.events is not None:
        state.emit("black_entered", {"seat": seat, "space": ids.SPACE_IDS[space]})


def black_left(state: EdoState, seat: int, space: int) -> None:
    """A black official leaves at the end of the turn (ruling 6)."""
    if state.events is not None:
        state.emit("black_left", {"seat": seat, "space": ids.SPACE_IDS[space]})


def ronin_placed(state: EdoState, space: int) -> None:
    """One on a space of each kind, before the first round (§ronin/setup)."""
    if state.events is not None:
        state.emit("ronin_placed", {"space": ids.SPACE_IDS[space]})


def ronin_selected(state: EdoState, seat: int, space: int) -> None:
    """The start player selects one each round (§ronin/select)."""
    if state.events is not None:
        state.emit("ronin_selected", {"seat": seat, "space": ids.SPACE_IDS[space]})


def location_drawn(state: EdoState, location: int) -> None:
    """The tile that names the kind of space for the Ronin (§ronin/draw)."""
    if state.events is not None:
        state.emit("location_drawn", {"location": ids.LOCATION_IDS[location]})


def kind_chosen(state: EdoState, seat: int, kind: int) -> None:
    """The kind of space, after a tile of free choice (§ronin/draw)."""
    if state.events is not None:
        state.emit("kind_chosen", {"seat": seat, "space_kind": ids.SPACE_KIND_IDS[kind]})


def ronin_relocated(state: EdoState, start: int, end: int) -> None:
    """To a space of the kind that was drawn (§ronin/relocation/5)."""
    if state.events is not None:
        state.emit(
            "ronin_relocated", {"from_space": ids.SPACE_IDS[start], "to_space": ids.SPACE_IDS[end]}
        )


def dispersal_begun(state: EdoState, seat: int, space: int) -> None:
    """An official of a journey opposes the Ronin of a space (§ronin/dispersing)."""
    if state.events is not None:
        state.emit("dispersal_begun", {"seat": seat, "space": ids.SPACE_IDS[space]})


def samurai_brought(
    state: EdoState, seat: int, start: int, end: int, black: bool, ryo: int
) -> None:
    """For pay, against Ronin (§ronin/dispersing/1)."""
    if state.events is not None:
        state.emit("samurai_brought", {**way(seat, start, end), "black": int(black), "price": ryo})


def samurai_joined(state: EdoState, seat: int, start: int, end: int, black: bool) -> None:
    """Free, against Ronin (§ronin/dispersing/2)."""
    if state.events is not None:
        state.emit("samurai_joined", {**way(seat, start, end), "black": int(black)})


def ronin_stood(state: EdoState, seat: int, space: int) -> None:
    """They were not outnumbered (§ronin/dispersing/3)."""
    if state.events is not None:
        state.emit("ronin_stood", {"seat": seat, "space": ids.SPACE_IDS[space]})


def ronin_dispersed(state: EdoState, seat: int, space: int, count: int) -> None:
    """All Ronin of the space, who were outnumbered (§ronin/dispersing/3)."""
    if state.events is not None:
        state.emit("ronin_dispersed", {"seat": seat, "space": ids.SPACE_IDS[space], "count": count})


def tokens_taken(state: EdoState, seat: int, count: int) -> None:
    """Ronin tokens for two or three dispersed Ronin (§ronin/dispersing/5)."""
    if state.events is not None:
        state.emit("tokens_taken", {"seat": seat, "count": count})
