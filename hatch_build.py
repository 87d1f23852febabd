"""Compiles the engine with mypyc while the wheel is built; without a C compiler the same files run as they are."""

import os
import shutil
import sys
import sysconfig
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook


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
        if sys.platform == "linux":
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition -fvisibility=hidden"
            os.environ["LDFLAGS"] = f"{os.environ.get('LDFLAGS', '')} -Wl,-Bsymbolic"
        super().initialize(version, build_data)


def get_build_hook() -> type[MypycBuildHook]:
    """Tells hatchling which of the two classes above is meant."""
    return CompiledOrPure
