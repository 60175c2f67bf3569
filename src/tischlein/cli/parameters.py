"""Parameters that several commands have."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Option = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), help="Table option NAME=VALUE; may be repeated.")
]
Database = Annotated[str, Parameter(env_var="TISCHLEIN_DB")]
"""From the environment, too: on the command line everybody on the machine can read a password."""
Language = Annotated[str | None, Parameter(name="--lang", help="de, en or uk. Default: the system's language.")]
