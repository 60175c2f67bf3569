"""What a backup of many matches costs, and their restore: processor time, beside another version.

    python benchmarks/backup.py [--server CHECKOUT]... [--matches 3000]

Fills a SQLite file with copies of a match that was played to its end (tests/tables/logs). `tischlein backup` and then
`tischlein restore` of each version run on it, by turns. Each `--server` is a checkout.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from tischlein.store.port import Record, TableIndex
from tischlein.store.sqlite import SqliteStore

HERE: Final = Path(__file__).resolve().parent.parent
MATCH: Final = HERE / "tests" / "tables" / "logs" / "monsterrolle-whole.jsonl"
TOGETHER: Final = 50


class Cost(NamedTuple):
    processor: float
    wall: float


async def fill(file: Path, matches: int) -> int:
    """The number of records."""
    rows = [json.loads(line) for line in MATCH.read_text().splitlines()]
    records = [Record(number, row["kind"], row["data"], row["at"]) for number, row in enumerate(rows, 1)]
    store = await SqliteStore.open(file, synchronous="NORMAL")
    for first in range(0, matches, TOGETHER):
        await asyncio.gather(
            *(store.create(_index(number), records) for number in range(first, min(matches, first + TOGETHER)))
        )
    await store.close()
    return matches * len(records)


def _index(number: int) -> TableIndex:
    summary = json.dumps({"names": ["Anna", "Ben"], "kinds": ["person", "person"], "turn": []})
    return TableIndex(
        table=f"{number:024x}",
        code=f"C{number:07}",
        invitation=f"{number:064x}",
        game="monsterrolle",
        status="finished",
        summary=summary,
        members=("anna", f"ben{number}"),
        updated=number,
    )


def run(checkout: Path, *arguments: str) -> Cost:
    python = checkout / ".venv" / "bin" / "python"
    command = [str(python if python.exists() else sys.executable), "-c", "from tischlein.cli import main; main()"]
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    subprocess.run([*command, *arguments], check=True, stdout=subprocess.DEVNULL, env=env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(processor, time.monotonic() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", type=Path, action="append", default=[])
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        records = asyncio.run(fill(folder / "full.sqlite", asked.matches))
        print(f"{asked.matches:,} matches, {records:,} records, {(folder / 'full.sqlite').stat().st_size >> 20} MB")
        for number in range(asked.rounds):
            for checkout in asked.server or [HERE]:
                file, copy = folder / "backup", folder / f"copy{number}.sqlite"
                own = folder / f"copy{number}-full.sqlite"  # a newer version may change the tables of the database
                shutil.copyfile(folder / "full.sqlite", own)
                kept = run(checkout.resolve(), "backup", str(file), "--db", f"sqlite:///{own}")
                back = run(checkout.resolve(), "restore", str(file), "--db", f"sqlite:///{copy}")
                size = file.stat().st_size >> 20
                print(
                    f"{checkout}: backup {kept.processor:.1f} s of processor time ({kept.wall:.1f} s), {size} MB;"
                    f" restore {back.processor:.1f} s ({back.wall:.1f} s)",
                    flush=True,
                )
                for each in folder.glob("copy*"):
                    each.unlink()
                file.unlink()


if __name__ == "__main__":
    main()
