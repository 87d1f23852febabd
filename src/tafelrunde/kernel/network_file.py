"""A network as a file: a line that says what it is, a line of JSON with its origin, and its weights, packed.

Weights are written as 16-bit whole numbers of 1/4096. The file names the encoding it was learned on by version and by a
hash of the names of all slots: with another encoding it is refused.
"""

import hashlib
import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any

from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.network import GRAIN, HEADS, Network

FIRST_LINE = b"tafelrunde network 1\n"
LARGEST_WEIGHT = 32767 / GRAIN
LONGEST_HEADER = 100_000
MOST_UNITS = 1024


class NetworkError(TafelrundeError, ValueError):
    """A file that holds no network, or none for this game."""


def names_hash(encoding: Encoding[Any]) -> str:
    """Names the slots of an encoding in their order."""
    return hashlib.sha256("\n".join(encoding.names).encode()).hexdigest()[:16]


def packed(game: str, encoding: Encoding[Any], network: Network) -> bytes:
    """The file's bytes."""
    header = {
        "game": game,
        "encoding": {"version": encoding.version, "slots": network.size, "hash": names_hash(encoding)},
        "units": network.units,
        "origin": network.origin,
    }
    weights = [*network.first, *network.bias, *network.second]
    grains = array("h", [round(weight * GRAIN) for weight in weights])
    if sys.byteorder == "big":
        grains.byteswap()
    return FIRST_LINE + json.dumps(header, ensure_ascii=False).encode() + b"\n" + zlib.compress(grains.tobytes(), 9)


def fingerprint(network: Network) -> str:
    """Names what a network says, wherever it comes from."""
    return hashlib.sha256(array("d", [*network.first, *network.bias, *network.second]).tobytes()).hexdigest()[:16]


def unpacked(name: str, data: bytes, game: str, encoding: Encoding[Any]) -> Network:
    """The network in these bytes; `NetworkError` where they hold none, or one for something else."""
    if not data.startswith(FIRST_LINE):
        raise NetworkError(f"{name}: not a network of this version of Tafelrunde")
    end = data.find(b"\n", len(FIRST_LINE), len(FIRST_LINE) + LONGEST_HEADER)
    try:
        header = json.loads(data[len(FIRST_LINE) : end])
        of_game, of_encoding, units, origin = (header[key] for key in ("game", "encoding", "units", "origin"))
    except (ValueError, KeyError, TypeError) as broken:
        raise NetworkError(f"{name}: its header cannot be read") from broken
    if of_game != game:
        raise NetworkError(f"{name}: a network for {of_game}, not for {game}")
    expected = {"version": encoding.version, "slots": encoding.size, "hash": names_hash(encoding)}
    if of_encoding != expected:
        raise NetworkError(f"{name}: learned on another encoding of {game} ({of_encoding}, not {expected})")
    if not isinstance(units, int) or not 1 <= units <= MOST_UNITS or not isinstance(origin, dict):
        raise NetworkError(f"{name}: its header cannot be read")
    size = encoding.size
    count = (size + 1) * (units + HEADS) + units * HEADS
    weights = _weights(name, data[end + 1 :], count)
    cut = size * (units + HEADS)
    return Network(
        size, units, weights[:cut], weights[cut : cut + units + HEADS], weights[cut + units + HEADS :], origin
    )


def _weights(name: str, data: bytes, count: int) -> list[float]:
    """So many weights; not more is unpacked than they need."""
    grains = array("h")
    size = count * grains.itemsize
    unpacker = zlib.decompressobj()
    try:
        unpacked = unpacker.decompress(data, size + 1)
    except zlib.error as broken:
        raise NetworkError(f"{name}: its weights cannot be read") from broken
    if len(unpacked) != size or not unpacker.eof:
        raise NetworkError(f"{name}: it does not hold {count} weights")
    grains.frombytes(unpacked)
    if sys.byteorder == "big":
        grains.byteswap()
    return [grain / GRAIN for grain in grains]


def read(path: Path, game: str, encoding: Encoding[Any]) -> Network:
    """The network of a file."""
    return unpacked(path.name, path.read_bytes(), game, encoding)


def write(path: Path, game: str, encoding: Encoding[Any], network: Network) -> None:
    """Writes a file whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(packed(game, encoding, network))
    beside.replace(path)
