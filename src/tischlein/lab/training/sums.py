"""The sums of a linear regression, which can be added up in pieces; and its solution.

Plain Python, for compiling: no numerical library is needed to train.
"""

from __future__ import annotations

from typing import Final


class Sums:
    """Of samples (numbers, result): all products of two numbers, and of each number with the result."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.count = 0
        self.products: list[list[float]] = [[0.0] * (row + 1) for row in range(size)]
        """The lower triangle."""
        self.results: list[float] = [0.0] * size

    def add(self, numbers: list[float], result: float) -> None:
        self.count += 1
        filled = [index for index, number in enumerate(numbers) if number]
        for row in filled:
            number = numbers[row]
            line = self.products[row]
            self.results[row] += number * result
            for column in filled:
                if column > row:
                    break
                line[column] += number * numbers[column]

    def join(self, count: int, products: list[list[float]], results: list[float]) -> None:
        """Adds the sums of other samples."""
        self.count += count
        for row, line in enumerate(products):
            own = self.products[row]
            for column, number in enumerate(line):
                own[column] += number
            self.results[row] += results[row]


def solved(sums: Sums, start: list[float], stiffness: float) -> list[float]:
    """Ridge regression: the weights with the least squared error, drawn towards `start`.

    Each weight is drawn by `stiffness` times the mean square of its own number, so units do not matter. A number that
    is always 0 keeps its weight.
    """
    size = sums.size
    scale = [(sums.products[row][row] / max(1, sums.count)) ** 0.5 for row in range(size)]
    used = [row for row in range(size) if scale[row] > 1e-9]
    matrix: list[list[float]] = []
    wanted: list[float] = []
    for place, row in enumerate(used):
        line = [_product(sums, row, column) / (scale[row] * scale[column]) for column in used[: place + 1]]
        line[place] += stiffness * sums.count
        matrix.append(line)
        rest = sums.results[row]
        for column in used:
            rest -= _product(sums, row, column) * start[column]
        wanted.append(rest / scale[row])
    steps = _cholesky_solution(matrix, wanted)
    found = start[:]
    for place, row in enumerate(used):
        found[row] += steps[place] / scale[row]
    return found


def _product(sums: Sums, row: int, column: int) -> float:
    return sums.products[row][column] if column <= row else sums.products[column][row]


def _cholesky_solution(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """Solves for a positive definite matrix, given as its lower triangle, which is overwritten."""
    size = len(wanted)
    for row in range(size):
        line = matrix[row]
        for column in range(row + 1):
            other = matrix[column]
            total = line[column]
            for index in range(column):
                total -= line[index] * other[index]
            line[column] = total / other[column] if column < row else total**0.5
    half = wanted[:]
    for row in range(size):
        for index in range(row):
            half[row] -= matrix[row][index] * half[index]
        half[row] /= matrix[row][row]
    for row in range(size - 1, -1, -1):
        for index in range(row + 1, size):
            half[row] -= matrix[index][row] * half[index]
        half[row] /= matrix[row][row]
    return half
