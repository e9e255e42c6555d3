"""Out of time: a bot plays on, and only the player's own click takes the seat back."""

import secrets
import time
from collections.abc import Callable

from playwright.sync_api import expect

from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table import timeouts
from hatamoto.table.clock import MINUTE_MS
from tests.browser.finished import Writer
from tests.browser.person import Person
from tests.store.holders import introduce_all
from tests.table.room import Room

CLOCK = {"kind": "live", "minutes": 30, "on_timeout": "bot"}


def out_of_time(served: ServerProcess, hana: Person) -> str:
    """A table where a bot has just begun to play for somebody; its id."""
    database = Database(next(word for word in served.command if word.startswith("sqlite:")))
    store = Store(database)
    start = time.time_ns() // 1_000_000 - 40 * MINUTE_MS
    holder = Writer(store, hana).holder
    room = Room(["human", "open"], host=holder, at=start, game="twilight", clock=CLOCK)
    room.table.id = secrets.token_hex(8)
    room.sit(1, "somebody")
    room.begin()
    room.play(lambda: room.table.to_act() == [0])
    room.now += 30 * MINUTE_MS
    room.put(timeouts.time_out(room.table, room.now))
    introduce_all(database, room)
    store.create(room.table.id, room.history[0]).result()
    for entry in room.history[1:]:
        store.append(room.table.id, entry).result()
    database.close()
    return room.table.id


def test_a_player_who_was_out_of_time_takes_the_seat_back(
    served: ServerProcess, person: Callable[..., Person]
) -> None:
    hana = person()
    id = out_of_time(served, hana)
    button = hana.page.get_by_role("button", name="Take my seat back")
    seats = hana.page.locator("[data-zone=seats]")
    for _ in range(2):
        hana.sit(id)
        expect(button).to_be_visible()
        expect(seats).to_contain_text("a bot stands in")
    button.click()
    expect(button).to_be_hidden()
    expect(seats).not_to_contain_text("a bot stands in")
