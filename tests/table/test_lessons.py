"""Guided games: every line of their files is legal in order, and progress outlasts anything."""

from pathlib import Path

import pytest

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument, BadContent
from hatamoto.table import proposals, snapshot
from hatamoto.table.lessons import Lesson, lesson_of, lessons, read_lesson
from hatamoto.table.setup import check_guided, read_setup
from hatamoto.table.table import Table
from hatamoto.texts import LANGUAGES, Voice
from tests.table.room import Room

LESSONS = [lesson for game in catalog.GAMES for lesson in lessons(game).values()]
NAMES = [f"{lesson.game} {lesson.id}" for lesson in LESSONS]
HOST = "host"


def guided(lesson: Lesson) -> Room:
    """The table of a guided game, dealt."""
    seats = ["human" if seat == lesson.seat else "greedy" for seat in range(lesson.seats)]
    room = Room(
        seats,
        game=lesson.game,
        options=lesson.options,
        lesson=True,
        guided=lesson.id,
    )
    room.secret = lesson.secret
    room.begin()
    return room


def first() -> Room:
    """The first game of Shogunate."""
    return guided(lesson_of("shogunate", "first"))


def read(room: Room) -> str | None:
    """Read the step that is open; its id."""
    progress = room.table.progress()
    if progress is None or not progress.is_reading:
        return None
    room.put(proposals.understand(room.table, 0, HOST, progress.step.id, room.now))
    return progress.step.id


def follow(room: Room) -> list[str]:
    """Do what the guided game asks for, bots by their lines; the ids of its steps in order."""
    met: list[str] = []
    while (progress := room.table.progress()) is not None:
        if met[-1:] != [progress.step.id]:
            met.append(progress.step.id)
        bot = room.table.bot_to_move()
        if progress.is_reading:
            assert bot is None, "bots wait while the learner reads"
            read(room)
        elif 0 in room.table.to_act():
            room.act(0, progress.actions[0])
        else:
            assert bot is not None
            line = room.table.scripted(bot[0])
            assert line is not None, f"{progress.step.id}: seat {bot[0]} has no line"
            room.act(bot[0], line)
    return met


def test_every_game_and_both_battles_have_one() -> None:
    assert NAMES == [
        "shogunate first",
        "twilight first",
        "battles tabaru",
        "battles toba",
        "edo first",
    ]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_line_is_legal_in_its_order(lesson: Lesson) -> None:
    room = guided(lesson)
    assert follow(room) == [step.id for step in lesson.steps]
    moves = [room.table.game.notation(m.action) for m in room.match.moves if m.seat == 0]
    pending = [line.action for line in room.match.sealed[0]]
    assert moves + pending == lesson.script


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_step_has_its_sentence(lesson: Lesson, lang: str) -> None:
    voice = Voice(catalog.text_folders(catalog.game(lesson.game), lang), lang)
    ids = [f"lesson-{lesson.game}-{lesson.id}-{step.id}" for step in lesson.steps]
    assert [id for id in ids if not voice.has(id)] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_goal_and_the_end_come_before_anything_is_done(lesson: Lesson) -> None:
    begin = [step.id for step in lesson.steps if not step.actions][:2]
    assert begin[0] == "goal"
    assert lesson.steps[1].id in ("end", "edo")
    assert not lesson.steps[0].actions
    assert not lesson.steps[1].actions


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_step_that_is_read_points_at_something(lesson: Lesson) -> None:
    assert [step.id for step in lesson.steps if not step.actions and not step.target] == []


def test_income_is_explained_once_everybody_has_paid() -> None:
    room = guided(lesson_of("edo", "first"))
    paid: dict[str, list[int]] = {}
    targets: dict[str, set[str]] = {}
    while (progress := room.table.progress()) is not None:
        step = room.message(HOST)["guided"]
        assert step is not None
        assert step["step"] is not None
        targets.setdefault(progress.step.id, set()).add(step["step"]["target"])
        bot = room.table.bot_to_move()
        if progress.is_reading:
            notes = [(m.seat, room.table.game.notation(m.action)) for m in room.match.moves]
            paid[progress.step.id] = sorted(seat for seat, note in notes if note == "pay")
            read(room)
        elif 0 in room.table.to_act():
            room.act(0, progress.actions[0])
        else:
            assert bot is not None
            room.act(bot[0], str(room.table.scripted(bot[0])))
    assert paid["income"] == [0, 1, 2]
    assert targets["income"] == {"", "zone:goal"}, "it points at nothing while the others pay"


