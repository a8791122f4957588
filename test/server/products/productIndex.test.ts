import { expect, it } from 'vitest';
import type { Db } from '#server/database/database.ts';
import { openProductIndex } from '#server/products/productIndex.ts';
import { noVersion } from '#server/products/productIndexRepository.ts';

/** A database in which nothing was written since `noVersion`; each statement waits until its function in `waiting` is called. */
const openWaitingDatabase = () => {
  const waiting: (() => void)[] = [];
  const execute = () =>
    new Promise((resolve) => {
      waiting.push(() => resolve({ rows: [{ writes: noVersion.writes }] }));
    });
  return { db: { execute } as unknown as Db, waiting };
};

it('SPD-24 refreshes the index once at a time, whenever it is asked for', async () => {
  const { db, waiting } = openWaitingDatabase();
  const currentIndex = openProductIndex(db);
  void currentIndex();
  void currentIndex();
  waiting.shift()?.();
  // In each step of the change from the first refresh to the second.
  for (let step = 0; step < 10; step += 1) {
    await Promise.resolve();
    void currentIndex();
  }

  expect(waiting).toHaveLength(1);
});
