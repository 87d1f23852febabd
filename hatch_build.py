"""Compiles the engine with mypyc while the wheel is built; without a C compiler the same files run as they are.

`TAFELRUNDE_COMPILED=FOLDER` keeps there what was compiled. A wheel in which nothing but texts, figures, pages or the
server changed takes the engine from there instead of compiling it anew, which takes minutes.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from glob import glob
from importlib import metadata
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook

KEPT_MOST = 4


class CompiledOrPure(MypycBuildHook):
    """hatch-mypyc, unless `TAFELRUNDE_PURE=1` asks for plain Python or there is no C compiler."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("TAFELRUNDE_PURE") == "1":
            self.app.display_info("TAFELRUNDE_PURE=1: the engine is not compiled")
            return
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            self.app.display_warning(f"no C compiler ({compiler}): the engine will run as plain Python, much slower")
            return
        # Calls between the engine's own functions need not go through the library's symbol table, and may be inlined.
        # Flags given like this take the place of those that Python was built with, so two of them are said again:
        # without the first every access to a list asks whether it is one, and numbers wrap around by the second.
        if sys.platform == "linux":
            flags = "-DNDEBUG -fwrapv -fno-semantic-interposition -fvisibility=hidden"
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {flags}"
            os.environ["LDFLAGS"] = f"{os.environ.get('LDFLAGS', '')} -Wl,-Bsymbolic"
        if not os.environ.get("TAFELRUNDE_COMPILED"):
            super().initialize(version, build_data)
            return
        kept = Path(os.environ["TAFELRUNDE_COMPILED"]) / self._fingerprint(compiler)
        if kept.is_dir():
            self.clean([version])
            shutil.copytree(kept, self.root, dirs_exist_ok=True)
            self._deliver(build_data)
        else:
            super().initialize(version, build_data)
            self._keep(kept)

    def _fingerprint(self, compiler: str) -> str:
        """Names all that the compiled files depend on: sources, compilers, their settings, the Python they are for."""
        tools = [sys.version, sysconfig.get_platform()]
        tools += [metadata.version(name) for name in ("mypy", "hatch-mypyc", "setuptools")]
        flags = [compiler, *(os.environ.get(name, "") for name in ("CFLAGS", "LDFLAGS"))]
        found = hashlib.sha256(repr([tools, flags, self.config]).encode())
        for file in [Path(__file__), *self._sources()]:
            found.update(f"{os.path.relpath(file, self.root)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
        return found.hexdigest()[:24]

    def _sources(self) -> Iterator[Path]:
        """Every Python file of the packages that are compiled in part: mypyc reads the types of the others there too.

        Nothing outside these packages matters, for imports point one way (see `importlinter` in pyproject.toml).
        """
        package = Path(self.root, "src", "tafelrunde")
        rooms = {Path(self.root, file).relative_to(package).parts[0] for file in self.included_files}
        yield package / "__init__.py"
        for room in sorted(rooms):
            yield from sorted((package / room).rglob("*.py"))

    def _deliver(self, build_data: dict[str, Any]) -> None:
        """Tells hatchling of the compiled files, as hatch-mypyc does after it has made them."""
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        build_data["artifacts"].extend(self.artifact_patterns)
        build_data["force_include"].update(self.get_forced_inclusion_map())

    def _keep(self, kept: Path) -> None:
        """Copies the compiled files; whoever looks meanwhile finds all of them or none. The oldest sets go."""
        new = kept.with_name(f"{kept.name}.{os.getpid()}")
        made = [file for each in self.artifact_globs for file in glob(os.path.join(self.root, each))]
        for file in [*made, *self.get_forced_inclusion_map()]:
            place = new / Path(file).relative_to(self.root)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, place)
        if kept.exists():
            shutil.rmtree(new)
        else:
            new.rename(kept)
        sets = sorted(kept.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
        for old in sets[KEPT_MOST:]:
            shutil.rmtree(old, ignore_errors=True)


def get_build_hook() -> type[MypycBuildHook]:
    """Tells hatchling which of the two classes above is meant."""
    return CompiledOrPure
