import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCategoriesCall } from '#contract/products/categories.ts';
import { openTwoProcesses, type TwoProcesses } from '../support/servers/openTwoProcesses.ts';
import { adminPerson } from '../support/servers/startApi.ts';
import { onlyPostgresql } from '../support/servers/testDatabases.ts';

describe.each(onlyPostgresql())('the categories with two processes on one $name', (at) => {
  let processes: TwoProcesses;
  beforeAll(async () => {
    processes = await openTwoProcesses(at);
  });
  afterAll(() => processes?.close());

  it('SP-4 SP-5 reach the other process within two seconds', async () => {
    const { one, seenByOther } = processes;
    const admin = await one.signIn(adminPerson);
    const body = { version: 0, kind: 'remove', category: 'bag items', subCategory: '' } as const;
    await one.call(changeCategoriesCall, { body, token: admin });

    await expect.poll(() => seenByOther.categories.newest.version, { timeout: 2000 }).toBe(1);
    expect(seenByOther.categories.newest.tree.categories).toHaveLength(11);
  });
});
