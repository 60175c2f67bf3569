"""Writes the page's TypeScript types from the structs of the wire, so that the two halves cannot drift apart.

`python -m tools.typescript` writes the files; a test regenerates and compares them. The shell's types come from
`tables/wire`, in camelCase as msgspec sends them; a game's from what its `page.Shown` refers to (and `outlook.Outlook`
and `components.Components`, if it has them) and from its `events`, with unchanged field names. Docstrings become
comments.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from tischlein.core.registry import components_part, game_folder, game_ids, game_part, outlook_part
from tischlein.tables import wire as protocol
from tischlein.tables.wire import commands, replay, requests
from tischlein.tables.wire import messages as shown

WEB: Final = Path(__file__).parents[1] / "web"
HEAD: Final = "// Written by `python -m tools.typescript`; change the Python side and run that again.\n"
PLAIN: Final[dict[object, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}


class Member(NamedTuple):
    name: str
    type: str
    is_optional: bool
    doc: str


class Docs(NamedTuple):
    """The docstrings of a class and its fields, read from the source: Python does not keep those of fields."""

    own: str
    fields: dict[str, str]


def type_text(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if hasattr(hint, "__metadata__"):
        shapes = [each.shape for each in hint.__metadata__ if isinstance(each, protocol.JsonOf)]
        return type_text(shapes[0] if shapes else args[0])
    if origin in (UnionType, Union):
        return " | ".join(type_text(each) for each in args)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = type_text(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(type_text(each) for each in args)}]"
    if origin is dict:
        return f"Record<string, {type_text(args[1])}>"
    if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, msgspec.Struct)):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def classes_in(hint: Any) -> Iterator[type]:
    """The structs and dataclasses that a type refers to."""
    if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, msgspec.Struct)):
        yield hint
    for each in get_args(hint):
        yield from classes_in(each)


def docs_of(module: ModuleType) -> dict[str, Docs]:
    tree = ast.parse(inspect.getsource(module))
    return {node.name: _docs(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _docs(node: ast.ClassDef) -> Docs:
    found = {}
    for line, following in zip(node.body, node.body[1:], strict=False):
        match line, following:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                found[name] = inspect.cleandoc(doc)
    return Docs(ast.get_docstring(node) or "", found)


def comment(doc: str, indent: str = "") -> str:
    if not doc:
        return ""
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {doc} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def interface(name: str, members: Iterable[Member], doc: str, base: str = "") -> str:
    body = "".join(
        f"{comment(each.doc, '  ')}  {each.name}{'?' if each.is_optional else ''}: {each.type};\n" for each in members
    )
    if not body:
        return f"{comment(doc)}export type {name} = Record<string, never>;\n"
    extends = f" extends {base}" if base else ""
    return f"{comment(doc)}export interface {name}{extends} {{\n{body}}}\n"


def struct_text(struct: type[msgspec.Struct], docs: dict[str, Docs], base: str = "") -> str:
    own = docs.get(struct.__name__, Docs("", {}))
    inherited = {name: doc for each in struct.__mro__ for name, doc in docs.get(each.__name__, own).fields.items()}
    config = struct.__struct_config__
    members = [Member(str(config.tag_field), f"'{config.tag}'", False, "")] if config.tag else []
    hints = get_type_hints(struct, include_extras=True)
    optional = struct.__struct_fields__[len(struct.__struct_fields__) - len(struct.__struct_defaults__) :]
    for field, encoded in zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True):
        members.append(Member(encoded, type_text(hints[field]), field in optional, inherited.get(field, "")))
    return interface(struct.__name__, members, own.own, base)


def dataclass_text(shape: type, docs: dict[str, Docs], kind: str = "") -> str:
    own = docs.get(shape.__name__, Docs("", {}))
    hints = get_type_hints(shape, include_extras=True)
    members = [Member("kind", f"'{kind}'", False, "")] if kind else []
    for field in fields(shape):
        members.append(Member(field.name, type_text(hints[field.name]), False, own.fields.get(field.name, "")))
    return interface(shape.__name__, members, own.own)


def page_text(shape: type, page: ModuleType) -> str:
    """What a game shows is a struct; parts that it has of its own may be dataclasses."""
    docs = docs_of(inspect.getmodule(shape) or page)
    if not issubclass(shape, msgspec.Struct):
        return dataclass_text(shape, docs)
    return struct_text(shape, docs, base="Fixed" if shape is page.Shown and hasattr(page, "Fixed") else "")


def shell_types() -> str:
    docs = {**docs_of(commands), **docs_of(shown), **docs_of(requests), **docs_of(replay), **docs_of(protocol)}
    parts = [HEAD]
    for name, value in vars(protocol).items():
        if name.startswith("_"):
            continue
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
            parts.append(struct_text(value, docs))
        elif isinstance(value, UnionType):
            parts.append(union(name, [each.__name__ for each in get_args(value)]))
    return "\n".join(parts)


def union(name: str, members: list[str]) -> str:
    one_line = f"export type {name} = {' | '.join(members)};\n"
    if len(one_line) <= 100:
        return one_line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";\n"


def reached(shape: type, found: dict[type, None]) -> None:
    """Collects a type and all that it refers to, what is used before what uses it."""
    for hint in get_type_hints(shape, include_extras=True).values():
        for inner in classes_in(hint):
            if inner not in found:
                reached(inner, found)
    found[shape] = None


def game_types(game_id: str) -> str:
    """The types of a game, of what changes and of what does not (`Fixed`); empty if it has no `page`."""
    if not _has_part(game_id, "page"):
        return ""
    page = game_part(game_id, "page")
    shapes: dict[type, None] = {}
    if hasattr(page, "Fixed"):
        reached(page.Fixed, shapes)
    reached(page.Shown, shapes)
    outlook = outlook_part(game_id)
    if outlook is not None:
        reached(outlook.Outlook, shapes)
    components = components_part(game_id)
    if components is not None:
        reached(components.Components, shapes)
    parts = [HEAD, *(page_text(shape, page) for shape in shapes)]
    if _has_part(game_id, "events"):
        events = game_part(game_id, "events")
        docs = docs_of(events)
        kinds = [each for each in vars(events).values() if isinstance(each, type) and _is_own(each, events)]
        parts += [dataclass_text(each, docs, each.__name__) for each in kinds]
        parts.append(union("GameEvent", [each.__name__ for each in kinds]))
    return "\n".join(parts)


def _has_part(game_id: str, part: str) -> bool:
    return importlib.util.find_spec(f"tischlein.games.{game_id}.{part}") is not None


def _is_own(shape: type, module: ModuleType) -> bool:
    return is_dataclass(shape) and shape.__module__ == module.__name__


def outputs() -> dict[Path, str]:
    """Every generated file and its content."""
    files = {WEB / "src" / "lib" / "generated.ts": shell_types()}
    for game_id in game_ids():
        if types := game_types(game_id):
            files[game_folder(game_id) / "web" / "generated.ts"] = types
    return files


def main() -> None:
    for path, text in outputs().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path)


if __name__ == "__main__":
    main()
