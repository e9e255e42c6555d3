"""The same as the `hatamoto` command: `python -m hatamoto.cli`."""

import sys

from hatamoto.cli import main

sys.exit(main())
