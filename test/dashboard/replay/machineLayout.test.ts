import { describe, expect, it } from 'vitest';
import { machineDiagrams } from '#dashboard/replay/machineDiagrams.ts';
import { type Box, boxSize, type Layout, machineLayout } from '#dashboard/replay/machineLayout.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { orderTransitions } from '#machines/orderTransitions.ts';
import { sessionStates } from '#machines/sessionMachine.ts';

const { order, session } = machineDiagrams;

const overlappingBoxes = ({ boxes }: Layout): string[] =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) => Math.abs(one.x - other.x) < boxSize.width && Math.abs(one.y - other.y) < boxSize.height,
      )
      .map((other) => `${one.state} ${other.state}`),
  );

const isInside = ({ x, y }: Box, { width, height }: Layout): boolean =>
  x >= boxSize.width / 2 &&
  x <= width - boxSize.width / 2 &&
  y >= boxSize.height / 2 &&
  y <= height - boxSize.height / 2;

/** Units of the diagram that are enough for a line of a label. */
const labelHeight = 20;

describe('machineDiagrams', () => {
  it('CARD-9 places every state of each machine once, without overlaps and inside the diagram', () => {
    expect(order.boxes.map(({ state }) => state).toSorted()).toEqual([...orderStatuses].toSorted());
    expect(session.boxes.map(({ state }) => state).toSorted()).toEqual([...sessionStates].toSorted());
    for (const layout of [order, session]) {
      expect(overlappingBoxes(layout)).toEqual([]);
      expect(layout.boxes.filter((box) => !isInside(box, layout))).toEqual([]);
    }
  });

  it('CARD-9 draws every move of orderMachine as an edge with its event', () => {
    expect(order.edges.map(({ from, to, events }) => [from, events.join(), to])).toEqual(
      orderTransitions.map(({ from, event, to }) => [from, event, to]),
    );
  });

  it('CARD-9 separates the labels of the two directions between two states', () => {
    const [there, back] = [
      order.edges.find(({ from, to }) => from === 'Confirmed' && to === 'Cancelled'),
      order.edges.find(({ from, to }) => from === 'Cancelled' && to === 'Confirmed'),
    ];
    const distance = Math.hypot((there?.x ?? 0) - (back?.x ?? 0), (there?.y ?? 0) - (back?.y ?? 0));
    expect(distance).toBeGreaterThan(labelHeight);
  });
});

describe('machineLayout', () => {
  it('CARD-9 draws an unreachable state, and no edge for an event that does not change the state', () => {
    const layout = machineLayout(['A', 'B', 'Lost'], 'A', [
      { from: 'A', event: 'GO', to: 'B' },
      { from: 'A', event: 'RUN', to: 'B' },
      { from: 'B', event: 'STAY', to: 'B' },
    ]);
    expect(layout.boxes.map(({ state }) => state)).toEqual(['A', 'B', 'Lost']);
    expect(layout.edges.map(({ from, to, events }) => [from, to, events])).toEqual([
      ['A', 'B', ['GO', 'RUN']],
    ]);
  });
});
