"""To import the library costs little: a part is loaded when it is asked for."""

from benchmarks.loading import GROUND, LIMIT, STATEMENTS, measured, ratio, report


def test_the_library_is_imported_in_little_time() -> None:
    found = ratio(measured(5), "import tabletop_rules")
    # far from the limit, so that no busy machine comes near it
    assert found.low < LIMIT / 2
    assert found.middle < LIMIT


def test_the_report_takes_each_round_by_itself() -> None:
    times = {GROUND: [0.010, 0.020, 0.010], **dict.fromkeys(STATEMENTS, [0.02] * 3)}
    *_, last = report(times).splitlines()
    cells = [cell.strip() for cell in last.strip("|").split("|")]
    assert cells == ["`from tabletop_rules import *`", "20.0", "2.00", "1.50 to 2.00"]
