import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { missingPackages } from './cluster/clusterPrograms.ts';
import { type ClusterShop, openClusterShop, statusesOf } from './cluster/clusterShop.ts';
import { runSql } from './postgresShop.ts';

const missing = missingPackages();
if (missing.length > 0)
  process.stdout.write(`The cluster is not tested here: without Debian's ${missing.join(', ')}.\n`);

/** The headline of `npm run test:cluster`, whose other faults are in the folder `cluster`. */
describe.skipIf(missing.length > 0)('two processes on the documented cluster', () => {
  let shop: ClusterShop;
  beforeAll(async () => {
    shop = await openClusterShop({ isSynchronous: true });
  });
  afterAll(() => shop?.close());

  it('CL-1 stop for at most 30 seconds when the leader is cut off, and the old leader steps down by itself', async () => {
    const { cluster, stopOf, untilAnotherLeads } = shop;
    const before = await cluster.leader();
    // Seconds without a confirmed order, of which a crowd places some all the time.
    const stop = await stopOf('The leader cut off', async () => {
      cluster.connect(before, false);
      await untilAnotherLeads(before.name);
    });
    if (cluster.isPartition)
      await vi.waitFor(
        async () =>
          expect(await runSql(before.url, 'select pg_is_in_recovery() as follows')).toEqual([
            { follows: true },
          ]),
        { timeout: 30_000, interval: 200 },
      );
    const after = await cluster.leader();
    cluster.connect(before, true);
    await cluster.untilWhole();

    expect(stop).toBeLessThan(30);
    // The last thing the cut-off node knew was that it leads: it must not lead again.
    expect((await cluster.leader()).name).toBe(after.name);
  });

  it('CL-1 stop for 5 seconds at most when another node is made the leader', async () => {
    const { cluster, stopOf, untilAnotherLeads } = shop;
    const before = await cluster.leader();
    const stop = await stopOf('A switch-over', async () => {
      await cluster.switchOver();
      await untilAnotherLeads(before.name);
    });

    expect(stop).toBeLessThan(5);
  });

  it('CL-1 CO-10 have every confirmed order once', async () => {
    const { crowd, staff, shops, settle } = shop;
    const stored = await settle();
    const codes = await shops.end('SIGTERM');

    expect(stored).toEqual(crowd.expectedRows());
    expect(statusesOf(crowd)).toEqual([503]);
    expect(codes).toEqual([0, 0]);
    process.stdout.write(
      `${crowd.confirmed.length} orders confirmed, ${crowd.others.length} answered 503; the stream of staff was opened ${staff.opened()} times.\n`,
    );
  });
});
