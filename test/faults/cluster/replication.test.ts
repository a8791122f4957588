import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ordersOn } from '../postgresShop.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, guests, openClusterShop, rest } from './clusterShop.ts';

/** Orders that are measured in each mode. */
const measured = 300;

/** Waits for the time itself: what the leader has alone are the orders of these seconds. */
const untilAlone = async (seconds: number): Promise<void> => {
  const since = performance.now();
  await vi.waitFor(() => expect(performance.now() - since).toBeGreaterThan(seconds * 1000), {
    timeout: 10_000,
    interval: 5,
  });
};

/** What both modes promise when the leader is lost: its machine, and what it alone had. */
describe.skipIf(missingPackages().length > 0).each([
  { mode: 'synchronous', isSynchronous: true },
  { mode: 'asynchronous', isSynchronous: false },
])('a shop on a cluster in $mode mode', ({ mode, isSynchronous }) => {
  let shop: ClusterShop;
  beforeAll(async () => {
    shop = await openClusterShop({ isSynchronous });
  });
  afterAll(() => shop?.close());

  /** The machine of the leader is lost; its standbys have heard nothing of it for that long, although the shop has. */
  const loseLeader = async (aloneFor: number): Promise<void> => {
    const { cluster, untilAnotherLeads } = shop;
    const leader = await cluster.leader();
    const standbys = cluster.nodes.filter((node) => node !== leader);
    const areConnected = aloneFor === 0;
    for (const standby of standbys) cluster.connect(standby, areConnected);
    await untilAlone(aloneFor);
    cluster.connect(leader, false);
    await leader.kill();
    for (const standby of standbys) cluster.connect(standby, true);
    await untilAnotherLeads(leader.name);
    cluster.connect(leader, true);
    await leader.start();
  };

  /** Confirmed orders that the database does not have. */
  const lostOrders = async (): Promise<number> => {
    const confirmed = shop.crowd.expectedRows();
    const stored = new Set((await ordersOn(shop.cluster.url)).map(({ id }) => id));
    return confirmed.filter(({ id }) => !stored.has(id)).length;
  };

  it('CL-1 confirms three hundred orders within a minute', async () => {
    const { crowd } = shop;
    const before = crowd.confirmed.length;
    const started = performance.now();
    await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(before + measured), {
      timeout: 60_000,
      interval: 5,
    });
    const orders = crowd.confirmed.length - before;
    // Each guest places an order, rests, and places the next.
    const time = ((performance.now() - started) * guests) / orders - rest;
    process.stdout.write(`In ${mode} mode an order takes ${time.toFixed(0)} ms.\n`);
  });

  it.each([0, 2])(
    'CL-1 stops for 30 seconds at most when the leader is lost that was alone for %i seconds',
    async (aloneFor) => {
      await shop.cluster.untilWhole();
      const before = await lostOrders();
      const fault = `In ${mode} mode the leader lost, alone for ${aloneFor} s`;
      const stop = await shop.stopOf(fault, () => loseLeader(aloneFor));
      const lost = (await lostOrders()) - before;
      process.stdout.write(`${fault}: ${lost} confirmed orders lost.\n`);

      expect(stop).toBeLessThan(30);
      if (isSynchronous) expect(lost).toBe(0);
    },
  );

  it('CL-1 CO-10 doubles no order, and loses confirmed ones in asynchronous mode alone', async () => {
    const stored = await shop.settle();
    const confirmed = shop.crowd.expectedRows();
    const kept = new Set(stored.map(({ id }) => id));
    const lost = confirmed.filter(({ id }) => !kept.has(id));
    process.stdout.write(
      `In ${mode} mode ${lost.length} of ${confirmed.length} confirmed orders were lost.\n`,
    );

    expect(stored).toEqual(confirmed.filter(({ id }) => kept.has(id)));
    if (isSynchronous) expect(lost).toEqual([]);
  });
});
