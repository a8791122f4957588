import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Nginx, startNginx } from '../support/servers/nginx.ts';
import { writeAdmin } from '../support/servers/writeShop.ts';
import { missingPackages } from './cluster/clusterPrograms.ts';
import { etcdSeenAt } from './cluster/clusterStates.ts';
import { type Following, followAsStaff } from './cluster/followAsStaff.ts';
import { type Cluster, openCluster } from './cluster/openCluster.ts';
import { type StopWatch, watchStops } from './cluster/watchStops.ts';
import { sized } from './faultSize.ts';
import { type Crowd, placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, runSql, shopOn } from './postgresShop.ts';
import { type ShopProcesses, startShops } from './shopProcesses.ts';

const missing = missingPackages();
if (missing.length > 0)
  process.stdout.write(`The cluster is not tested here: without Debian's ${missing.join(', ')}.\n`);

const isFull = sized({ full: true, short: false });

describe.skipIf(missing.length > 0)('two processes on the documented cluster', { timeout: 120_000 }, () => {
  let cluster: Cluster;
  let shops: ShopProcesses;
  let nginx: Nginx;
  let crowd: Crowd;
  let staff: Following;
  let stops: StopWatch;
  beforeAll(async () => {
    cluster = await openCluster({ isSynchronous: true });
    const product = await prepareDatabase(cluster.url);
    const token = await writeAdmin({ databaseUrl: cluster.url, dataDir: null });
    shops = await startShops(2, { ...shopOn(cluster.url), TRUST_PROXY: '127.0.0.1' });
    nginx = await startNginx(shops.origins);
    crowd = placeOrders(nginx.origin, product, { guests: 8, rest: 100 });
    staff = followAsStaff(nginx.origin, token);
    stops = watchStops(() => crowd.confirmed.length);
    await ordersGoOn();
    stops.reset();
  });
  afterAll(async () => {
    stops?.end();
    await shops?.end('SIGKILL');
    await crowd?.end();
    await staff?.end();
    await nginx?.close();
    await cluster?.close();
  });

  /** Waits until twenty more orders are confirmed and the stream of staff has told of one of them. */
  const ordersGoOn = async (): Promise<void> => {
    const before = crowd.confirmed.length;
    await vi.waitFor(
      () => {
        const since = crowd.confirmed.slice(before);
        expect(since.length).toBeGreaterThan(20);
        expect(since.some(({ id }) => staff.told.has(id))).toBe(true);
      },
      { timeout: 60_000, interval: 20 },
    );
  };

  /** Seconds of the longest stop of orders while that was done and until orders went on. */
  const stopOf = async (fault: string, act: () => Promise<void>): Promise<number> => {
    stops.reset();
    await act();
    await ordersGoOn();
    const longest = stops.longest();
    process.stdout.write(`${fault}: orders stopped for ${longest.toFixed(1)} s.\n`);
    return longest;
  };

  const anotherLeads = (before: string): Promise<void> =>
    vi.waitFor(async () => expect((await cluster.leader()).name).not.toBe(before), {
      timeout: 60_000,
      interval: 100,
    });

  it('CL-1 stop for 30 seconds at most when the leader is killed', async () => {
    const before = await cluster.leader();
    const stop = await stopOf('The leader killed', async () => {
      await before.kill();
      await anotherLeads(before.name);
    });
    await before.start();

    expect(stop).toBeLessThan(30);
  });

  it.runIf(isFull)('CL-1 go on while the member of etcd beside the leader is down', async () => {
    const leader = await cluster.leader();
    const stop = await stopOf("The leader's etcd killed", async () => {
      const [{ now } = { now: 0 }] = await runSql<{ now: number }>(
        leader.url,
        'select extract(epoch from now())::int as now',
      );
      await leader.stopEtcd();
      // Its Patroni goes on with another member.
      await vi.waitFor(async () => expect(await etcdSeenAt(leader.address)).toBeGreaterThan(now + 1), {
        timeout: 30_000,
        interval: 200,
      });
    });
    await leader.startEtcd();

    expect(stop).toBeLessThan(5);
    expect((await cluster.leader()).name).toBe(leader.name);
  });

  it.runIf(isFull)(
    'CL-1 stop for 30 seconds at most when the leader is cut off, which leads no longer by itself',
    async () => {
      await cluster.untilWhole();
      const before = await cluster.leader();
      const stop = await stopOf('The leader cut off', async () => {
        cluster.connect(before, false);
        await anotherLeads(before.name);
      });
      if (cluster.isPartition)
        await vi.waitFor(
          async () =>
            expect(await runSql(before.url, 'select pg_is_in_recovery() as follows')).toEqual([
              { follows: true },
            ]),
          { timeout: 30_000, interval: 200 },
        );
      cluster.connect(before, true);

      expect(stop).toBeLessThan(30);
    },
  );

  it('CL-1 stop for 5 seconds at most when another node is made the leader', async () => {
    await cluster.untilWhole();
    const before = await cluster.leader();
    const stop = await stopOf('A switch-over', async () => {
      await cluster.switchOver();
      await anotherLeads(before.name);
    });

    expect(stop).toBeLessThan(5);
  });

  it('CL-1 CO-10 have every confirmed order once, and all nodes follow one leader', async () => {
    await crowd.end();
    await staff.end();
    // The nodes that were lost follow the leader again.
    await cluster.untilWhole();
    const stored = await ordersOn(cluster.url);
    const codes = await shops.end('SIGTERM');

    expect(stored).toEqual(crowd.stored());
    expect([...new Set(crowd.others.map(({ status }) => status))]).toEqual([503]);
    expect(codes).toEqual([0, 0]);
    process.stdout.write(
      `${crowd.confirmed.length} orders confirmed, ${crowd.others.length} answered 503; the stream of staff was opened ${staff.opened()} times.\n`,
    );
  });
});
