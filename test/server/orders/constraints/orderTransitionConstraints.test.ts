import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import { orderTransitions } from '#machines/orderTransitions.ts';
import { initialStateOf } from '#machines/readTransitions.ts';
import { migrationFiles } from '#server/database/migrate/migrationsFolder.ts';
import {
  type ConstrainedMachine,
  orderTransitionConstraints,
} from '#server/orders/constraints/orderTransitionConstraints.ts';

const current: ConstrainedMachine = {
  initialStatus: initialStateOf(orderMachine),
  moves: orderTransitions,
  correctable: orderStatuses.filter((status) => isCorrectable(status, 'staff')),
};

describe('orderTransitionConstraints', () => {
  it('ST-8 are the newest migration below its header; else run `npm run db:constraints`', () => {
    const header = '-- Generated from src/machines/orderMachine.ts by `npm run db:constraints`.\n';
    const constraints = migrationFiles().map((file) => readFileSync(file, 'utf8').split(header)[1]);
    const newest = constraints.findLast((sql) => sql !== undefined);
    expect(newest, 'The machine has other moves: run `npm run db:constraints`').toBe(
      orderTransitionConstraints(current),
    );
  });

  it('ST-8 have each transition once and each move by each role once', () => {
    const tuples = orderTransitionConstraints(current).match(/^ {2}\(.*\),?$/gm) ?? [];
    // The check of moves names each with a role, the trigger on orders each way from one status to another.
    const [movesWithRole, transitions] = [21, 9];
    expect(tuples).toHaveLength(movesWithRole + transitions);
    expect(new Set(tuples.map((line) => line.replace(/,$/, ''))).size).toBe(movesWithRole + transitions);
  });

  it('ST-8 differ for one move more, one less, or another role', () => {
    const more = [
      ...orderTransitions,
      { from: 'Return', event: 'CONFIRM', to: 'Confirmed', by: ['admin'] as const },
    ];
    const less = orderTransitions.slice(1);
    const others = orderTransitions.map((move) => ({ ...move, by: ['admin'] as const }));
    expect(
      [more, less, others].map(
        (moves) => orderTransitionConstraints({ ...current, moves }) === orderTransitionConstraints(current),
      ),
    ).toEqual([false, false, false]);
  });

  it('MD-5 differ for one correctable status less', () => {
    const less = { ...current, correctable: current.correctable.slice(1) };
    expect(orderTransitionConstraints(less)).not.toBe(orderTransitionConstraints(current));
  });

  it('ST-1 name no status that the domain does not have', () => {
    const states = orderTransitions.flatMap(({ from, to }) => [from, to]);
    expect(states.filter((state) => !orderStatuses.some((status) => status === state))).toEqual([]);
  });
});
