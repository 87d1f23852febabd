"""Where others reach this server: what a guest's browser can be told to open."""

import socket
from contextlib import suppress
from ipaddress import ip_address

from litestar import get
from litestar.datastructures import State

from tafelrunde.server import wire
from tafelrunde.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::", "")
FAR_AWAY = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): nothing is sent there, but the system says which way it would go."""


def reach(settings: Settings) -> list[str]:
    """The addresses at which others reach a server, the best first; none if it listens to this machine alone."""
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    if settings.listens is None:
        return []
    host, port = settings.listens
    hosts = own_addresses() if host in ANYWHERE else [host]
    return [f"http://{_in_url(each)}:{port}" for each in hosts if not is_loopback(each)]


def own_addresses() -> list[str]:
    """The addresses of this machine in the networks that it is in, that of the way out first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR_AWAY)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(found))


def is_loopback(host: str) -> bool:
    """Does this name lead nowhere but to the machine itself?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


@get("/api/reach", responses=wire.REFUSALS, sync_to_thread=True)
def show_reach(state: State) -> wire.Reach:
    """Where guests reach this server."""
    return wire.Reach(reach(state.settings))
