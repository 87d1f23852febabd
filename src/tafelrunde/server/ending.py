"""Who is told to stop ends in time."""

import logging
import os
import threading

log = logging.getLogger(__name__)

AT_LAST = 9.0
"""Seconds after which a process that was told to stop ends, whatever it still waits for."""


def end_at_last() -> None:
    """Lets this process end soon in any case: all that was acknowledged is written, so nothing is lost by it."""
    timer = threading.Timer(AT_LAST, _end)
    timer.daemon = True
    timer.start()


def _end() -> None:
    log.warning("told to stop %g seconds ago, and something still holds this process up: it ends now", AT_LAST)
    os._exit(0)
