"""A corpus: the same bytes from the same plan, read back by everybody, and checked by playing."""

import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hatamoto.kernel.errors import BadArgument
from hatamoto.lab import corpus_plan
from hatamoto.lab.corpus import ENDINGS, BadCorpus, file_name, make_corpus, verify_corpus
from hatamoto.lab.corpus_check import check_games
from hatamoto.lab.corpus_part import MAX_PART_BYTES
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.machines import Machines
from tests.cli.running import complaint, run
from tools.read_corpus import LIBRARIES, differences

PLAN = CorpusPlan("shogunate", 3, {}, ["greedy-1", "random-1", "random-1"], 6, seed=5)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games a part, so that a small corpus has several."""
    monkeypatch.setattr(corpus_plan, "GAMES_PER_PART", 2)


def made(folder: Path, plan: CorpusPlan = PLAN) -> dict[str, Any]:
    """A corpus in a folder, made in this process."""
    return make_corpus(plan, folder, Machines(1), lambda part: None)


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def test_the_same_plan_gives_the_same_bytes(tmp_path: Path) -> None:
    made(tmp_path / "one")
    made(tmp_path / "two")
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_corpus_goes_on_where_it_stopped(tmp_path: Path) -> None:
    made(tmp_path / "whole")

    def stop(part: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_corpus(PLAN, tmp_path / "cut", Machines(1), stop)
    first = (tmp_path / "cut/decisions/part-00000.parquet").stat().st_mtime_ns
    made(tmp_path / "cut")
    assert files(tmp_path / "cut") == files(tmp_path / "whole")
    assert (tmp_path / "cut/decisions/part-00000.parquet").stat().st_mtime_ns == first


def test_a_finished_corpus_is_left_alone(tmp_path: Path) -> None:
    about = made(tmp_path)
    assert made(tmp_path) == about
    with pytest.raises(BadArgument, match="another corpus"):
        made(tmp_path, CorpusPlan("shogunate", 3, {}, ["random-1"], 6))


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("keep me")
    with pytest.raises(BadArgument, match="not empty"):
        made(tmp_path)


def test_every_decision_has_a_row_and_every_row_its_action(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    about = made(tmp_path)
    table = pq.read_table(tmp_path / "decisions")
    games = pq.read_table(tmp_path / "games").to_pylist()
    assert table.num_rows == about["decisions"] == sum(game["decisions"] for game in games)
    assert about["games"] == len(games) == 6
    for row in table.select(["legal", "action", "result"]).to_pylist():
        assert row["action"] in row["legal"]
        assert 0 <= row["result"] <= 1
    assert [game["bots"][0] for game in games[:3]] == ["greedy-1", "random-1", "random-1"]


def test_rows_show_their_own_seat_what_it_held(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    made(tmp_path)
    schema = json.loads((tmp_path / "schema.json").read_text())
    labels = schema["seen"]["you_seat"]["labels"]
    for row in pq.read_table(tmp_path / "decisions").select(["seat", "you_seat"]).to_pylist():
        assert labels[row["you_seat"].index(1.0)] == f"you_seat={row['seat']}"


def test_verify_plays_a_sample_again(tmp_path: Path) -> None:
    made(tmp_path)
    assert verify_corpus(tmp_path, 4, seed=1) == (9, 4)
    done = run("corpus", "verify", str(tmp_path), "--sample", "2")
    assert "9 files are as they were made, 2 games played again" in " ".join(done.out.split())


def test_verify_finds_a_changed_and_a_missing_file(tmp_path: Path) -> None:
    made(tmp_path)
    path = tmp_path / "games/part-00001.parquet"
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    with pytest.raises(BadCorpus, match="part-00001"):
        verify_corpus(tmp_path, 0, seed=1)
    path.unlink()
    with pytest.raises(BadCorpus, match="missing"):
        verify_corpus(tmp_path, 0, seed=1)


def test_verify_finds_a_row_that_does_not_follow_from_its_record(tmp_path: Path) -> None:
    import hashlib

    import pyarrow as pa
    import pyarrow.parquet as pq

    about = made(tmp_path)
    name = "decisions/part-00000.parquet"
    table = pq.read_table(tmp_path / name)
    results = [1.0 - value for value in table["result"].to_pylist()]
    at = table.column_names.index("result")
    pq.write_table(table.set_column(at, "result", pa.array(results, pa.float32())), tmp_path / name)
    about["sha256"][name] = hashlib.sha256((tmp_path / name).read_bytes()).hexdigest()
    (tmp_path / "corpus.json").write_text(json.dumps(about))
    with pytest.raises(BadCorpus, match="game 0: its rows do not follow from its record: result"):
        verify_corpus(tmp_path, 6, seed=1)


def test_four_libraries_read_the_same_figures(tmp_path: Path) -> None:
    about = made(tmp_path)
    found = {name: read(tmp_path) for name, read in LIBRARIES.items()}
    assert len(found) == 4
    for sums in found.values():
        assert sums.is_close(found["polars"])
        assert (sums.games, sums.decisions) == (about["games"], about["decisions"])
        assert sum(sums.victories) == pytest.approx(about["games"])
        assert differences(tmp_path, sums, None) == []


def test_figures_that_are_not_those_of_the_corpus_are_told(tmp_path: Path) -> None:
    made(tmp_path / "corpus")
    (tmp_path / "figures.json").write_text('{"games": 6, "decisions": 7, "seats": [{"share": 2}]}')
    sums = LIBRARIES["polars"](tmp_path / "corpus")
    told = differences(tmp_path / "corpus", sums, tmp_path)
    assert [line.partition(":")[0] for line in told] == [
        "decisions of the report",
        "share of seat 0",
    ]
    assert not sums.is_close(replace(sums, actions=sums.actions + 1))
    assert not sums.is_close(replace(sums, victories=[0.0] * len(sums.victories)))


@pytest.mark.filterwarnings("ignore::DeprecationWarning:rdflib")
@pytest.mark.filterwarnings("ignore:ConjunctiveGraph:DeprecationWarning")
def test_the_croissant_file_is_one(tmp_path: Path) -> None:
    import mlcroissant

    made(tmp_path)
    dataset = mlcroissant.Dataset(jsonld=str(tmp_path / "croissant.json"))
    names = {record_set.name for record_set in dataset.metadata.record_sets}
    assert names == {"decisions", "games"}
    assert not dataset.metadata.issues.errors


def test_the_command_makes_a_corpus_and_says_its_size(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    arguments = ("shogunate", "-n", "2", "--seats", "3", "--bots", "random-1", "-j", "1")
    done = run("corpus", *arguments, "-o", str(folder))
    assert "2 games" in " ".join(done.out.split())
    assert (folder / "README.md").read_text().startswith("# 2 games of shogunate between bots")
    assert "hatamoto corpus shogunate -n 2 --seats 3" in (folder / "README.md").read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("verify",), "give the folder"),
        (("shogunate", "somewhere"), "--output somewhere"),
        (("go",), "there is shogunate"),
    ],
)
def test_a_wrong_wish_is_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in complaint("corpus", *arguments)


def test_a_folder_without_a_corpus_is_refused(tmp_path: Path) -> None:
    assert "no finished corpus" in complaint("corpus", "verify", str(tmp_path))


@pytest.mark.parametrize("text", ["[]", "null", "{", "{}", '{"sha256": 5}', "[" * 50_000])
def test_a_description_out_of_form_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "corpus.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadCorpus, match=r"corpus\.json does not describe a corpus"):
        verify_corpus(tmp_path, 1, 1)


@pytest.mark.parametrize("games", [99999999999999999999, 10**9 + 1, -1, 7, 600])
def test_an_impossible_number_of_games_is_refused(tmp_path: Path, games: int) -> None:
    made(tmp_path)
    path = tmp_path / "corpus.json"
    about = json.loads(path.read_text(encoding="utf-8"))
    about["games"] = about["plan"]["games"] = games
    path.write_text(json.dumps(about), encoding="utf-8")
    with pytest.raises(BadCorpus, match=r"corpus\.json does not describe a corpus"):
        verify_corpus(tmp_path, 1, 1)
    assert "corpus" in complaint("lab", "shogunate", "--corpus", str(tmp_path))


def test_no_file_outside_the_corpus_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "corpus"
    made(folder)
    path = folder / "corpus.json"
    about = json.loads(path.read_text(encoding="utf-8"))
    about["sha256"]["../secret.txt"] = "00"
    path.write_text(json.dumps(about), encoding="utf-8")
    (tmp_path / "secret.txt").write_text("rice", encoding="utf-8")
    with pytest.raises(BadCorpus, match="not in the folder"):
        verify_corpus(folder, 1, 1)


def test_records_that_unpack_without_end_are_refused(tmp_path: Path) -> None:
    made(tmp_path)
    bomb = gzip.compress(bytes(MAX_PART_BYTES + 1), compresslevel=1)
    (tmp_path / "records/part-00000.jsonl.gz").write_bytes(bomb)
    paths = {kind: tmp_path / file_name(kind, 0) for kind in ENDINGS}
    assert "at most" in (check_games(PLAN, paths, 0, [0]) or "")
