import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, openClusterShop, statusesOf } from './clusterShop.ts';

describe.skipIf(missingPackages().length > 0)('a shop on the cluster whose parts are restarted', () => {
  let shop: ClusterShop;
  beforeAll(async () => {
    shop = await openClusterShop({ isSynchronous: true });
  });
  afterAll(() => shop?.close());

  it('CL-1 stops for 5 seconds at most when a member of etcd is restarted', async () => {
    const stops: number[] = [];
    for (const node of shop.cluster.nodes)
      stops.push(await shop.stopOf(`etcd of ${node.name} restarted`, () => node.restart('etcd')));

    expect(Math.max(...stops)).toBeLessThan(5);
  });

  it('CL-1 stops for 5 seconds at most when a node of PostgreSQL is restarted, the leader last', async () => {
    const { cluster, stopOf } = shop;
    const leader = await cluster.leader();
    const others = cluster.nodes.filter(({ name }) => name !== leader.name);
    const stops: number[] = [];
    for (const node of [...others, leader]) {
      const role = node === leader ? 'the leader' : 'a standby';
      stops.push(await stopOf(`PostgreSQL of ${role} restarted`, () => node.restart('patroni')));
      await cluster.untilWhole();
    }

    expect(Math.max(...stops)).toBeLessThan(5);
  });

  it.each(['haproxy', 'pgbouncer'] as const)(
    'CL-1 stops for 5 seconds at most when %s is killed and started again',
    async (part) => {
      const stop = await shop.stopOf(`${part} restarted`, () => shop.cluster.restart(part, 'SIGKILL'));

      expect(stop).toBeLessThan(5);
    },
  );

  it('CL-1 stops for 5 seconds at most when a process or nginx is restarted', async () => {
    const { shops, nginx, stopOf } = shop;
    const stops = [
      await stopOf('The first process restarted', () => shops.restart(0, 'SIGTERM')),
      await stopOf('The second process killed', () => shops.restart(1, 'SIGKILL')),
      await stopOf('nginx restarted', () => nginx.restart()),
    ];

    expect(Math.max(...stops)).toBeLessThan(5);
  });

  it('CL-1 CO-10 has every confirmed order once after all restarts', async () => {
    const stored = await shop.settle();

    expect(stored).toEqual(shop.crowd.stored());
    // 0: no nginx. 502: no process where a request was not sent on.
    expect([0, 502, 503]).toEqual(expect.arrayContaining(statusesOf(shop.crowd)));
    expect(await shop.shops.end('SIGTERM')).toEqual([0, 0]);
    process.stdout.write(
      `${stored.length} orders confirmed, ${shop.staff.opened()} streams of staff opened.\n`,
    );
  });
});