def test_whoever_goes_another_way_plays_on_alone() -> None:
    room = first()
    while read(room):
        pass
    room.act(0, "play storms")
    assert room.table.progress() is None
    assert room.table.bot_to_move() is not None


def test_an_undo_leads_back_to_the_step() -> None:
    room = first()
    while read(room):
        pass
    room.act(0, "play upstream")
    room.put(proposals.undo(room.table, 0, HOST, room.now))
    progress = room.table.progress()
    assert progress is not None
    assert progress.step.id == "card"


def test_a_step_of_several_actions_goes_on_where_it_was_left() -> None:
    room = guided(lesson_of("twilight", "first"))
    while (progress := room.table.progress()) is not None and progress.step.id != "satsuma":
        room.act(0, progress.actions[0]) if progress.actions else read(room)
    room.act(0, "place satsuma")
    progress = room.table.progress()
    assert progress is not None
    assert (progress.step.id, progress.actions) == ("satsuma", ("place satsuma",))


def test_how_far_a_learner_is_comes_back_with_the_table() -> None:
    room = first()
    read(room)
    again = room.again()
    assert again.progress() == room.table.progress()
    kept = snapshot.decode_snapshot(snapshot.encode_snapshot(room.table, room.history[-1]))
    assert kept is not None
    resumed = snapshot.table_from_snapshot(
        "0123456789abcdef", kept, [room.history[0], room.history[-1]]
    )
    assert isinstance(resumed, Table)
    assert resumed.understood == ["goal"]


def test_the_learner_is_told_the_step_and_nobody_else() -> None:
    room = first()
    step = room.message(HOST)["guided"]
    assert step is not None
    assert step["step"] is not None
    assert step["step"]["text"] == "lesson-shogunate-first-goal"
    assert (step["number"], step["steps"]) == (1, 8)
    assert room.message("somebody")["guided"] is None


def test_a_step_is_read_once() -> None:
    room = first()
    read(room)
    assert proposals.understand(room.table, 0, HOST, "goal", room.now) is None


def test_a_table_that_teaches_nothing_remembers_nothing() -> None:
    room = Room(["human", "greedy", "greedy"])
    room.begin()
    with pytest.raises(BadArgument, match="no lesson"):
        proposals.understand(room.table, 0, HOST, "goal", room.now)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"seats": [{"kind": "human"}] + [{"kind": "bot"}] * 2}, "seats 4"),
        ({"seats": [{"kind": "human"}] * 4}, "bots in the others"),
        ({"guided": "third"}, "no guided game"),
    ],
)
def test_a_guided_game_is_set_up_as_its_file_says(fields: dict[str, object], message: str) -> None:
    rows = [{"kind": "human"}] + [{"kind": "bot"}] * 3
    setup = read_setup({"game": "shogunate", "seats": rows, "guided": "first", **fields})
    with pytest.raises(BadArgument, match=message):
        check_guided(setup)


def test_a_guided_battle_is_fought_where_its_file_says() -> None:
    seats = [{"kind": "human"}, {"kind": "bot"}]
    setup = read_setup(
        {"game": "battles", "seats": seats, "guided": "tabaru", "options": {"scenario": "toba"}}
    )
    with pytest.raises(BadArgument, match="options of its file"):
        check_guided(setup)


def test_a_late_step_has_no_actions(tmp_path: Path) -> None:
    path = tmp_path / "first.toml"
    step = 'steps = [{id = "begin", late = true, actions = ["play arrow"]}]'
    path.write_text(f'seats = 3\nseed = "x"\n{step}', encoding="utf-8")
    with pytest.raises(BadContent, match=r"first\.toml: begin is late"):
        read_lesson("shogunate", path)


@pytest.mark.parametrize("text", ["seats = 2", 'seats = "two"\nseed = "x"\nsteps = []'])
def test_a_file_that_is_none_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "first.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=r"first\.toml"):
        read_lesson("shogunate", path)
