"""The long runs against servers, in short: what they find wrong, and that nothing is."""

import json
from pathlib import Path

import pytest

from hatamoto.server.bench import cluster, kills
from hatamoto.server.bench.bars import COUNTED, kill_bars
from hatamoto.server.bench.chaos import AnswerLog, compare
from hatamoto.server.bench.cluster import bench_cluster as run_cluster
from hatamoto.server.bench.kills import bench_kills as run_kills
from hatamoto.server.bench.kills import rounds_in
from hatamoto.server.bench.load import Load, bench_server
from hatamoto.server.command_keys import stored_key
from hatamoto.server.commands import as_sent
from hatamoto.server.wire import ChatCommand
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table.entries import CHAT, Entry
from tests.store.holders import introduce_all
from tests.table.room import Room


class StoredTalk:
    """A stored table with some lines of talk, and the account of who said them."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(f"sqlite:///{folder / 'tables.db'}")
        self.store = Store(self.database)
        room = Room(["human", "random", "random"])
        self.id = room.table.id
        introduce_all(self.database, room)
        self.store.create(self.id, room.history[0]).result(30)
        for entry in room.history[1:]:
            self.store.append(self.id, entry).result(30)
        self.next = len(room.history)
        self.account = AnswerLog(self.id, 0)
        self.holder = room.table.seats[0].holder

    def say(self, number: int, is_stored: bool = True, is_told: bool = True) -> None:
        """A line of talk, stored or not, acknowledged or refused."""
        command = {"do": "chat", "text": f"line {number}", "key": f"key {number:05}"}
        self.account.sent.append(command)
        kept = self.account.acknowledged if is_told else self.account.refused
        kept.append(command)
        if is_stored:
            text = str(command["text"])
            sent = ChatCommand(text=text, key=str(command["key"]))
            key = stored_key(self.holder, str(command["key"]), as_sent(sent))
            data: dict[str, object] = {"name": "somebody", "text": text}
            self.store.append(self.id, Entry(self.next, 1, CHAT, 0, data, key)).result(30)
            self.next += 1


@pytest.fixture
def decode_message(tmp_path: Path) -> StoredTalk:
    """An account and a store."""
    return StoredTalk(tmp_path)


def test_a_true_account_is_clean(decode_message: StoredTalk) -> None:
    decode_message.say(1)
    decode_message.say(2)
    decode_message.say(3, is_stored=False, is_told=False)
    verdict = compare(decode_message.store, [decode_message.account])
    assert verdict.is_clean, verdict
    assert (verdict.acknowledged, verdict.refused) == (2, 1)


def test_an_answer_that_was_not_kept_is_lost(decode_message: StoredTalk) -> None:
    decode_message.say(1)
    decode_message.say(2, is_stored=False)
    assert compare(decode_message.store, [decode_message.account]).lost == 1


def test_a_refusal_that_was_stored_is_a_wrong_answer(decode_message: StoredTalk) -> None:
    decode_message.say(1, is_told=False)
    assert compare(decode_message.store, [decode_message.account]).wrongly_answered == 1


def test_what_nobody_has_sent_is_a_wrong_answer(decode_message: StoredTalk) -> None:
    decode_message.say(1)
    decode_message.account.sent.clear()
    decode_message.account.acknowledged.clear()
    assert compare(decode_message.store, [decode_message.account]).wrongly_answered == 1


def test_another_order_is_found(decode_message: StoredTalk) -> None:
    decode_message.say(1)
    decode_message.say(2)
    decode_message.account.acknowledged.reverse()
    assert compare(decode_message.store, [decode_message.account]).misordered == 1


def test_a_load_is_measured_and_every_watcher_is_told_of_every_action() -> None:
    report = bench_server(Load(tables=1, watchers=5, seconds=2.0, pace=5.0, is_watched=True))
    assert report["actions"] > 0
    assert report["refused"] == 0
    assert report["frames_to_watchers"] >= 5 * report["actions"]
    assert report["p50_ms"] <= report["p99_ms"]
    assert report["cores"] > 0


def test_a_few_kills_and_a_resumed_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "ROUND", 2)
    file, said = tmp_path / "kills.jsonl", list[str]()
    run_kills(2, file, said.append)
    with file.open("a") as book:
        book.write('{"round": 1, "sto')
        book.write("\n")
    report = run_kills(4, file, said.append)
    assert len(said) == 2
    assert [row["store"] for row in rounds_in(file)] == ["sqlite", "postgresql"]
    assert report["kills"] == 4
    assert {key: report[key] for key in COUNTED} == dict.fromkeys(COUNTED, 0), json.dumps(report)
    assert report["acknowledged"] > 0
    assert report["tracebacks"] == 0
    assert report["cores"] > 0
    assert report["hours"] >= 0
    met = {row["figure"]: row["is_met"] for row in kill_bars({"in all": report})}
    assert met == {"kills": False, **dict.fromkeys(COUNTED, True)}


def test_a_cluster_that_is_killed_drained_and_cut_off_keeps_its_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "QUIET_SECONDS", 2.0)
    report = run_cluster(2, 1.0, tables=4)
    assert report["is_clean"], report
    assert report["kills"] == 1
    assert report["cores"] >= report["cores_busy"] > 0
    assert report["acknowledged"] > 0
