/**
 * Counts what a scanner takes for a finder pattern, the square in three corners of a QR code. On a line through its
 * middle, dark and light runs alternate with the lengths 1 : 1 : 3 : 1 : 1 (ISO/IEC 18004).
 */

/** Rows of modules, `true` where dark. */
type Grid = readonly (readonly boolean[])[];

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

/** Whether five runs have nearly the lengths 1 : 1 : 3 : 1 : 1; each may differ by half, which scanners accept. */
const isFinder = (runs: readonly Run[]): boolean => {
  const unit = runs.reduce((sum, { length }) => sum + length, 0) / (1 + 1 + 3 + 1 + 1);
  return runs.every(({ length }, place) => {
    const expected = place === 2 ? 3 * unit : unit;
    return Math.abs(expected - length) < expected / 2;
  });
};

/** The runs that seem to be the middle of a finder. The line must begin with a light module, as the quiet zone does. */
const middlesOf = (line: readonly boolean[]): Run[] => {
  const runs = runsOf(line);
  return runs.filter((_, place) => {
    const five = runs.slice(place - 2, place + 3);
    // The runs with an odd index are dark.
    return place % 2 === 1 && place > 2 && five.length === 5 && isFinder(five);
  });
};

const holds = ({ start, length }: Run, place: number): boolean => start <= place && place < start + length;

/** What `countFinders` returns for a code without false finders: three rows cross the middle of each of its three finders. */
export const expectedFinders = 9;

/** How many runs seem to be the middle of a finder both along their row and down the column through their middle. */
export const countFinders = (grid: Grid): number => {
  const columns = grid.map((_, x) => middlesOf(grid.map((row) => row[x] === true)));
  return grid.reduce((sum, row, y) => {
    const seen = middlesOf(row).filter(({ start, length }) =>
      columns[Math.floor(start + length / 2)]?.some((middle) => holds(middle, y)),
    );
    return sum + seen.length;
  }, 0);
};
