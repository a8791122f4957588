import type { MachineTransition } from '#machines/orderTransitions.ts';

/** Positions of the states and edges in the diagram of a machine, computed only from the machine; in units of the SVG. */

/** The box of a state. */
export interface Box {
  readonly state: string;
  /** Centre of the box. */
  readonly x: number;
  readonly y: number;
}
/** The arrow from one state to another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** The events that lead from one state to the other. */
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
  readonly edges: readonly Edge[];
}

export const boxSize = { width: 164, height: 44 } as const;
/** Distances between the centres of two boxes. */
const columnWidth = 268;
const rowHeight = 140;
const margin = 30;
/** The most boxes in one row. */
const maxColumns = 3;
/** How far a short edge curves, so that edges there and back are apart; long edges curve more. */
const bend = 26;

type Transition = Pick<MachineTransition, 'from' | 'event' | 'to'>;

/** Number of events from the first state to each reachable state. */
const distances = (first: string, transitions: readonly Transition[]): ReadonlyMap<string, number> => {
  const distanceOf = new Map([[first, 0]]);
  for (const [state, distance] of distanceOf)
    for (const { from, to } of transitions)
      if (from === state && !distanceOf.has(to)) distanceOf.set(to, distance + 1);
  return distanceOf;
};

/** The states in rows: the first state, then those one event away, and so on; a row that is too long is split. */
const rowsOf = (states: readonly string[], first: string, transitions: readonly Transition[]): string[][] => {
  const distanceOf = distances(first, transitions);
  // States that no event leads to are in the last row.
  const last = Math.max(...distanceOf.values()) + 1;
  return Array.from({ length: last + 1 }, (_, distance) =>
    states.filter((state) => (distanceOf.get(state) ?? last) === distance),
  ).flatMap((inRow) =>
    Array.from({ length: Math.ceil(inRow.length / maxColumns) }, (_, part) =>
      inRow.slice(part * maxColumns, (part + 1) * maxColumns),
    ),
  );
};

/** The point where the line from a box's centre to `to` leaves the box, a little outside of its border. */
const border = ({ x, y }: Box, to: { readonly x: number; readonly y: number }) => {
  const [dx, dy] = [to.x - x, to.y - y];
  const scale = Math.min(
    (boxSize.width / 2 + 4) / Math.max(Math.abs(dx), 1),
    (boxSize.height / 2 + 4) / Math.max(Math.abs(dy), 1),
  );
  return { x: x + dx * scale, y: y + dy * scale };
};

const round = (number: number): number => Math.round(number * 10) / 10;

/** Where the label stands on its curve, from 0 to 1: before the middle, where crossing edges are still apart. */
const labelPosition = 0.4;
/** Coordinate of the label on a quadratic Bézier curve. */
const labelOn = (start: number, control: number, end: number): number =>
  (1 - labelPosition) ** 2 * start +
  2 * labelPosition * (1 - labelPosition) * control +
  labelPosition ** 2 * end;

const edgeBetween = (from: Box, to: Box, events: readonly string[]): Edge => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const offset = bend + Math.max(0, length - 200) / 5;
  const control = {
    x: (from.x + to.x) / 2 - (dy / length) * offset,
    y: (from.y + to.y) / 2 + (dx / length) * offset,
  };
  const [start, end] = [border(from, control), border(to, control)];
  return {
    from: from.state,
    to: to.state,
    events,
    path: `M ${round(start.x)} ${round(start.y)} Q ${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`,
    x: round(labelOn(start.x, control.x, end.x)),
    y: round(labelOn(start.y, control.y, end.y)),
  };
};

/** The layout of a machine: states in rows by their distance from the first one. Events that do not change the state are left out. */
export const machineLayout = (
  states: readonly string[],
  first: string,
  transitions: readonly Transition[],
): Layout => {
  const rows = rowsOf(states, first, transitions);
  const columns = Math.max(...rows.map((inRow) => inRow.length));
  const width = columns * columnWidth - (columnWidth - boxSize.width) + 2 * margin;
  const boxes = rows.flatMap((inRow, rowIndex) =>
    inRow.map(
      (state, index): Box => ({
        state,
        x: width / 2 + (index - (inRow.length - 1) / 2) * columnWidth,
        y: margin + boxSize.height / 2 + rowIndex * rowHeight,
      }),
    ),
  );
  const boxOf = new Map(boxes.map((box) => [box.state, box]));
  const edgesByPair = new Map<
    string,
    { readonly from: string; readonly to: string; readonly events: string[] }
  >();
  for (const { from, event, to } of transitions) {
    if (from === to) continue;
    const edge = edgesByPair.get(`${from} ${to}`) ?? { from, to, events: [] };
    if (!edge.events.includes(event)) edge.events.push(event);
    edgesByPair.set(`${from} ${to}`, edge);
  }
  const edges = [...edgesByPair.values()].flatMap(({ from, to, events }) => {
    const [start, end] = [boxOf.get(from), boxOf.get(to)];
    return start === undefined || end === undefined ? [] : [edgeBetween(start, end, events)];
  });
  return { width, height: rows.length * rowHeight - (rowHeight - boxSize.height) + 2 * margin, boxes, edges };
};
