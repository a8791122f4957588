import type { Transition as MachineTransition } from '#machines/readTransitions.ts';

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
const columnDistance = 268;
const rowDistance = 140;
/** Space around all boxes. */
const margin = 30;
/** The most boxes in one row. */
const maxColumns = 3;

type Transition = Pick<MachineTransition<never>, 'from' | 'event' | 'to'>;

/** The layout of a machine: states in rows by their distance from the first one. Events that do not change the state are left out. */
export const machineLayout = (
  states: readonly string[],
  first: string,
  transitions: readonly Transition[],
): Layout => {
  const rows = rowsOf(states, first, transitions);
  const columnCount = Math.max(...rows.map((row) => row.length));
  const width = (columnCount - 1) * columnDistance + boxSize.width + 2 * margin;
  const height = (rows.length - 1) * rowDistance + boxSize.height + 2 * margin;
  const boxes = rows.flatMap((row, rowIndex) =>
    row.map(
      (state, index): Box => ({
        state,
        // Each row is centred.
        x: width / 2 + (index - (row.length - 1) / 2) * columnDistance,
        y: margin + boxSize.height / 2 + rowIndex * rowDistance,
      }),
    ),
  );
  return { width, height, boxes, edges: edgesOf(boxes, transitions) };
};

/** The states in rows: the first state, then those one event away, and so on; a row that is too long is split. */
const rowsOf = (states: readonly string[], first: string, transitions: readonly Transition[]): string[][] => {
  const distanceOf = distances(first, transitions);
  // States that no event leads to are in the last row.
  const lastDistance = Math.max(...distanceOf.values()) + 1;
  const rows: string[][] = [];
  for (let distance = 0; distance <= lastDistance; distance += 1) {
    const statesAway = states.filter((state) => (distanceOf.get(state) ?? lastDistance) === distance);
    for (let start = 0; start < statesAway.length; start += maxColumns)
      rows.push(statesAway.slice(start, start + maxColumns));
  }
  return rows;
};

/** Number of events from the first state to each reachable state. */
const distances = (first: string, transitions: readonly Transition[]): ReadonlyMap<string, number> => {
  const distanceOf = new Map([[first, 0]]);
  // A breadth-first search: the loop over the map also visits the states that are added to it meanwhile.
  for (const [state, distance] of distanceOf)
    for (const { from, to } of transitions)
      if (from === state && !distanceOf.has(to)) distanceOf.set(to, distance + 1);
  return distanceOf;
};

/** One edge for each pair of states between which events lead, with all of these events. */
const edgesOf = (boxes: readonly Box[], transitions: readonly Transition[]): Edge[] => {
  const boxOf = new Map(boxes.map((box) => [box.state, box]));
  return joinedTransitions(transitions).flatMap(({ from, to, events }) => {
    const start = boxOf.get(from);
    const end = boxOf.get(to);
    return start === undefined || end === undefined ? [] : [edgeBetween(start, end, events)];
  });
};

/** All transitions with the same two states, as one. */
interface JoinedTransitions {
  readonly from: string;
  readonly to: string;
  readonly events: string[];
}

const joinedTransitions = (transitions: readonly Transition[]): JoinedTransitions[] => {
  const byPair = new Map<string, JoinedTransitions>();
  for (const { from, event, to } of transitions) {
    if (from === to) continue;
    const pair = `${from} ${to}`;
    const joined = byPair.get(pair) ?? { from, to, events: [] };
    if (!joined.events.includes(event)) joined.events.push(event);
    byPair.set(pair, joined);
  }
  return [...byPair.values()];
};

/** How far a short edge curves, so that edges there and back are apart. */
const shortBend = 26;
/** A longer edge curves more, by a fifth of what it is longer than this. */
const shortLength = 200;

/** An arrow from one box to another as a quadratic Bézier curve. */
const edgeBetween = (from: Box, to: Box, events: readonly string[]): Edge => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  const bend = shortBend + Math.max(0, length - shortLength) / 5;
  // Beside the middle of the straight line, at a right angle to it.
  const control = {
    x: (from.x + to.x) / 2 - (dy / length) * bend,
    y: (from.y + to.y) / 2 + (dx / length) * bend,
  };
  const start = borderTowards(from, control);
  const end = borderTowards(to, control);
  return {
    from: from.state,
    to: to.state,
    events,
    path: `M ${round(start.x)} ${round(start.y)} Q ${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`,
    x: round(labelOn(start.x, control.x, end.x)),
    y: round(labelOn(start.y, control.y, end.y)),
  };
};

/** How far outside of a box's border an arrow ends. */
const borderGap = 4;

/** The point where the line from a box's centre to `target` leaves the box, a little outside of its border. */
const borderTowards = ({ x, y }: Box, target: { readonly x: number; readonly y: number }) => {
  const dx = target.x - x;
  const dy = target.y - y;
  // At least 1, so that nothing is divided by 0 when the target is straight above or beside.
  const scale = Math.min(
    (boxSize.width / 2 + borderGap) / Math.max(Math.abs(dx), 1),
    (boxSize.height / 2 + borderGap) / Math.max(Math.abs(dy), 1),
  );
  return { x: x + dx * scale, y: y + dy * scale };
};

/** Where the label stands on its curve, from 0 to 1: before the middle, where crossing edges are still apart. */
const labelPosition = 0.4;

/** Coordinate of the label on a quadratic Bézier curve. */
const labelOn = (start: number, control: number, end: number): number =>
  (1 - labelPosition) ** 2 * start +
  2 * labelPosition * (1 - labelPosition) * control +
  labelPosition ** 2 * end;

/** With one decimal. */
const round = (number: number): number => Math.round(number * 10) / 10;
