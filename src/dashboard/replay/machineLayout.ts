import type { DrawnMove } from '#machines/drawnMoves.ts';

/** Positions of the states and edges in the diagram of a machine, computed from the machine alone. */

export interface Box {
  readonly state: string;
  /** Centre of the box. */
  readonly x: number;
  readonly y: number;
}
export interface Line {
  readonly from: string;
  readonly to: string;
  /** The events of this transition. */
  readonly events: readonly string[];
  /** SVG path data. */
  readonly path: string;
  /** Position of the label. */
  readonly x: number;
  readonly y: number;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export const boxSize = { width: 164, height: 44 } as const;
const column = 268;
const row = 112;
const margin = 30;
const widest = 3;
/** How far a line curves, which separates the lines of the two directions. */
const bend = 26;

type Edge = Pick<DrawnMove, 'from' | 'event' | 'to'>;

/** Number of events from the first state to each reachable state. */
const distances = (first: string, edges: readonly Edge[]): ReadonlyMap<string, number> => {
  const found = new Map([[first, 0]]);
  for (const [state, distance] of found)
    for (const { from, to } of edges) if (from === state && !found.has(to)) found.set(to, distance + 1);
  return found;
};

const rowsOf = (states: readonly string[], first: string, edges: readonly Edge[]): string[][] => {
  const far = distances(first, edges);
  const last = Math.max(...far.values()) + 1;
  return Array.from({ length: last + 1 }, (_, distance) =>
    states.filter((state) => (far.get(state) ?? last) === distance),
  ).flatMap((inRow) =>
    Array.from({ length: Math.ceil(inRow.length / widest) }, (_, part) =>
      inRow.slice(part * widest, (part + 1) * widest),
    ),
  );
};

/** The point just outside a box's border on the line from its centre to `to`. */
const border = ({ x, y }: Box, to: { readonly x: number; readonly y: number }) => {
  const [dx, dy] = [to.x - x, to.y - y];
  const reach = Math.min(
    (boxSize.width / 2 + 4) / Math.max(Math.abs(dx), 1),
    (boxSize.height / 2 + 4) / Math.max(Math.abs(dy), 1),
  );
  return { x: x + dx * reach, y: y + dy * reach };
};

const round = (number: number): number => Math.round(number * 10) / 10;

/** Labels are placed before the middle of a curve, where crossing lines are still apart. */
const wordsAt = 0.4;
const along = (start: number, turn: number, end: number): number =>
  (1 - wordsAt) ** 2 * start + 2 * wordsAt * (1 - wordsAt) * turn + wordsAt ** 2 * end;

const lineBetween = (from: Box, to: Box, events: readonly string[]): Line => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bent = bend + Math.max(0, length - 200) / 5;
  const turn = {
    x: (from.x + to.x) / 2 - (dy / length) * bent,
    y: (from.y + to.y) / 2 + (dx / length) * bent,
  };
  const [start, end] = [border(from, turn), border(to, turn)];
  return {
    from: from.state,
    to: to.state,
    events,
    path: `M ${round(start.x)} ${round(start.y)} Q ${round(turn.x)} ${round(turn.y)} ${round(end.x)} ${round(end.y)}`,
    x: round(along(start.x, turn.x, end.x)),
    y: round(along(start.y, turn.y, end.y)),
  };
};

/** Rows of states by distance from the first, top down. Omits events that do not change the state. */
export const machineLayout = (states: readonly string[], first: string, edges: readonly Edge[]): Layout => {
  const rows = rowsOf(states, first, edges);
  const columns = Math.max(...rows.map((inRow) => inRow.length));
  const width = columns * column - (column - boxSize.width) + 2 * margin;
  const boxes = rows.flatMap((inRow, down) =>
    inRow.map(
      (state, place): Box => ({
        state,
        x: width / 2 + (place - (inRow.length - 1) / 2) * column,
        y: margin + boxSize.height / 2 + down * row,
      }),
    ),
  );
  const boxOf = new Map(boxes.map((box) => [box.state, box]));
  const ways = new Map<string, { readonly from: string; readonly to: string; readonly events: string[] }>();
  for (const { from, event, to } of edges) {
    if (from === to) continue;
    const way = ways.get(`${from} ${to}`) ?? { from, to, events: [] };
    if (!way.events.includes(event)) way.events.push(event);
    ways.set(`${from} ${to}`, way);
  }
  const lines = [...ways.values()].flatMap(({ from, to, events }) => {
    const [start, end] = [boxOf.get(from), boxOf.get(to)];
    return start === undefined || end === undefined ? [] : [lineBetween(start, end, events)];
  });
  return { width, height: rows.length * row - (row - boxSize.height) + 2 * margin, boxes, lines };
};
