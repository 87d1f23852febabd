#!/bin/sh
# The figures of docs/host.md, one after the other, in about ten minutes; on a machine with nothing else to do.
#
#     sh bench/figures.sh [OLD/.venv/bin/python]      # with an older version: full speed side by side with it
#
# One line of JSON each; a line of a script that found something wrong is followed by "failed".

cd "$(dirname "$0")/.." || exit 1
python="$PWD/.venv/bin/python"

measure() {
    echo "# bench/$*"
    timeout 300 "$python" bench/"$@" || echo "failed"
}

measure load.py --tables 200 --moves 100 --rounds 4 ${1:+--beside "$1"}
measure load.py --tables 1000 --pause 5 10 --seconds 60
measure load.py --tables 1000 --pause 5 10 --seconds 60 --kings 20 --analyses 2
measure returning.py --tables 1000
measure crowd.py --spectators 2000 --seconds 15
measure many_tables.py --tables 10000
measure memory.py --tables 3
measure hostile.py --requests 5000 --messages 25000
