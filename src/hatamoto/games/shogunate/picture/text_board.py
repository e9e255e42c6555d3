"""The table as lines of text: Plot, Line, players, and what the reader alone knows."""

from hatamoto.drawing.columns import GAP, aligned, folded
from hatamoto.drawing.fields import (
    Fields,
    inner,
    number,
    numbers,
    rows,
    word,
    words,
)
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.renderer import Say

NONE = "-"
SHINOBI = "◀"


def text(view: Fields, say: Say) -> list[str]:
    """A view as lines of text."""
    lines = [heading(view, say), ""]
    if word(view, "plot"):
        lines += [*plot_lines(view, say), ""]
    if rows(view, "line"):
        lines += [*line_lines(view, say), ""]
    lines += player_lines(view, say)
    if inner(view, "you"):
        lines += ["", *private_lines(view, say)]
    return [part for line in lines for part in folded(line)]


def heading(view: Fields, say: Say) -> str:
    """Round, threshold and Plots left."""
    labels = [("round", "round"), ("threshold", "threshold"), ("plots_left", "plots_left")]
    return " · ".join(f"{say(f'view-{id}', {})} {number(view, key)}" for id, key in labels)


def plot_lines(view: Fields, say: Say) -> list[str]:
    """The active Plot, what it pays by slot, and its power."""
    plot = word(view, "plot")
    name = f"{say('view-plot', {})}: {say(f'plot-{plot}', {})}"
    return [name, GAP + say(f"plot-{plot}-text", {})]


def line_lines(view: Fields, say: Say) -> list[str]:
    """The Line from the head to the tail."""
    labels = [say(f"view-{id}", {}) for id in ("slot", "leader", "honour", "plot")]
    table = [[*labels, ""]]
    pays = numbers(view, "plot_honour")
    for index, row in enumerate(rows(view, "line")):
        pay = pays[index] if index < len(pays) else 0
        honour = number(row, "honour")
        table.append(
            [
                f"{index + 1}",
                say(f"leader-{word(row, 'leader')}", {}),
                f"{honour:>2} {'●' * honour}",
                f"+{pay}" if pay else "",
                SHINOBI if number(view, "shinobi") == index + 1 else "",
            ]
        )
    shinobi = [f"{SHINOBI} {shinobi_label(view, say)}"] if number(view, "shinobi") else []
    return [*aligned(table), *shinobi]


def shinobi_label(view: Fields, say: Say) -> str:
    """What the Shinobi takes, and the leader it follows or the slot it keeps (ruling 3)."""
    leader = word(view, "shinobi_leader")
    follows: Facts = {"clan": leader} if leader else {"slot": number(view, "shinobi")}
    bond = say("view-shinobi_follows" if leader else "view-shinobi_keeps", follows)
    return f"{say('view-shinobi', {})} -{number(view, 'strike')} · {bond}"


def player_lines(view: Fields, say: Say) -> list[str]:
    """The players, their open cards and the other cards in front of them."""
    labels = ["player", "loyalties", "hand", "played"]
    table = [["", *[say(f"view-{id}", {}) for id in labels]]]
    for seat, row in enumerate(rows(view, "players")):
        table.append(
            [
                "⚑" if seat == number(view, "hatamoto") and number(view, "round") else "",
                person(say, seat),
                loyalty(row, say),
                f"{len(words(row, 'hand'))}",
                front(view, row, seat, say),
            ]
        )
    return [*aligned(table), f"⚑ {say('view-hatamoto', {})}", *discard_lines(view, say)]


def discard_lines(view: Fields, say: Say) -> list[str]:
    """Who has discarded what; nothing when all hands are full."""
    lines: list[str] = []
    for seat, row in enumerate(rows(view, "players")):
        if words(row, "discard"):
            cards = joined(say, "cards", words(row, "discard"))
            lines.append(f"{GAP}{person(say, seat)}: {cards}")
    return ["", f"{say('view-discard', {})}:", *lines] if lines else []


def person(say: Say, seat: int) -> str:
    """A player's name, capitalised for the start of a row."""
    name = say("view-seat", {"seat": seat})
    return name[:1].upper() + name[1:]


def loyalty(row: Fields, say: Say) -> str:
    """A player's loyalty cards as they are visible; after the game all of them, with the score."""
    if "loyalty" in row:
        shown = joined(say, "clans", words(row, "loyalty"))
        return f"{shown} = {number(row, 'score')}"
    cards = [say(f"clan-{clan}", {}) for clan in words(row, "face_up")]
    return " ".join(f"[{card}]" for card in cards + ["?"] * number(row, "face_down"))


def front(view: Fields, row: Fields, seat: int, say: Say) -> str:
    """The card in front of a player, or that the player has chosen one."""
    card = word(row, "played")
    if card:
        acting = "" if seat in numbers(view, "waiting") else "▸ "
        return acting + say(f"card-{card}", {})
    chosen = row.get("ready") and seat != number(view, "hatamoto")
    return say("view-ready", {}) if chosen else ""


def private_lines(view: Fields, say: Say) -> list[str]:
    """The reader's own cards, score, notes and Plots."""
    you = inner(view, "you")
    own = rows(view, "players")[number(you, "seat")]
    cards = words(you, "loyalty") + words(own, "face_up")
    lines = [
        f"{say('view-loyalty', {})}: {joined(say, 'clans', cards) or NONE}"
        f" · {say('view-score', {})} {number(you, 'score')}",
        f"{say('view-hand', {})}: {joined(say, 'cards', words(own, 'hand')) or NONE}",
    ]
    plots = words(you, "plots_known")
    if plots:
        lines.append(f"{say('view-plots_known', {})}: {joined(say, 'plots', plots)}")
    return lines + note_lines(you, say)


def note_lines(you: Fields, say: Say) -> list[str]:
    """The reader's private notes."""
    lines: list[str] = []
    for row in rows(you, "notes"):
        id = "note-stale" if row.get("stale") else "note-fresh"
        facts: Facts = {"seat": number(row, "seat"), "clan": word(row, "clan")}
        lines.append(GAP + say(id, {**facts, "round": number(row, "round")}))
    return [f"{say('view-notes', {})}:", *lines] if lines else []


def joined(say: Say, fact: str, ids: list[str]) -> str:
    """Several cards, clans or Plots in the reader's words; empty for none."""
    return say(f"view-{fact}", {fact: ids}) if ids else ""
