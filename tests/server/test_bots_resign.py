"""A bot gives up a hopeless game of two, and only where the table was made so."""

import asyncio
from pathlib import Path

import pytest

from hatamoto.kernel.errors import ActionError, BadArgument
from hatamoto.server import live as live_tables
from hatamoto.server.bot_pool import BotPool
from hatamoto.server.live import LOST, SURE, LiveTable
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.quotas import Quotas
from hatamoto.server.registry import Registry
from hatamoto.server.settings import Settings
from hatamoto.store.database import Database
from hatamoto.store.people import People
from hatamoto.store.store import Store
from hatamoto.table import proposals
from hatamoto.table.setup import read_setup
from tests.server.served import Person
from tests.server.threads import run_in_thread
from tests.table.room import Room

PAIR = [{"who": "me"}, {"who": "bot", "level": "ashigaru"}]


def test_a_bot_is_sure_after_several_choices_in_a_row() -> None:
    live = LiveTable(Room(["human", "random"], game="twilight").table)
    for _ in range(SURE - 1):
        assert not live.is_hopeless(1, LOST / 2)
    assert not live.is_hopeless(1, LOST * 2)
    for _ in range(SURE - 1):
        assert not live.is_hopeless(1, LOST / 2)
        assert not live.is_hopeless(1, None)
    assert live.is_hopeless(1, LOST / 2)


def test_bots_resign_only_where_that_ends_the_game(person: Person) -> None:
    table = person.table(game="twilight", seats=PAIR, bots_resign=True)
    assert table["status"] == "playing"
    four = {"game": "shogunate", "seats": [*PAIR, *PAIR[1:], *PAIR[1:]], "bots_resign": True}
    refused = person.post("/api/tables", four, 400)
    assert "two seats" in refused["error"]["message"]
    with pytest.raises(BadArgument):
        read_setup({"game": "shogunate", "seats": [{"kind": "open"}] * 3, "bots_resign": True})


def test_a_person_is_never_resigned_by_the_server() -> None:
    room = Room(["human", "random"], game="twilight")
    room.begin()
    with pytest.raises(ActionError):
        proposals.resign_as_bot(room.table, 0, room.match.ply_for(0), room.now)
    with pytest.raises(ActionError):
        proposals.resign_as_bot(room.table, 1, room.match.ply_for(1) + 1, room.now)


@pytest.mark.parametrize("bots_resign", [True, False])
def test_a_bot_gives_up(bots_resign: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every chance counts as lost here, so that the game ends after a few choices."""
    monkeypatch.setattr(live_tables, "LOST", 2.0)
    seats = [{"kind": "bot", "level": "ashigaru"}] * 2
    setup = read_setup({"game": "battles", "seats": seats, "bots_resign": bots_resign})
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    settings = Settings()

    async def played() -> str:
        notifier = Notifier(settings, People(database), Metrics())
        registry = Registry(Store(database), notifier, BotPool(1), Metrics(), Quotas(4000))
        live = await registry.create(setup, "host", "Host")
        match = live.table.match
        while live.table.status == "playing" and (match is None or len(match.moves) < 12):
            await asyncio.sleep(0)
            match = live.table.match
        registry.close()
        database.close()
        return live.table.status

    assert run_in_thread(played()) == ("over" if bots_resign else "playing")
