import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runSql } from '../postgresShop.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, openClusterShop, statusesOf } from './clusterShop.ts';
import { membersOf } from './clusterStates.ts';
import type { Node } from './openNode.ts';

describe.skipIf(missingPackages().length > 0)('a shop on a cluster whose parts are slow', () => {
  let shop: ClusterShop;
  beforeAll(async () => {
    shop = await openClusterShop({ isSynchronous: true });
  });
  afterAll(() => shop?.close());

  const standbysOf = (leader: Node): Node[] => shop.cluster.nodes.filter((node) => node !== leader);

  it('CL-1 stops for 30 seconds at most when the synchronous standby is frozen', async () => {
    const { cluster, stopOf } = shop;
    const members = await membersOf(cluster.nodes.map(({ address }) => address));
    const name = members.find(({ role }) => role === 'sync_standby')?.name;
    const standby = cluster.nodes.find((node) => node.name === name);
    const stop = await stopOf('The synchronous standby frozen', async () => standby?.freeze(true));
    standby?.freeze(false);
    await cluster.untilWhole();

    expect(standby).toBeDefined();
    expect(stop).toBeLessThan(30);
  });

  it('CL-1 confirms orders while its standbys lag, and stops for 30 seconds at most when the leader is then killed', async () => {
    const { cluster, stopOf, untilAnotherLeads } = shop;
    const leader = await cluster.leader();
    for (const { adminUrl } of standbysOf(leader)) await runSql(adminUrl, 'select pg_wal_replay_pause()');
    const stopWhileLagging = await stopOf('Standbys that apply nothing', async () =>
      vi.waitFor(
        async () => {
          const lags = await runSql<{ seconds: number }>(
            leader.adminUrl,
            'select extract(epoch from replay_lag)::float as seconds from pg_stat_replication',
          );
          expect(lags.every(({ seconds }) => seconds > 2)).toBe(true);
        },
        { timeout: 30_000, interval: 100 },
      ),
    );
    const stop = await stopOf('Their leader killed', async () => {
      await leader.kill();
      await untilAnotherLeads(leader.name);
    });
    // The one that leads now has nothing to resume.
    for (const { adminUrl } of standbysOf(leader))
      await runSql(adminUrl, 'select pg_wal_replay_resume()').catch(() => undefined);
    await leader.start();
    await cluster.untilWhole();

    expect(stopWhileLagging).toBeLessThan(5);
    expect(stop).toBeLessThan(30);
  });

  it('CL-1 CO-10 has every confirmed order once after all delays', async () => {
    const stored = await shop.settle();

    expect(stored).toEqual(shop.crowd.expectedRows());
    // 503, if any was refused.
    expect([503]).toEqual(expect.arrayContaining(statusesOf(shop.crowd)));
    expect(await shop.shops.end('SIGTERM')).toEqual([0, 0]);
  });
});
