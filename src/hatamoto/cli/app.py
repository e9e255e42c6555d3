"""The `hatamoto` command: its subcommands, `--version`, and exit codes.

Exit codes: 0 success, 1 the operation failed, 2 bad usage or bad input.
"""

import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

from hatamoto import __version__
from hatamoto.cli.admin_app import admin_app
from hatamoto.cli.bots_app import bots_app
from hatamoto.cli.files_app import content_app, files_app
from hatamoto.cli.lab_app import lab_app
from hatamoto.cli.parameters import FAILED, MISUSED
from hatamoto.cli.play_app import play_app
from hatamoto.cli.streams import complain, drop_output, prepare_streams
from hatamoto.extras import MissingExtra
from hatamoto.kernel import COMPILED
from hatamoto.kernel.errors import HatamotoError

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
for part in (play_app, bots_app, lab_app, files_app):
    app.add_typer(part)
app.add_typer(content_app, name="content")
app.add_typer(admin_app, name="admin")


def version_line() -> str:
    return f"hatamoto {__version__} ({'compiled core' if COMPILED else 'plain Python'})"


def show_version(wanted: bool) -> None:
    """Print the version and exit, as a callback of `--version`."""
    if wanted:
        typer.echo(version_line())
        raise typer.Exit(0)


@app.callback(invoke_without_command=True)
def hatamoto(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Games of the shogun's Japan, played by the book."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    prepare_streams()
    try:
        code = app(args=arguments, prog_name="hatamoto", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        drop_output()
        return FAILED
    except TyperException as error:
        context = getattr(error, "ctx", None)
        command = "hatamoto" if context is None else context.command_path
        complain(f"{error.format_message().rstrip('.')}. See '{command} --help'.")
    except MissingExtra as error:
        complain(missing_extra_text(error))
        return FAILED
    except HatamotoError as error:
        complain(str(error))
    except UnicodeDecodeError:
        complain("the file is not UTF-8 text")
    except OSError as error:
        return report_os_error(error)
    except Abort:
        return FAILED
    return MISUSED


def missing_extra_text(error: MissingExtra) -> str:
    """What is missing and the command that installs it, in the reader's language."""
    from hatamoto.cli.arguments import preferred_language
    from hatamoto.cli.voices import TEXTS
    from hatamoto.texts import Voice

    voice = Voice([TEXTS], preferred_language(os.environ))
    return voice.message("missing-extra", {"package": error.package, "command": error.command})


def report_os_error(error: OSError) -> int:
    """Print the error and return the exit code: misuse if a file was named, else failure."""
    why = error.strerror or str(error)
    if error.filename:
        complain(f"{error.filename}: {why}")
        return MISUSED
    complain("the output was closed" if error.errno == errno.EBADF else why)
    drop_output()
    return FAILED
