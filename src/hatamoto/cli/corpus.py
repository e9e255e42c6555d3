"""`hatamoto corpus`: makes a corpus of games, and verifies one."""

from pathlib import Path
from time import perf_counter

from hatamoto.cli.screen import new_console
from hatamoto.cli.series import bar
from hatamoto.extras import requires
from hatamoto.lab.corpus import PartSummary, make_corpus, verify_corpus
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.machines import Machines


def make(plan: CorpusPlan, folder: Path, where: Machines) -> int:
    """Make or continue a corpus, and print a summary."""
    with requires("lab"):
        import pyarrow as pa
    start = perf_counter()
    decisions = 0
    with bar(plan.game, plan.games) as progress:

        def on_part(part: PartSummary) -> None:
            nonlocal decisions
            decisions += part.decisions
            figures = f"{decisions:,} decisions"
            progress.update(progress.task_ids[0], advance=part.games, figures=figures)

        about = make_corpus(plan, folder, where, on_part)
    seconds = perf_counter() - start
    size = sum(about["bytes"].values())
    games = about["games"]
    console = new_console()
    console.print(f"{folder}: {games:,} games, {about['decisions']:,} decisions")
    console.print(
        f"{size / 1e6:,.1f} MB, {size / games:,.0f} kB for 1,000 games, Arrow {pa.__version__}"
    )
    console.print(f"{seconds:,.1f} seconds, {seconds / games * 1000:,.1f} for 1,000 games")
    return 0


def verify(folder: Path, sample: int, seed: int) -> int:
    """Check a corpus and print the result; raises BadCorpus."""
    with requires("lab"):
        import pyarrow as pa
    files, games = verify_corpus(folder, sample, seed)
    new_console().print(
        f"{folder}: {files:,} files are as they were made, {games:,} games played again"
        f" (Arrow {pa.__version__})"
    )
    return 0
