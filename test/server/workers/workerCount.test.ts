import { describe, expect, it } from 'vitest';
import { workerCount } from '#server/workers/workerCount.ts';

const databaseUrl = 'postgres://shop@db/shop';

describe('workerCount', () => {
  it.each([
    ['one by default', { workers: 1, databaseUrl: null, emulator: true }, 1, null],
    ['as many as asked for on PostgreSQL', { workers: 4, databaseUrl, emulator: false }, 4, null],
    ['one with the embedded database', { workers: 4, databaseUrl: null, emulator: false }, 1, 'DATABASE_URL'],
    ['one with the emulator', { workers: 4, databaseUrl, emulator: true }, 1, 'FIREBASE_'],
  ])('OP-51 is %s', (_, settings, count, advice) => {
    expect(workerCount(settings)).toEqual({
      count,
      reason: advice === null ? null : expect.stringMatching(`^WORKERS is 4, but .*; set .*${advice}.*[.]$`),
    });
  });
});
