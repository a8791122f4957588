import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { systematicRequests } from './badRequests.ts';
import { type FaultShop, openFaultShop } from './faultShop.ts';
import { randomRequests } from './randomRequests.ts';
import { rawRequests } from './rawRequests.ts';
import { tryBadInput } from './tryBadInput.ts';

/** Minimum number of requests on each database. */
const minimum = 20_000;

/** Printed on failure so that the run can be repeated; FAULTS_SEED sets another seed. */
const seed = Number(process.env.FAULTS_SEED ?? 20_260_302);

describe.each(testDatabases())('bad input on $name', (at) => {
  let shop: FaultShop;
  beforeAll(async () => {
    shop = await openFaultShop(at);
  });
  afterAll(() => shop?.close());

  it('answers none of 20,000 bad requests with 5xx, keeps every row and stays well', async () => {
    const systematic = systematicRequests(shop.targets, shop.api.now());
    const random = randomRequests(shop.targets, seed, Math.max(3000, minimum - systematic.length));

    const { sent, statuses, faults, changedRows } = await tryBadInput(
      shop,
      [...systematic, ...random],
      rawRequests,
    );

    process.stdout.write(`${at.name}: ${sent} requests, ${JSON.stringify(statuses)}\n`);
    expect({ seed, faults, changedRows, well: await shop.isWell() }).toEqual({
      seed,
      faults: [],
      changedRows: [],
      well: true,
    });
    expect(sent).toBeGreaterThanOrEqual(minimum);
  });
});
