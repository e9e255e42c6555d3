"""Balance reports: their figures are those of the corpus, and a bad corpus is refused."""

import csv
import json
import re
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from fontTools.ttLib import TTFont

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.factors import Factor
from hatamoto.lab.corpus import BadCorpus, make_corpus
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.luck import luck_of, measure_luck, variance_share
from hatamoto.lab.machines import Machines
from hatamoto.lab.report import write_report
from hatamoto.lab.report_charts import Dot, axis_around, interval, signed
from hatamoto.lab.report_figures import ENOUGH, Worth, figures, worth_of, worths
from hatamoto.lab.report_fonts import FACES, FOLDER, LATIN, titles
from hatamoto.lab.report_heat import amount_text, heat_map, mark
from hatamoto.lab.report_labels import Box, labels
from hatamoto.lab.report_page import FEW, SHOWN, Page, extremes
from hatamoto.lab.report_rows import Had, read_rows
from hatamoto.lab.report_tables import label_in
from tests.cli.running import complaint

GAMES = {"shogunate": 24, "twilight": 12, "battles": 12, "edo": 12}
ALONE = Machines(1)


@pytest.fixture(scope="module")
def corpora(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A small corpus of each game."""
    made: dict[str, Path] = {}
    for id, games in GAMES.items():
        game = catalog.game(id)
        seats = max(game.seats[0], 2 + (id != "twilight" and id != "battles"))
        options = game.resolve_options({}, seats)
        plan = CorpusPlan(id, seats, dict(options), ["random"] * seats, games, seed=3)
        made[id] = tmp_path_factory.mktemp(id) / "corpus"
        make_corpus(plan, made[id], ALONE, lambda _: None)
    return made


@pytest.fixture(scope="module")
def reports(corpora: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Their reports."""
    made = {id: tmp_path_factory.mktemp(f"{id}-report") for id in corpora}
    for id, folder in made.items():
        write_report(corpora[id], folder, None)
    return made


def rows_of(corpus: Path, kind: str) -> list[dict[str, Any]]:
    """All rows of a kind of file, as dictionaries."""
    rows: list[dict[str, Any]] = []
    for path in sorted((corpus / kind).glob("*.parquet")):
        rows += pq.read_table(path).to_pylist()
    return rows


def figures_of(report: Path) -> dict[str, Any]:
    """The figures of a report as its download has them."""
    found: dict[str, Any] = json.loads((report / "figures.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_shares_lengths_and_ends_are_those_of_the_corpus(
    id: str, corpora: dict[str, Path], reports: dict[str, Path]
) -> None:
    games, found = rows_of(corpora[id], "games"), figures_of(reports[id])
    assert found["games"] == len(games) == GAMES[id]
    assert found["decisions"] == sum(game["decisions"] for game in games)
    for seat, share in enumerate(found["seats"]):
        won = sum(game["results"][seat] for game in games)
        assert share["share"] == pytest.approx(won / len(games))
        assert share["low"] <= share["share"] <= share["high"]
    assert sum(share["share"] for share in found["seats"]) == pytest.approx(1)
    reasons = Counter(game["reason"] for game in games)
    assert {end["name"]: end["count"] for end in found["ends"]} == reasons
    lengths = Counter(str(game["rounds"]) for game in games)
    assert {length["name"]: length["count"] for length in found["rounds"]} == lengths


@pytest.mark.parametrize("id", GAMES)
def test_openings_are_the_first_choices_of_the_corpus(
    id: str, corpora: dict[str, Path], reports: dict[str, Path]
) -> None:
    first: dict[tuple[str, int, int], str] = {}
    for row in rows_of(corpora[id], "decisions"):
        first.setdefault((row["decision"], row["game"], row["seat"]), row["notation"])
    found = figures_of(reports[id])["openings"]
    assert found
    for opening in found:
        same = [
            words
            for (decision, _, seat), words in first.items()
            if decision == opening["decision"] and opening["seat"] in (None, seat)
        ]
        words = catalog.game(id).notation(opening["action"])
        assert opening["worth"]["having"] == same.count(words)
        assert opening["chosen"] == pytest.approx(same.count(words) / len(same))


def had_in(factor: Factor, token: str, seat: int, rows: list[dict[str, Any]], at: int) -> bool:
    """Whether a seat's rows show a thing, the slow way."""
    if factor.actions:
        return any(row["action"] in factor.actions[token] for row in rows)
    if factor.moment == "first":
        rows = rows[:1]
    elif factor.moment == "middle":
        rows = [row for row in rows if row["round"] >= at][:1]
    labels = factor.labels[seat, token]
    return any(all(number(row, label) > 0 for label in labels) for row in rows)


def number(row: dict[str, Any], label: str) -> float:
    """The number of a label, found by the schema of the corpus."""
    column, index = row["labels"][label]
    values = row[column]
    return float(values[index] if isinstance(values, list) else values)


@pytest.mark.parametrize("id", GAMES)
def test_things_are_counted_and_judged_as_the_rows_say(id: str, corpora: dict[str, Path]) -> None:
    game, corpus = catalog.game(id), corpora[id]
    about = json.loads((corpus / "corpus.json").read_text(encoding="utf-8"))
    seats = about["plan"]["seats"]
    factors = game.factors(seats, game.resolve_options(about["plan"]["options"], seats))
    assert factors is not None
    schema = json.loads((corpus / "schema.json").read_text(encoding="utf-8"))["seen"]
    labels = {
        label.partition(" /")[0]: (column, index)
        for column, seen in schema.items()
        for index, label in enumerate(seen["labels"])
    }
    by_unit: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for row in rows_of(corpus, "decisions"):
        by_unit.setdefault((row["game"], row["seat"]), []).append({**row, "labels": labels})
    read = read_rows(game, corpus)
    for factor in factors.factors:
        for place in range(0, len(factor.tokens), 1 + len(factor.tokens) // 5):
            token = factor.tokens[place]
            for (number_, seat), rows in by_unit.items():
                if factor.labels and (seat, token) not in factor.labels:
                    continue
                unit = number_ * seats + seat
                has = had_in(factor, token, seat, rows, factors.middle)
                assert bool(read.had[factor.id].has[place, unit]) == has


def test_a_worth_is_the_difference_among_equals(corpora: dict[str, Path]) -> None:
    rows = read_rows(catalog.game("shogunate"), corpora["shogunate"])
    had = rows.had["loyalties"]
    found = worth_of("x", had.has[0], had.known[0], rows)
    top = bottom = 0.0
    for seat in range(rows.seats):
        units = [unit for unit in range(len(rows.results)) if unit % rows.seats == seat]
        one = [rows.results[unit] for unit in units if had.has[0, unit]]
        other = [rows.results[unit] for unit in units if not had.has[0, unit]]
        if one and other:
            weight = len(one) * len(other) / (len(one) + len(other))
            top += weight * (sum(one) / len(one) - sum(other) / len(other))
            bottom += weight
    assert found.worth == pytest.approx(top / bottom)
    assert found.low < found.worth < found.high


def test_victory_hexes_are_named(corpora: dict[str, Path]) -> None:
    game = catalog.game("battles")
    about = json.loads((corpora["battles"] / "corpus.json").read_text(encoding="utf-8"))
    factors = game.factors(2, game.resolve_options(about["plan"]["options"], 2))
    assert factors is not None
    found = figures(game, factors, read_rows(game, corpora["battles"]), None)
    page = Page(game, factors, found, about, "en")
    assert page.names.thing(factors.factors[0], "h0818") == "Kyobashi"


def test_what_one_side_always_holds_is_not_compared(corpora: dict[str, Path]) -> None:
    rows = read_rows(catalog.game("battles"), corpora["battles"])
    first = rows.seat_of == 0
    everybody = first | ~first
    found = worth_of("x", first, everybody, rows)
    assert found.having == found.lacking == GAMES["battles"] >= ENOUGH
    assert found.compared == 0
    rows.had["x"] = Had(first[None], everybody[None])
    assert worths("x", ["x"], rows) == []


def test_what_each_side_nearly_always_holds_or_lacks_is_hardly_compared(
    corpora: dict[str, Path],
) -> None:
    rows = read_rows(catalog.game("battles"), corpora["battles"])
    has = rows.seat_of == 0
    has[:2] = [False, True]
    found = worth_of("x", has, has | ~has, rows)
    assert (found.having, found.lacking, found.compared) == (rows.games, rows.games, 2)


def test_games_of_one_length_have_a_sentence_instead_of_a_chart(corpora: dict[str, Path]) -> None:
    game, corpus = catalog.game("battles"), corpora["battles"]
    about = json.loads((corpus / "corpus.json").read_text(encoding="utf-8"))
    factors = game.factors(2, game.resolve_options(about["plan"]["options"], 2))
    assert factors is not None
    found = figures(game, factors, read_rows(game, corpus), None)
    same = replace(found, rounds=found.rounds[:1], median=8)
    section = Page(game, factors, same, about, "en").lengths()
    assert "Every game ended in round or turn 8." in section
    assert "<svg" not in section


def test_an_opening_that_everybody_chose_is_not_shown(corpora: dict[str, Path]) -> None:
    game, corpus = catalog.game("shogunate"), corpora["shogunate"]
    about = json.loads((corpus / "corpus.json").read_text(encoding="utf-8"))
    seats = about["plan"]["seats"]
    factors = game.factors(seats, game.resolve_options(about["plan"]["options"], seats))
    assert factors is not None
    found = figures(game, factors, read_rows(game, corpus), None)
    opening = found.openings[0]
    shown = Page(game, factors, found, about, "en").openings()
    alone = replace(opening, chosen=1.0, worth=replace(opening.worth, compared=ENOUGH - 1))
    hidden = Page(game, factors, replace(found, openings=[alone]), about, "en").openings()
    assert "<table" in shown
    assert "<table" not in hidden


@pytest.mark.parametrize("id", GAMES)
def test_the_pages_need_nothing_but_their_folder(id: str, reports: dict[str, Path]) -> None:
    for name in ("index.html", "index.ja.html"):
        page = (reports[id] / name).read_text(encoding="utf-8")
        asked = re.findall(r'(?:href|src)="([^"#]+)"', page)
        assert asked
        assert all((reports[id] / link).exists() for link in asked)
        assert "url(http" not in page
        assert "<script" not in page
        assert "<svg" in page
    assert 'lang="ja"' in (reports[id] / "index.ja.html").read_text(encoding="utf-8")


def test_one_bot_in_all_seats_is_named_once(reports: dict[str, Path]) -> None:
    folder = reports["twilight"]
    assert "<dd>random in every seat</dd>" in (folder / "index.html").read_text(encoding="utf-8")
    assert "<dd>全席 random</dd>" in (folder / "index.ja.html").read_text(encoding="utf-8")


def test_every_figure_can_be_downloaded_as_a_table(reports: dict[str, Path]) -> None:
    found = figures_of(reports["shogunate"])
    with (reports["shogunate"] / "worths.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == sum(len(some) for some in found["worths"].values())
    assert all(int(row["compared"]) >= ENOUGH for row in rows)
    with (reports["shogunate"] / "balance.csv").open(encoding="utf-8") as file:
        assert [float(row["share"]) for row in csv.DictReader(file)] == [
            seat["share"] for seat in found["seats"]
        ]


def test_the_same_corpus_gives_the_same_bytes(
    corpora: dict[str, Path], reports: dict[str, Path], tmp_path: Path
) -> None:
    write_report(corpora["edo"], tmp_path, None)
    for path in sorted(reports["edo"].iterdir()):
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_luck_is_all_where_deals_decide_and_nothing_where_they_do_not() -> None:
    decided = [[[1.0, 0.0]] * 4, [[0.0, 1.0]] * 4] * 10
    assert variance_share(decided) == 1
    assert luck_of(decided).low == 1
    undecided = [[[1.0, 0.0], [0.0, 1.0]] * 2] * 20
    assert variance_share(undecided) == 0


def test_luck_is_measured_with_the_same_chance_and_other_minds(corpora: dict[str, Path]) -> None:
    about = json.loads((corpora["shogunate"] / "corpus.json").read_text(encoding="utf-8"))
    told: list[int] = []
    luck = measure_luck(CorpusPlan(**about["plan"]), 3, ALONE, lambda: told.append(1))
    assert luck is not None
    assert (luck.deals, luck.repeats, len(told)) == (3, 4, 3)
    assert 0 <= luck.low <= luck.high <= 1
    assert measure_luck(CorpusPlan(**about["plan"]), 1, ALONE, lambda: None) is None


def test_a_corpus_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadArgument, match="no finished corpus"):
        write_report(tmp_path, tmp_path / "report", None)
    said = complaint("lab", "twilight", "--corpus", str(tmp_path), "-o", str(tmp_path / "report"))
    assert "corpus.json" in said


def test_a_corpus_of_another_game_is_told(corpora: dict[str, Path], tmp_path: Path) -> None:
    said = complaint("lab", "edo", "--corpus", str(corpora["shogunate"]), "-o", str(tmp_path))
    assert "a corpus of shogunate" in said


@pytest.mark.parametrize("harm", ["missing", "broken", "fewer"])
def test_a_broken_corpus_is_told(harm: str, corpora: dict[str, Path], tmp_path: Path) -> None:
    corpus = tmp_path / "corpus"
    shutil.copytree(corpora["shogunate"], corpus)
    part = corpus / "decisions" / "part-00000.parquet"
    if harm == "missing":
        part.unlink()
    elif harm == "broken":
        part.write_bytes(b"PAR1 and then nothing")
    else:
        table = pq.read_table(part)
        pq.write_table(table.slice(0, table.num_rows - 1), part)
    words = {"missing": "is missing", "broken": "cannot be read", "fewer": "decisions, not"}
    with pytest.raises(BadCorpus, match=words[harm]):
        write_report(corpus, tmp_path / "report", None)


@pytest.mark.parametrize(
    ("number", "text"), [(0.44, "+0.4"), (-12.34, "−12.3"), (-0.04, "0.0"), (0.0, "0.0")]
)
def test_a_difference_has_a_proper_sign_and_zero_has_none(number: float, text: str) -> None:
    assert signed(number, 1) == text


def test_the_heat_of_leaders_has_a_title_of_its_own(reports: dict[str, Path]) -> None:
    titles = {
        id: "Whose cards win" in (report / "index.html").read_text(encoding="utf-8")
        for id, report in reports.items()
    }
    assert titles == {id: id == "shogunate" for id in GAMES}


def test_options_are_told_as_a_command_has_them(reports: dict[str, Path]) -> None:
    page = (reports["shogunate"] / "index.html").read_text(encoding="utf-8")
    assert "<dd>threshold_alt=off pair_scoring=once " in page


def page_of(id: str, corpora: dict[str, Path], lang: str = "en") -> Page:
    """The page of a corpus, before it is written."""
    game, corpus = catalog.game(id), corpora[id]
    about = json.loads((corpus / "corpus.json").read_text(encoding="utf-8"))
    seats = about["plan"]["seats"]
    factors = game.factors(seats, game.resolve_options(about["plan"]["options"], seats))
    assert factors is not None
    return Page(game, factors, figures(game, factors, read_rows(game, corpus), None), about, lang)


def worth(points: float, half: float, compared: int = FEW) -> Worth:
    """A worth with its interval, in points."""
    low, high = (points - half) / 100, (points + half) / 100
    return Worth("x", compared, compared, compared, 0.5, points / 100, low, high)


@pytest.mark.parametrize("id", GAMES)
def test_every_figure_is_a_captioned_table_and_its_drawing_is_hidden(
    id: str, reports: dict[str, Path]
) -> None:
    page = (reports[id] / "index.html").read_text(encoding="utf-8")
    assert page.count("<table") == page.count("<caption>") >= 3
    body = page[page.index("<body>") :]
    charts = re.findall(r"<svg[^>]*preserveAspectRatio[^>]*>", body)
    assert charts
    assert all('aria-hidden="true"' in chart for chart in charts)
    board = body[body.index('<div class="board"') :]
    assert 'aria-hidden="true"' in board[: board.index("style=")]


@pytest.mark.parametrize("id", GAMES)
def test_drawings_have_no_ids_and_no_style_sheets_of_their_own(
    id: str, reports: dict[str, Path]
) -> None:
    page = (reports[id] / "index.html").read_text(encoding="utf-8")
    charts = re.findall(r"<svg[^>]*preserveAspectRatio.*?</svg>", page, re.DOTALL)
    assert all(" id=" not in chart and "<style" not in chart for chart in charts)
    assert not any(re.search(r"#[0-9a-f]{6}", chart) for chart in charts)


def test_a_seat_has_its_shape_its_value_and_half_its_interval(reports: dict[str, Path]) -> None:
    page = (reports["twilight"] / "index.html").read_text(encoding="utf-8")
    share = figures_of(reports["twilight"])["seats"][1]
    row = page[page.index("Pro-Bakufu</span>") - 400 :][:700]
    assert 'fill="var(--ai)"' in row
    half = (share["high"] - share["low"]) * 50
    assert f"<b>{share['share'] * 100:.1f}</b><small>±{half:.1f}</small>" in row


def test_a_value_of_too_few_games_is_grey_and_says_so(corpora: dict[str, Path]) -> None:
    page = page_of("shogunate", corpora)
    few = page.differences("x", [page.worth_row("x", worth(5, 1, FEW - 1))])
    enough = page.differences("x", [page.worth_row("x", worth(5, 1))])
    assert '<tr class="few">' in few
    assert ">too few<" in few
    assert "+5.0" not in few
    assert 'class="few"' not in enough
    assert "<b>+5.0</b><small>±1.0</small>" in enough


def test_titles_have_the_other_language_beside_them(reports: dict[str, Path]) -> None:
    folder = reports["edo"]
    english = (folder / "index.html").read_text(encoding="utf-8")
    japanese = (folder / "index.ja.html").read_text(encoding="utf-8")
    assert 'Balance of seats and sides <span class="beside" lang="ja">均衡</span>' in english
    assert '席と陣営のバランス <span class="beside" lang="en">Balance</span>' in japanese
    assert 'EDO <span class="beside" lang="ja">江戸</span>' in english


def test_the_header_says_how_much_was_played(reports: dict[str, Path]) -> None:
    page = (reports["edo"] / "index.html").read_text(encoding="utf-8")
    found = figures_of(reports["edo"])
    facts = page[page.index('<dl class="facts">') : page.index("</dl>")]
    assert f"<dd>{found['decisions']:,}</dd>" in facts
    assert "<dt>Failures</dt><dd>0</dd>" in facts
    assert " MB</dd>" in facts


def test_a_place_is_a_disc_where_it_helps_and_a_square_where_it_hurts() -> None:
    helps, hurts = worth(12, 1), worth(-1.25, 1)
    assert "<circle" in mark(0, 0, 20, helps, 0.12, FEW)
    assert "<rect" in mark(0, 0, 20, hurts, 0.12, FEW)
    assert "stroke-dasharray" not in mark(0, 0, 20, hurts, 0.12, FEW)
    assert "stroke-dasharray" in mark(0, 0, 20, worth(1, 2), 0.12, FEW)
    assert ">–<" in mark(0, 0, 20, worth(12, 1, FEW - 1), 0.12, FEW)
    assert (amount_text(helps), amount_text(hurts)) == ("12", "1.2")


@pytest.mark.parametrize("id", GAMES)
def test_the_heat_map_shows_the_places_and_names_some(id: str, corpora: dict[str, Path]) -> None:
    page = page_of(id, corpora)
    tokens = page.heat_factor().tokens
    rows = [replace(worth(3, 1), name=token) for token in tokens]
    names = {token: f"<{token}>" for token in tokens}
    heat = heat_map(page.game, page.plan, rows, FEW, names, "en")
    assert heat.svg.count('class="amount"') == len(tokens)
    assert any(f"&lt;{token}&gt;" in heat.svg for token in tokens)
    assert "min-width:" in heat.svg
    assert 0.5 < heat.window.aspect < 6


def test_intervals_of_one_table_share_an_axis() -> None:
    rows = [Dot("a", 0.02, 0.01, 0.03), Dot("b", -0.05, -0.06, -0.04)]
    axis = axis_around(rows, 0)
    assert 0 < axis.share(-6) < axis.share(0) < axis.share(3) < 1
    assert all(axis.start < tick < axis.end for tick in axis.ticks)
    assert interval(rows[0], axis, "ink").count("var(--ink)") == 2
    beyond = Dot("c", 0.5, -0.01, 0.9)
    assert interval(beyond, axis, "ink").count("var(--ink)") == 1


def test_a_bar_is_labelled_inside_as_far_as_there_is_room() -> None:
    assert label_in(Dot("by points", 0.9, 0.8, 1)) == "by points: 90"
    assert label_in(Dot("by points", 0.1, 0.0, 0.2)) == "10"
    assert label_in(Dot("by points", 0.01, 0.0, 0.2)) == ""


def test_the_faces_hold_every_letter_of_the_titles() -> None:
    for face in FACES:
        letters = set(titles() if face.is_japanese else LATIN)
        held = TTFont(FOLDER / f"{face.name}.woff").getBestCmap()
        assert {letter for letter in letters if ord(letter) not in held} == set()


def test_the_faces_take_less_than_a_tenth_of_a_megabyte() -> None:
    assert sum((FOLDER / f"{face.name}.woff").stat().st_size for face in FACES) < 100_000


def test_names_on_a_map_cover_neither_marks_nor_each_other() -> None:
    frame, size = Box(0, 0, 200, 100), 10
    marks = [Box(100, 50, 20, 20)]
    [below] = labels([("Edo", 100, 50)], marks, 10, size, frame)
    assert 'y="69.7"' in below
    crowded = [*marks, Box(100, 66.2, 40, 10)]
    [above] = labels([("Edo", 100, 50)], crowded, 10, size, frame)
    assert 'y="37.3"' in above
    assert labels([("Edo" * 30, 100, 50)], marks, 10, size, frame) == []
    two = labels([("Edo", 100, 50), ("Edo", 100, 50)], marks, 10, size, frame)
    assert len(set(two)) == 2


def test_of_many_things_the_extremes_are_shown_and_too_few_games_only_fill_up() -> None:
    many = [worth(points, 1) for points in range(40, 0, -1)]
    points = [round(one.worth * 100) for one in extremes(many)]
    assert points == [40, 39, 38, 37, 36, 35, 6, 5, 4, 3, 2, 1]
    unsure = [worth(99, 1, compared) for compared in (20, 30, 10)]
    assert extremes([*unsure, *many]) == extremes(many)
    filled = extremes([*unsure, *many[: 2 * SHOWN - 1]])
    assert len(filled) == 2 * SHOWN
    assert filled[0].compared == 30
