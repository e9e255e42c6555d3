"""Whoever is banned is known by nothing any more, until the ban ends or is lifted."""

from hatamoto.store.bans import FOREVER, Bans
from hatamoto.store.people import People
from hatamoto.store.sessions import COOKIE, DAY_MS, TOKEN
from tests.table.room import START

SECONDS = 30


def test_a_ban_ends_every_secret_and_lasts_as_long_as_it_says(people: People) -> None:
    bans = Bans(people.database)
    holder = people.new_guest("en", START).result(SECONDS)
    cookie = people.new_secret(holder.id, COOKIE, START).result(SECONDS)
    token = people.new_token(holder.id, START, "play").result(SECONDS)
    bans.ban(holder.id, START + DAY_MS).result(SECONDS)
    assert people.holder_of(cookie, COOKIE, START) is None
    assert people.holder_of(token, TOKEN, START) is None
    assert people.sessions_of(holder.id, START) == []
    assert bans.until(holder.id, START + DAY_MS - 1) == START + DAY_MS
    assert bans.until(holder.id, START + DAY_MS) is None
    assert bans.current(START) == {holder.id}
    assert bans.current(START + DAY_MS) == set()


def test_a_secret_that_is_made_while_the_ban_is_written_opens_nothing(people: People) -> None:
    bans = Bans(people.database)
    holder = people.new_guest("en", START).result(SECONDS)
    bans.ban(holder.id).result(SECONDS)
    late = people.new_secret(holder.id, COOKIE, START).result(SECONDS)
    assert people.holder_of(late, COOKIE, START) is None
    assert bans.until(holder.id, START) == FOREVER
    bans.lift(holder.id).result(SECONDS)
    assert bans.until(holder.id, START) is None
    assert people.holder_of(late, COOKIE, START) == holder
