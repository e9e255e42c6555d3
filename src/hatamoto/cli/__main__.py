"""The same as the `hatamoto` command: `python -m hatamoto.cli`."""

import sys

from hatamoto.cli import main

if __name__ == "__main__":  # a process that is spawned imports this module under another name
    sys.exit(main())
