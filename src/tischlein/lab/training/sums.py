"""The sums of linear regressions, which can be added up in pieces; and their solutions.

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


class Chains:
    """Of positions that follow each other up to a result: what LSTD needs (Boyan 2002), a regression that knows time.

    It finds weights whose ratings agree with each other along a match and with the result at its end. A plain
    regression on results learns from each match once; here a position also learns from what usually followed.
    """

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.count = 0
        self.products: list[list[float]] = [[0.0] * size for _ in range(size)]
        """Of what was seen up to now, with the change to what was seen next."""
        self.results: list[float] = [0.0] * size
        self.squares: list[float] = [0.0] * size

    def add(self, positions: list[list[float]], result: float, trace: float) -> None:
        """`trace` is how much less a position counts at each step after it: 1 would be a plain regression."""
        seen = [0.0] * self.size
        last = len(positions) - 1
        for index, numbers in enumerate(positions):
            self.count += 1
            for row in range(self.size):
                seen[row] = trace * seen[row] + numbers[row]
                self.squares[row] += numbers[row] * numbers[row]
            if index < last:
                then = positions[index + 1]
                change = [numbers[row] - then[row] for row in range(self.size)]
            else:
                change = numbers
                for row in range(self.size):
                    self.results[row] += seen[row] * result
            self._multiply(seen, change)

    def _multiply(self, seen: list[float], change: list[float]) -> None:
        columns = [column for column, number in enumerate(change) if number]
        for row, number in enumerate(seen):
            if number:
                line = self.products[row]
                for column in columns:
                    line[column] += number * change[column]

    def join(self, other: Chains) -> None:
        self.count += other.count
        for row in range(self.size):
            self.results[row] += other.results[row]
            self.squares[row] += other.squares[row]
            own, line = self.products[row], other.products[row]
            for column in range(self.size):
                own[column] += line[column]


def agreed(chains: Chains, stiffness: float) -> list[float]:
    """The weights, each drawn to 0 by `stiffness` times the mean square of its own number; 0 if that is always 0."""
    used = [row for row in range(chains.size) if chains.squares[row] > 1e-9]
    scale = [(chains.squares[row] / max(1, chains.count)) ** 0.5 for row in used]
    matrix: list[list[float]] = []
    wanted: list[float] = []
    for place, row in enumerate(used):
        line = [chains.products[row][column] / (scale[place] * scale[at]) for at, column in enumerate(used)]
        line[place] += stiffness * chains.count
        matrix.append(line)
        wanted.append(chains.results[row] / scale[place])
    found = [0.0] * chains.size
    for place, number in enumerate(_gauss_solution(matrix, wanted)):
        found[used[place]] = number / scale[place]
    return found


def _gauss_solution(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """Solves for any regular matrix, which is overwritten, as `wanted` is."""
    size = len(wanted)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(matrix[row][step]))
        matrix[step], matrix[pivot] = matrix[pivot], matrix[step]
        wanted[step], wanted[pivot] = wanted[pivot], wanted[step]
        top = matrix[step]
        for row in range(step + 1, size):
            line = matrix[row]
            factor = line[step] / top[step]
            for column in range(step, size):
                line[column] -= factor * top[column]
            wanted[row] -= factor * wanted[step]
    for row in range(size - 1, -1, -1):
        for column in range(row + 1, size):
            wanted[row] -= matrix[row][column] * wanted[column]
        wanted[row] /= matrix[row][row]
    return wanted


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
