import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newCash } from '#machines/cashMoves.ts';
import { cashTransitions } from '#machines/cashTransitions.ts';
import { cashConstraints } from '#server/cash/cashConstraints.ts';
import { migrationFiles } from '#server/database/migrate/migrationsFolder.ts';

const current = cashConstraints(newCash.state, cashTransitions);

describe('cashConstraints', () => {
  it('CA-1 are the newest migration below its header; else run `npm run db:constraints`', () => {
    const header = '-- Generated from src/machines/cashMachine.ts by `npm run db:constraints`.\n';
    const constraints = migrationFiles().map((file) => readFileSync(file, 'utf8').split(header)[1]);
    const newest = constraints.findLast((sql) => sql !== undefined);
    expect(newest, 'The machine has other moves: run `npm run db:constraints`').toBe(current);
  });

  it('CA-1 have each move by each role once', () => {
    const tuples = (current.match(/^ {2}\('.*\),?$/gm) ?? []).map((line) => line.replace(/,$/, ''));
    const moves = cashTransitions.flatMap(({ event, from, to, by }) =>
      by.map((role) => `  ('${event}', '${from}', '${to}', '${role}')`),
    );
    expect(tuples.toSorted()).toEqual(moves.toSorted());
  });
});
