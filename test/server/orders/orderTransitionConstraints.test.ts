import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/order.ts';
import { drawnMoves, firstStateOf } from '#machines/drawnMoves.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { latestConstraintsMigration } from '#server/orders/latestConstraintsMigration.ts';
import { orderTransitionConstraints } from '#server/orders/orderTransitionConstraints.ts';

describe('orderTransitionConstraints', () => {
  it('ST-8 is, in the newest migration, what orderMachine gives; else run `npm run fence`', () => {
    const stands = readFileSync(latestConstraintsMigration() ?? '', 'utf8');
    expect(stands, 'The fence is not that of the machine: run `npm run fence`').toBe(
      orderTransitionConstraints(firstStateOf(orderMachine), drawnMoves),
    );
  });

  it('ST-8 names each edge once and each move by each role once', () => {
    const tuples = orderTransitionConstraints('Pending', drawnMoves).match(/^ {2}\(.*\),?$/gm) ?? [];
    expect(tuples).toHaveLength(13 + 9);
    expect(new Set(tuples.map((line) => line.replace(/,$/, ''))).size).toBe(13 + 9);
  });

  it('ST-8 is another for one move more, one less, or another role', () => {
    const fence = orderTransitionConstraints('Pending', drawnMoves);
    const more = [
      ...drawnMoves,
      { from: 'Return', event: 'CONFIRM', to: 'Confirmed', by: ['admin'] as const },
    ];
    const less = drawnMoves.slice(1);
    const others = drawnMoves.map((move) => ({ ...move, by: ['admin'] as const }));
    expect(
      [more, less, others].map((moves) => orderTransitionConstraints('Pending', moves) === fence),
    ).toEqual([false, false, false]);
  });

  it('ST-1 knows no status that the domain has not', () => {
    const states = drawnMoves.flatMap(({ from, to }) => [from, to]);
    expect(states.filter((state) => !orderStatuses.some((status) => status === state))).toEqual([]);
  });
});
