"""Mutants of a module: every way in which one of the usual small faults can be planted in it.

Left alone are docstrings, annotations, decorators, assertions and `strict=True` (they state what cannot be
otherwise), `__all__`, type variables, the words of f-strings and the texts of a `Message`.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from itertools import takewhile
from types import CodeType
from typing import Final, TypeVar

_BOUNDARY: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_NEGATION: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_Node = TypeVar("_Node", bound=ast.AST)
_AROUND: Final = 40
"""So many characters stand around a difference."""
_LEFT_ALONE: Final = {"annotation", "returns", "decorator_list", "bases", "type_comment", "ctx"}


@dataclass(frozen=True)
class Mutant:
    """A module with one fault in it."""

    path: str
    function: str
    """The qualified name of the function or class; empty at the level of the module."""
    lines: range
    """Those of the statement, without those of statements inside it."""
    operator: str
    before: str
    after: str
    """The statement, or what of it stands around the fault."""
    code: CodeType

    def __str__(self) -> str:
        where = f"{self.path} {self.function}".rstrip()
        return f"`{where}`: `{self.before}` → `{self.after}`"


def mutants(source: str, path: str, file: str) -> Iterator[Mutant]:
    """All mutants of `source`.

    Args:
        source: the text of the module.
        path: how reports name the module.
        file: what its code says it was read from.
    """
    tree = ast.parse(source)
    for place in list(_walk(tree, _Scope())):
        for operator, new in _faults(place):
            statement = place.scope.statement or tree
            before = _text(statement)
            place.put(ast.copy_location(new, place.node))
            code = compile(ast.fix_missing_locations(tree), file, "exec")
            after = _text(new if place.node is statement else statement)
            place.put(place.node)
            if after != before:
                name, lines = ".".join(place.scope.names), place.scope.lines
                yield Mutant(path, name, lines, operator, *_difference(before, after), code)


@dataclass(frozen=True)
class _Scope:
    names: tuple[str, ...] = ()
    bound: Counter[str] | None = None
    """How often the function binds each name; None outside functions."""
    statement: ast.stmt | None = None

    @property
    def lines(self) -> range:
        """Those of the statement, without those of statements inside it."""
        if self.statement is None:
            return range(0)
        first, body = self.statement.lineno, getattr(self.statement, "body", None)
        last = body[0].lineno - 1 if body else self.statement.end_lineno or first
        return range(first, max(first, last) + 1)

    def inside(self, node: ast.AST) -> _Scope:
        """The scope of what is inside `node`."""
        scope = self
        if isinstance(node, ast.stmt):
            scope = replace(scope, statement=node)
        if isinstance(node, ast.ClassDef):
            return replace(scope, names=(*self.names, node.name), bound=None)
        if isinstance(node, ast.FunctionDef):
            stored = (one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store))
            return replace(scope, names=(*self.names, node.name), bound=Counter(stored))
        return scope


@dataclass(frozen=True)
class _Place:
    node: ast.AST
    owner: ast.AST
    field: str
    index: int | None
    """Where the field is a list."""
    scope: _Scope

    def put(self, node: ast.AST) -> None:
        """Let `node` stand here."""
        if self.index is None:
            setattr(self.owner, self.field, node)
        else:
            getattr(self.owner, self.field)[self.index] = node


def _walk(node: ast.AST, scope: _Scope) -> Iterator[_Place]:
    for field, value in ast.iter_fields(node):
        if field in _LEFT_ALONE:
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST) and not _is_left_alone(child, node):
                inside = scope.inside(child)
                yield _Place(child, node, field, index if isinstance(value, list) else None, inside)
                yield from _walk(child, inside)


def _is_left_alone(node: ast.AST, owner: ast.AST) -> bool:
    match node, owner:
        case ast.Expr(value=ast.Constant()), _:
            return True  # a docstring
        case ast.Constant(), ast.JoinedStr():
            return True
        case ast.Assert(), _:
            return True
        case ast.keyword(arg="strict"), _:
            return True
        case ast.Call(func=ast.Name(id="TypeVar")), _:
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]), _:
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")), _:
            return True
        case ast.ClassDef(bases=[ast.Name(id="Message" | "Refusal")]), _:
            return True
    return False


def _faults(place: _Place) -> Iterator[tuple[str, ast.AST]]:
    """What could stand in a place by mistake, by operator."""
    node = place.node
    if isinstance(node, ast.stmt):
        yield from _faulty_statements(node, place.scope.bound)
    elif isinstance(node, ast.Slice):
        yield from _faulty_slices(node)
    elif isinstance(node, ast.expr):
        yield from _faulty_expressions(node)
        if _is_condition(place) and isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            yield "condition", ast.UnaryOp(ast.Not(), node)


def _is_condition(place: _Place) -> bool:
    return place.field == "test" or (place.field == "ifs" and isinstance(place.owner, ast.comprehension))


def _faulty_statements(node: ast.stmt, bound: Counter[str] | None) -> Iterator[tuple[str, ast.AST]]:
    match node:
        case ast.Expr() | ast.AugAssign() | ast.Raise():
            yield "statement", ast.Pass()
        case ast.Assign(targets=[target]) if bound is not None:
            # Without the first of its assignments a name would not be known at all.
            if not isinstance(target, ast.Name) or bound[target.id] > 1:
                yield "statement", ast.Pass()
        case ast.Return(value=ast.Constant(value=None | False)):
            pass  # to most callers the same as none
        case ast.Return(value=ast.expr()):
            yield "return", ast.Return(ast.Constant(None))
        case ast.Break():
            yield "loop", ast.Continue()
        case ast.Continue():
            yield "loop", ast.Break()
    if isinstance(node, ast.AugAssign) and type(node.op) in _ARITHMETIC:
        yield "arithmetic", ast.AugAssign(node.target, _ARITHMETIC[type(node.op)](), node.value)


def _faulty_slices(node: ast.Slice) -> Iterator[tuple[str, ast.AST]]:
    for name in ("lower", "upper"):
        bound = getattr(node, name)
        if bound is not None and not isinstance(bound, ast.Constant):
            for op in (ast.Add(), ast.Sub()):
                other = copy(node)
                setattr(other, name, ast.BinOp(bound, op, ast.Constant(1)))
                yield "slice", other


def _faulty_expressions(node: ast.expr) -> Iterator[tuple[str, ast.AST]]:
    match node:
        case ast.Compare():
            for index, op in enumerate(node.ops):
                for operator, table in (("boundary", _BOUNDARY), ("negation", _NEGATION)):
                    if type(op) in table:
                        ops = [*node.ops[:index], table[type(op)](), *node.ops[index + 1 :]]
                        yield operator, ast.Compare(node.left, ops, node.comparators)
        case ast.BinOp() if type(node.op) in _ARITHMETIC:
            yield "arithmetic", ast.BinOp(node.left, _ARITHMETIC[type(node.op)](), node.right)
        case ast.UnaryOp(op=ast.Not()):
            yield "boolean", node.operand
        case ast.UnaryOp():
            yield "arithmetic", node.operand
        case ast.BoolOp():
            yield "boolean", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            for index in range(len(node.values)):
                rest = _without(node.values, index)
                yield "boolean", ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
        case ast.Call():
            if isinstance(node.func, ast.Name) and node.func.id in _NAMES:
                yield "name", ast.Call(ast.Name(_NAMES[node.func.id], ast.Load()), node.args, node.keywords)
            for index in range(len(node.args) - 1):
                args = [*node.args]
                args[index : index + 2] = reversed(args[index : index + 2])
                yield "arguments", ast.Call(node.func, args, node.keywords)
            for index, keyword in enumerate(node.keywords):
                if keyword.arg not in {None, "strict"}:
                    yield "keyword", ast.Call(node.func, node.args, _without(node.keywords, index))
        case ast.Tuple(ctx=ast.Load()) | ast.List(ctx=ast.Load()) | ast.Set():
            for index in range(len(node.elts) if len(node.elts) > 1 else 0):
                other = copy(node)
                other.elts = _without(node.elts, index)
                yield "element", other
        case ast.Constant(value=bool() as value):
            yield "constant", ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield "constant", ast.Constant(value + 1)
            yield "constant", ast.Constant(value - 1)
        case ast.Constant(value=str() as value):
            yield "text", ast.Constant("" if value else "X")


def _without(nodes: list[_Node], index: int) -> list[_Node]:
    return [*nodes[:index], *nodes[index + 1 :]]


def _text(node: ast.AST) -> str:
    """The code of a statement on one line, without the statements inside it."""
    if isinstance(node, ast.Pass):
        return "nothing"
    node = copy(node)
    for field in ("body", "orelse", "decorator_list"):
        if hasattr(node, field):
            setattr(node, field, [])
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())


def _difference(before: str, after: str) -> tuple[str, str]:
    """Both, cut down to where they differ and what stands around it."""
    start = _shared(before, after)
    end = _shared(before[start:][::-1], after[start:][::-1])
    if after == "nothing":
        return before[: 3 * _AROUND], after
    return _cut(before, start, len(before) - end), _cut(after, start, len(after) - end)


def _shared(one: str, other: str) -> int:
    """How many characters both begin with."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return sum(1 for _ in pairs)


def _cut(text: str, start: int, end: int) -> str:
    start, end = max(start - _AROUND, 0), min(end + _AROUND, len(text))
    return f"{'…' if start else ''}{text[start:end]}{'…' if end < len(text) else ''}"
