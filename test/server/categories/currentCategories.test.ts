import { expect, it, onTestFinished } from 'vitest';
import { insertCategories } from '#server/categories/categoriesRepository.ts';
import { openCategories } from '#server/categories/currentCategories.ts';
import { holdSecondAnswer } from '../../support/servers/holdSecondAnswer.ts';
import { lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

it('SP-4 SP-5 keeps the newest categories when an earlier reading of them ends later', async () => {
  const lent = await lendDatabase(embedded);
  onTestFinished(lent.giveBack);
  const { db, pool } = lent.database;
  // The first answer is that to `openCategories`.
  const held = holdSecondAnswer(pool, 'from "category_trees" order by');
  const categories = await openCategories(held.db, () => undefined);
  const save = (version: number) =>
    insertCategories(db, { ...categories.newest, version }, new Date('2026-01-05T09:00:00Z'));

  await save(1);
  const earlier = categories.refresh();
  await held.reached;
  await save(2);
  await categories.refresh();
  held.release();
  await earlier;

  expect(categories.newest.version).toBe(2);
});
