"""`python -m tabletop_rules`: the command line."""

import sys

from tabletop_rules.cli import main

if __name__ == "__main__":
    sys.exit(main())
