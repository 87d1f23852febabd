"""`make pythons`: kernel and laws on the other Pythons of the supported range, as far as the machine has them.

The plain wheel is the same for all of them. Each gets a small environment of its own under `build/`.
"""

import glob
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAWS_GAMES = "5"


def main(wheel: Path) -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    supported = [line.rsplit(" ", 1)[1] for line in project["classifiers"] if "Python ::" in line]
    failed = [version for version in supported if version != here() and not passes(version, wheel)]
    return 1 if failed else 0


def here() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def passes(version: str, wheel: Path) -> bool:
    python = interpreter(version)
    if python is None:
        print(f"Python {version}: not on this machine, its tests are left out", flush=True)
        return True
    print(f"Python {version}: tests of kernel and laws", flush=True)
    pytest = environment(version, python, wheel) / "pytest"
    command = [pytest, "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider", "tests/kernel", "tests/laws"]
    world = {**os.environ, "LAWS_GAMES": LAWS_GAMES}
    return subprocess.run(command, cwd=ROOT, env=world, check=False).returncode == 0


def interpreter(version: str) -> str | None:
    """On the PATH, or among those that pyenv keeps; a shim of pyenv that leads nowhere does not count."""
    pyenv = os.environ.get("PYENV_ROOT", os.path.expanduser("~/.pyenv"))
    candidates = [
        shutil.which(f"python{version}"),
        *sorted(glob.glob(f"{pyenv}/versions/{version}.*/bin/python{version}")),
    ]
    return next((each for each in candidates if each and runs(each)), None)


def runs(python: str) -> bool:
    return subprocess.run([python, "-c", "import ensurepip"], capture_output=True, check=False).returncode == 0


def environment(version: str, python: str, wheel: Path) -> Path:
    """The programs of an environment with the wheel in it, made anew when the wheel or its needs are newer."""
    place = ROOT / "build" / f"python{version}"
    done = place / "done"
    if not done.exists() or done.stat().st_mtime < wheel.stat().st_mtime:
        if not (place / "bin" / "pip").exists():
            subprocess.run([python, "-m", "venv", "--clear", place], check=True)
        pip = [place / "bin" / "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "uninstall", "--yes", "tafelrunde"], check=True)
        subprocess.run([*pip, "install", f"{wheel}[laws]"], check=True)
        done.touch()
    return place / "bin"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
