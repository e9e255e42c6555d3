"""`hatamoto lab`: a balance report of a game, from a corpus or from games played for it."""

from pathlib import Path

from hatamoto.cli import corpus as corpora
from hatamoto.cli.screen import new_console
from hatamoto.cli.series import bar
from hatamoto.extras import requires
from hatamoto.kernel.errors import BadArgument
from hatamoto.lab.corpus import read_about
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.luck import Luck, measure_luck
from hatamoto.lab.machines import Machines
from hatamoto.lab.report_text import pages


def report(
    game: str,
    plan: CorpusPlan | None,
    corpus: Path | None,
    folder: Path,
    deals: int,
    where: Machines,
) -> int:
    """Write the report of a corpus; one is made inside the folder if there is none."""
    with requires("lab"):
        import matplotlib  # noqa: F401  so that a missing library is reported before the games are played

        from hatamoto.lab.report import write_report
        from hatamoto.lab.report_rows import plan_of
    if corpus is None:
        assert plan is not None
        corpus = folder / "corpus"
        corpora.make(plan, corpus, where)
    known = plan_of(read_about(corpus))
    if known.game != game:
        raise BadArgument(f"{corpus} is a corpus of {known.game}, not of {game}")
    found = write_report(corpus, folder, chance(known, deals, where))
    new_console().print(f"{folder / pages()['en']}: {found.games:,} games")
    return 0


def chance(plan: CorpusPlan, deals: int, where: Machines) -> Luck | None:
    """Play each deal several times to measure how much it decides."""
    if not deals:
        return None
    with bar(f"{plan.game} luck", deals) as progress:

        def on_deal() -> None:
            progress.update(progress.task_ids[0], advance=1, figures="")

        return measure_luck(plan, deals, where, on_deal)
