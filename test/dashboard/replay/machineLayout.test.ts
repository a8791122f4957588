import { describe, expect, it } from 'vitest';
import { machineDrawings } from '#dashboard/replay/machineDiagrams.ts';
import { boxSize, type Layout, machineLayout } from '#dashboard/replay/machineLayout.ts';
import { orderStatuses } from '#domain/order.ts';
import { sessionStates } from '#domain/session.ts';
import { drawnMoves } from '#machines/drawnMoves.ts';

const { order, session } = machineDrawings;

const overlaps = ({ boxes }: Layout): string[] =>
  boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) => Math.abs(one.x - other.x) < boxSize.width && Math.abs(one.y - other.y) < boxSize.height,
      )
      .map((other) => `${one.state} ${other.state}`),
  );

describe('machineDrawings', () => {
  it('CARD-9 draws every state of each machine once, apart from each other and within the sheet', () => {
    expect(order.boxes.map(({ state }) => state).toSorted()).toEqual([...orderStatuses].toSorted());
    expect(session.boxes.map(({ state }) => state).toSorted()).toEqual([...sessionStates].toSorted());
    for (const layout of [order, session]) {
      expect(overlaps(layout)).toEqual([]);
      const outside = layout.boxes.filter(
        ({ x, y }) =>
          x < boxSize.width / 2 || x > layout.width - boxSize.width / 2 || y < 0 || y > layout.height,
      );
      expect(outside).toEqual([]);
    }
  });

  it('CARD-9 draws every move of orderMachine as a line with its event', () => {
    expect(order.lines.map(({ from, to, events }) => [from, events.join(), to])).toEqual(
      drawnMoves.map(({ from, event, to }) => [from, event, to]),
    );
  });

  it('CARD-9 draws the ways there and back apart', () => {
    const [there, back] = [
      order.lines.find(({ from, to }) => from === 'Confirmed' && to === 'Cancelled'),
      order.lines.find(({ from, to }) => from === 'Cancelled' && to === 'Confirmed'),
    ];
    expect(Math.hypot((there?.x ?? 0) - (back?.x ?? 0), (there?.y ?? 0) - (back?.y ?? 0))).toBeGreaterThan(
      20,
    );
  });
});

describe('machineLayout', () => {
  it('CARD-9 draws a state to which nothing leads, and no line of a move that leads nowhere else', () => {
    const layout = machineLayout(['A', 'B', 'Lost'], 'A', [
      { from: 'A', event: 'GO', to: 'B' },
      { from: 'A', event: 'RUN', to: 'B' },
      { from: 'B', event: 'STAY', to: 'B' },
    ]);
    expect(layout.boxes.map(({ state }) => state)).toEqual(['A', 'B', 'Lost']);
    expect(layout.lines.map(({ from, to, events }) => [from, to, events])).toEqual([
      ['A', 'B', ['GO', 'RUN']],
    ]);
  });
});
