"""Parameters that several commands have."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Option = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), help="Table option NAME=VALUE; may be repeated.")
]
Game = Annotated[str, Parameter(help="The game's name.")]
Seats = Annotated[int | None, Parameter(help="How many sit at the table. Default: the fewest the game allows.")]
Seed = Annotated[int, Parameter(help="The same seed gives the same result, whatever the number of workers.")]
Workers = Annotated[int, Parameter(help="Processes to share the work.")]
AsJson = Annotated[bool, Parameter(negative=(), help="Print one JSON object instead of tables.")]
Database = Annotated[str, Parameter(env_var="TISCHLEIN_DB")]
"""From the environment, too: on the command line everybody on the machine can read a password."""
Language = Annotated[str | None, Parameter(name="--lang", help="de, en or uk. Default: the system's language.")]
