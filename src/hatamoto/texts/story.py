"""The story of a finished game in words, line by line."""

from collections.abc import Iterator

from hatamoto.kernel.story_types import KeyMoment, Secret, Span, Story
from hatamoto.texts.voice import Voice, capitalised

EQUAL = "="
DECIDES = "✓"


def story_lines(story: Story, voice: Voice) -> list[str]:
    """The whole story as lines: headings, with their rows indented below them."""
    return [
        headline(story, voice),
        *places(story, voice),
        "",
        voice.message("story-checks"),
        *(f"  {line}" for line in checks(story, voice)),
        "",
        voice.message(f"story-curve-{story['curve']['unit']}"),
        *(f"  {line}" for line in curve(story, voice)),
        *section(voice, "story-parts", parts(story, voice)),
        *section(voice, "story-moments", moments(story, voice)),
        *section(voice, "story-secrets", secrets(story, voice)),
    ]


def section(voice: Voice, id: str, rows: Iterator[str]) -> list[str]:
    """A heading and its rows; empty if there are no rows."""
    found = [f"  {row}" for row in rows]
    return ["", voice.message(id), *found] if found else []


def headline(story: Story, voice: Voice) -> str:
    """Who won, with how much, and how."""
    words = story["headline"]
    return capitalised(voice.message(words["id"], words["facts"]))


def places(story: Story, voice: Voice) -> Iterator[str]:
    """The seats by place."""
    seats = range(len(story["places"]))
    for seat in sorted(seats, key=lambda each: story["places"][each]):
        place, score = story["places"][seat], story["scores"][seat]
        yield voice.message("story-places", {"place": place, "seat": seat, "score": score})


def checks(story: Story, voice: Voice) -> Iterator[str]:
    """The tie-breakers that were compared, and which one decided."""
    for row in story["checks"]:
        sign = DECIDES if row["decides"] else EQUAL
        rule = f" (§{row['rule']})" if row["rule"] else ""
        yield f"{sign} {capitalised(voice.message('check-' + row['id'], row['facts']))}{rule}"


def curve(story: Story, voice: Voice) -> Iterator[str]:
    """The scores of all seats, a row for each round or turn."""
    unit = story["curve"]["unit"]
    for row in story["curve"]["readings"]:
        head = voice.message(f"moment-head-{unit}", {"at": row["at"]})
        name = head if row["at"] else voice.message("story-start")
        yield f"{name}: {'  '.join(str(score) for score in row['scores'])}"


def parts(story: Story, voice: Voice) -> Iterator[str]:
    """The components of each seat's result."""
    group = ""
    for row in story["parts"]:
        if row["group"] != group:
            group = row["group"]
            yield voice.message(f"parts-{group}")
        name = voice.message(f"part-{row['id']}", row["facts"])
        yield f"  {name}: {'  '.join(str(value) for value in row['values'])}"


def moments(story: Story, voice: Voice) -> Iterator[str]:
    """The key moments, numbered, with the line of the record."""
    for number, moment in enumerate(story["moments"], 1):
        head = voice.message(f"moment-head-{story['curve']['unit']}", {"at": moment["at"]})
        line = voice.message("story-line", {"line": moment["moment"]})
        yield f"{number}. {head}, {line}: {moment_text(moment, voice)}"


def moment_text(moment: KeyMoment, voice: Voice) -> str:
    """What happened at a key moment, and for whom it was good."""
    sentences = [voice.event(each["kind"], each["facts"]) for each in moment["events"]]
    facts = {"gain_seat": moment["gain_seat"], "loss_seat": moment["loss_seat"]}
    return " ".join([*sentences, voice.message("moment-effect", facts)])


def secrets(story: Story, voice: Voice) -> Iterator[str]:
    """Each secret, and who knew it since when."""
    for secret in story["secrets"]:
        yield f"{secret_name(secret, voice)}: {'; '.join(knowledge(story, secret, voice))}"


def secret_name(secret: Secret, voice: Voice) -> str:
    """A secret's owner at the end, and what it is."""
    domain, id = next(iter(secret["facts"].items()))
    person = voice.message("story-person", {"seat": secret["seat"]})
    return f"{capitalised(person)}, {voice.message(f'{domain}-{id}')}"


def knowledge(story: Story, secret: Secret, voice: Voice) -> list[str]:
    """What became known about a secret, in order."""
    unit, sentences = story["curve"]["unit"], []
    owner, before = -1, list[int]()
    for span in secret["spans"]:
        if owner not in (-1, span["seat"]):
            sentences.append(
                voice.message(f"story-held-{unit}", {"seat": span["seat"], "at": at(span)})
            )
        new = [seat for seat in span["knowing"] if seat not in before or owner != span["seat"]]
        if span["open"]:
            sentences.append(voice.message(f"story-open-{unit}", {"at": at(span)}))
        elif new:
            sentences.append(voice.message(f"story-known-{unit}", {"seats": new, "at": at(span)}))
        owner, before = span["seat"], span["knowing"]
    return sentences or [voice.message("story-hidden")]


def at(span: Span) -> int:
    """The round or turn in which a span begins; the deal counts as the first."""
    return max(span["at"], 1)
