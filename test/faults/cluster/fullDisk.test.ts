import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillAllButBytes, mayMount } from '../smallDisk.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, openClusterShop, statusesOf } from './clusterShop.ts';

describe.skipIf(missingPackages().length > 0 || !mayMount)(
  'a shop on a cluster whose leader has a full disk',
  () => {
    let shop: ClusterShop;
    beforeAll(async () => {
      shop = await openClusterShop({ isSynchronous: true, diskMegabytes: 400 });
    });
    afterAll(() => shop?.close());

    it('CL-1 OP-67 refuses orders with 503, and takes them again 30 seconds after a switch-over at most', async () => {
      const { cluster, crowd, stopOf, untilAnotherLeads } = shop;
      const leader = await cluster.leader();
      const free = fillAllButBytes(leader.folder, 0);
      await vi.waitFor(() => expect(crowd.others.length).toBeGreaterThan(20), {
        timeout: 60_000,
        interval: 50,
      });
      // PostgreSQL and Patroni go on without space, so that nobody else leads by itself.
      const led = (await cluster.leader()).name;
      const stop = await stopOf('A switch-over from a leader with a full disk', async () => {
        await cluster.switchOver();
        await untilAnotherLeads(leader.name);
      });
      free();
      await cluster.untilWhole();

      expect(led).toBe(leader.name);
      expect(stop).toBeLessThan(30);
    });

    it('CL-1 CO-10 has every confirmed order once', async () => {
      expect(await shop.settle()).toEqual(shop.crowd.expectedRows());
      expect(statusesOf(shop.crowd)).toEqual([503]);
    });
  },
);
