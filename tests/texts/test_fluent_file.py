"""Catalogues: both languages say the same things, and a broken file says where it is broken."""

import re
from pathlib import Path

import pytest

import hatamoto
from hatamoto.kernel.errors import BadContent
from hatamoto.texts import LANGUAGES
from hatamoto.texts.fluent_file import FluentFile, merge_fluent_files, read_fluent_file
from hatamoto.texts.voice import SHARED

HOME = Path(hatamoto.__file__).parent
FOLDERS = [SHARED, *sorted(HOME.glob("games/*/data/text"))]


def written(folder: Path, text: str) -> Path:
    """A folder whose English catalogue has this text."""
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, japanese = (set(read_fluent_file(folder, lang).variables) for lang in LANGUAGES)
    assert english ^ japanese == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
def test_both_languages_name_the_same_arguments(folder: Path) -> None:
    english, japanese = (read_fluent_file(folder, lang).variables for lang in LANGUAGES)
    assert {id for id in english if english[id] != japanese[id]} == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_and_prompts_are_whole_sentences(folder: Path, lang: str) -> None:
    ends = (".", "?", "。")
    for id, text in plain_texts(read_fluent_file(folder, lang)).items():
        if id.startswith(("event-", "decision-")):
            assert text.endswith(ends), f"{id}: {text}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_leave_the_end_to_the_paragraph(folder: Path, lang: str) -> None:
    for id, text in plain_texts(read_fluent_file(folder, lang)).items():
        if id.startswith("refusal-"):
            assert not text.endswith((".", "。")), f"{id}: {text}"


def plain_texts(catalogue: FluentFile) -> dict[str, str]:
    """Every message with its argument names standing for the arguments."""
    return {
        id: catalogue.filled(id, {name: name for name in names})
        for id, names in catalogue.variables.items()
    }


def test_a_catalogue_is_read_once() -> None:
    assert read_fluent_file(SHARED, "en") is read_fluent_file(SHARED, "en")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"en\.ftl"):
        FluentFile(tmp_path, "en")


def test_text_that_is_not_fluent_is_quoted(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="not Fluent: lonely words"):
        FluentFile(written(tmp_path, "lonely words\n"), "en")


def test_a_message_is_defined_once(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="greeting is defined twice"):
        FluentFile(written(tmp_path, "greeting = a\ngreeting = b\n"), "en")


@pytest.mark.parametrize("name", ["kind", "to", "text"])
def test_no_event_names_a_fact_that_the_wire_needs(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadContent, match=f"event-chosen: no fact can be named {name}"):
        FluentFile(written(tmp_path, f"event-chosen = It is {{ ${name} }}.\n"), "en")


def test_a_missing_argument_is_named(tmp_path: Path) -> None:
    catalogue = FluentFile(written(tmp_path, "greeting = Hello { $seat }\n"), "en")
    with pytest.raises(BadContent, match="greeting: Unknown external: seat"):
        catalogue.filled("greeting", {})


def test_a_message_without_text_is_named(tmp_path: Path) -> None:
    catalogue = FluentFile(written(tmp_path, "greeting =\n    .title = Hello\n"), "en")
    with pytest.raises(BadContent, match="greeting has no text"):
        catalogue.filled("greeting", {})


def test_arguments_of_both_branches_are_known(tmp_path: Path) -> None:
    text = "gain = { $count ->\n    [one] { $leader }\n   *[other] { $clan }\n }\n"
    catalogue = FluentFile(written(tmp_path, text), "en")
    assert catalogue.variables["gain"] == {"count", "leader", "clan"}


def test_a_number_below_zero_has_a_minus_sign_and_counts(tmp_path: Path) -> None:
    text = "net = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }\n"
    catalogue = FluentFile(written(tmp_path, text), "en")
    told = [catalogue.filled("net", {"n": number}) for number in (-1, -12, 1)]
    assert told == ["−1 point", "−12 points", "1 point"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_has_a_hyphen_for_a_minus_sign(folder: Path, lang: str) -> None:
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^.*[\s(（=]-\d.*$", text, re.MULTILINE) == []


def test_the_first_of_several_folders_wins(tmp_path: Path) -> None:
    for name, text in (("pack", "a-one = ours\n"), ("home", "a-one = theirs\na-two = two\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "en.ftl").write_text(text, encoding="utf-8")
    text = merge_fluent_files([tmp_path / "pack", tmp_path / "home", tmp_path / "none"], "en")
    assert text.split("\n")[0] == "a-one = ours"
    assert "theirs" not in text
    assert "a-two = two" in text
