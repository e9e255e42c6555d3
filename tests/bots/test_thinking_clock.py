"""The clock of thinking: wall clock at a table, processor time where bots are measured."""

from time import perf_counter, thread_time

import pytest

from hatamoto.bots.thinking_clock import now, processor_time

SOON = 1.0


def test_a_measurement_counts_processor_time_and_a_table_the_wall_clock() -> None:
    assert abs(now() - perf_counter()) < SOON
    with processor_time():
        assert abs(now() - thread_time()) < SOON
        assert abs(now() - perf_counter()) > SOON
    assert abs(now() - perf_counter()) < SOON


def test_the_wall_clock_counts_again_after_a_measurement_that_failed() -> None:
    with pytest.raises(ZeroDivisionError), processor_time():
        _ = 1 // 0
    assert abs(now() - perf_counter()) < SOON
