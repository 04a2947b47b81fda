"""What costs much is made once for all processes of a run: the site, a wheel."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock


def once(
    factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]
) -> Path:
    """The folder of that name, which `make` has filled for whoever asked first.

    The others wait for it. If `make` raises, the next to ask makes it anew.
    """
    shared = factory.getbasetemp()  # under xdist, of this process alone
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, made = shared / name, shared / f"{name}.made"
    with FileLock(shared / f"{name}.lock"):
        if not made.exists():
            folder.mkdir(exist_ok=True)
            make(folder)
            made.touch()
    return folder
