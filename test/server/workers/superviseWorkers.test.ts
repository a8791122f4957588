import { expect, it } from 'vitest';
import { restartDelay } from '#server/workers/superviseWorkers.ts';

it('OP-50 starts a worker again after a quarter of a second, and one that ends again and again after half a minute', () => {
  // Milliseconds, by how often it has ended early in a row.
  expect([0, 1, 2, 3, 20].map(restartDelay)).toEqual([250, 500, 1000, 2000, 30_000]);
});
