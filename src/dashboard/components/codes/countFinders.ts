/** Rows of modules, `true` where dark. */
type Grid = readonly (readonly boolean[])[];

/** What `countFinders` returns for a code without false finders: three rows cross the middle of each of its three finders. */
export const expectedFinders = 9;

/**
 * Counts what a scanner takes for a finder pattern, the square in three corners of a QR code: the runs that seem to be the
 * middle of a finder both along their row and down the column through their middle. On a line through the middle of a
 * finder, dark and light runs alternate with the lengths 1 : 1 : 3 : 1 : 1 (ISO/IEC 18004).
 */
export const countFinders = (grid: Grid): number => {
  // The grid is square: it has as many columns as rows.
  const middlesOfColumns = grid.map((_, x) => middlesOf(columnAt(grid, x)));
  const isMiddleOfColumn = (x: number, y: number): boolean =>
    middlesOfColumns[x]?.some((middle) => holds(middle, y)) === true;
  let finders = 0;
  for (const [y, row] of grid.entries()) {
    const middles = middlesOf(row);
    finders += middles.filter(({ start, length }) =>
      isMiddleOfColumn(Math.floor(start + length / 2), y),
    ).length;
  }
  return finders;
};

const columnAt = (grid: Grid, x: number): boolean[] => grid.map((row) => row[x] === true);

/** Neighbouring modules of a line that are all dark or all light. */
interface Run {
  readonly start: number;
  readonly length: number;
}

/** The runs of equal modules in a line. */
export const runsOf = (line: readonly boolean[]): Run[] => {
  const runs: Run[] = [];
  let start = 0;
  while (start < line.length) {
    let end = start + 1;
    while (end < line.length && line[end] === line[start]) end += 1;
    runs.push({ start, length: end - start });
    start = end;
  }
  return runs;
};

/** The lengths of the runs on a line through the middle of a finder. */
const finderLengths = [1, 1, 3, 1, 1] as const;
/** How many runs of a finder come before its middle, and after it. */
const runsBeside = 2;

/** Whether five runs have nearly the lengths of a finder; each may differ by half, which scanners accept. */
const isFinder = (runs: readonly Run[]): boolean => {
  const unit = lengthOf(runs) / (1 + 1 + 3 + 1 + 1);
  return finderLengths.every((units, index) => {
    const expected = units * unit;
    const length = runs[index]?.length ?? 0;
    return Math.abs(expected - length) < expected / 2;
  });
};

const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { length }) => sum + length, 0);

/** The runs that seem to be the middle of a finder. The line must begin with a light module, as the quiet zone does. */
const middlesOf = (line: readonly boolean[]): Run[] => {
  const runs = runsOf(line);
  return runs.filter((_, index) => {
    // The line begins with a light run, and dark and light alternate.
    const isDark = index % 2 === 1;
    // Before the finder there is at least the quiet zone.
    if (!isDark || index <= runsBeside) return false;
    const around = runs.slice(index - runsBeside, index + runsBeside + 1);
    return around.length === finderLengths.length && isFinder(around);
  });
};

const holds = ({ start, length }: Run, module: number): boolean => start <= module && module < start + length;
