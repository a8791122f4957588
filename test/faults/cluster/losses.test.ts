import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lineFor, orderBody } from '../../support/builders/orderBody.ts';
import { productPrice } from '../../support/servers/writeShop.ts';
import { runSql } from '../postgresShop.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, openClusterShop, statusesOf } from './clusterShop.ts';
import { etcdSeenAt, leadersOf } from './clusterStates.ts';
import type { Node } from './openNode.ts';

const expectFollower = async ({ url }: Node): Promise<void> =>
  expect(await runSql(url, 'select pg_is_in_recovery() as follows')).toEqual([{ follows: true }]);

/** By the node's own socket, where no HAProxy is between: what it takes, another node may never have. */
const writeApart = ({ url }: Node): Promise<string> =>
  runSql(url, "insert into secrets values ('written-apart', 'by one node')").then(
    () => 'written',
    (error: Error) => error.message,
  );

/** What the shop answers without a leader; `retryAfter` is in seconds. */
const refused = {
  status: 503,
  retryAfter: '2',
  message: "The shop can't answer right now. Please try again.",
};

const soon = { timeout: 60_000, interval: 50 };

describe.skipIf(missingPackages().length > 0)('a shop on the cluster that loses a part', () => {
  let shop: ClusterShop;
  beforeAll(async () => {
    shop = await openClusterShop({ isSynchronous: true });
  });
  afterAll(() => shop?.close());

  const leads = (): Promise<string[]> => leadersOf(shop.cluster.nodes.map(({ address }) => address));

  it('CL-1 stops for 30 seconds at most when the leader is killed', async () => {
    const { cluster, stopOf, untilAnotherLeads } = shop;
    const before = await cluster.leader();
    const stop = await stopOf('The leader killed', async () => {
      await before.kill();
      await untilAnotherLeads(before.name);
    });
    await before.start();
    await cluster.untilWhole();

    expect(stop).toBeLessThan(30);
  });

  it('CL-1 goes on while the member of etcd beside the leader is down', async () => {
    const { cluster, stopOf } = shop;
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

  it('CL-1 takes no order by a leader that was frozen, which follows the new one when it goes on', async () => {
    const { cluster, stopOf, untilAnotherLeads } = shop;
    await cluster.untilWhole();
    const before = await cluster.leader();
    const stop = await stopOf('The leader frozen', async () => {
      before.freeze(true);
      await untilAnotherLeads(before.name);
    });
    const [after] = await leads();
    before.freeze(false);
    const written = await writeApart(before);
    const seen = new Set<string>();
    await vi.waitFor(async () => {
      for (const address of await leads()) seen.add(address);
      await expectFollower(before);
    }, soon);
    await cluster.untilWhole();

    expect(stop).toBeLessThan(30);
    expect(written).not.toBe('written');
    expect([...seen]).toEqual([after]);
    expect(await runSql(cluster.url, "select value from secrets where name = 'written-apart'")).toEqual([]);
  });

  const answerOf = async (path: string, init?: RequestInit) => {
    const answer = await fetch(shop.nginx.origin + path, init);
    const body = await answer.text();
    const { message } = (answer.ok ? {} : JSON.parse(body)) as { message?: string };
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), message };
  };

  const place = () =>
    answerOf('/api/postOrder', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderBody([lineFor(shop.product, productPrice)])),
    });

  const confirmAsAdmin = (order: string) =>
    answerOf(`/api/orderStatus/${order}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.token}` },
      body: JSON.stringify({ status: 'Confirmed' }),
    });

  /** Of one process, without nginx, which would ask the other one. */
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`${shop.shops.origins[0]}${path}`)).status;

  it('CL-1 says to shopper and admin that it cannot answer while etcd has no majority, and goes on by itself', async () => {
    const { cluster, crowd, stopOf } = shop;
    await cluster.untilWhole();
    const leader = await cluster.leader();
    const others = cluster.nodes.filter((node) => node !== leader);
    const order = crowd.confirmed[0]?.id ?? '';
    const without = async () => {
      const written = await writeApart(leader);
      const placed = await place();
      const moved = await confirmAsAdmin(order);
      // HAProxy needs a second to see that nobody leads; until then the shop reads.
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), soon);
      const listed = await answerOf('/api/orders', { headers: { authorization: `Bearer ${shop.token}` } });
      return { leaders: await leads(), written, placed, moved, listed, live: await statusOf('/livez') };
    };
    let answers: Awaited<ReturnType<typeof without>> | null = null;
    await stopOf('etcd without a majority', async () => {
      const lost = performance.now();
      await Promise.all(others.map((node) => node.stopEtcd()));
      await vi.waitFor(() => expectFollower(leader), soon);
      process.stdout.write(`Read-only after ${((performance.now() - lost) / 1000).toFixed(1)} s.\n`);
      answers = await without();
      const started = performance.now();
      await Promise.all(others.map((node) => node.startEtcd()));
      await shop.ordersGoOn();
      process.stdout.write(
        `Orders again ${((performance.now() - started) / 1000).toFixed(1)} s after it was back.\n`,
      );
    });
    const moved = await confirmAsAdmin(order);

    expect(answers).toEqual({
      leaders: [],
      written: 'cannot execute INSERT in a read-only transaction',
      placed: refused,
      moved: refused,
      listed: refused,
      live: 200,
    });
    expect(moved.status).toBe(200);
    expect(await runSql(cluster.url, `select status from orders where id = '${order}'`)).toEqual([
      { status: 'Confirmed' },
    ]);
  });

  it('CL-1 CO-10 has every confirmed order once after all losses', async () => {
    const stored = await shop.settle();

    expect(stored).toEqual(shop.crowd.expectedRows());
    expect(statusesOf(shop.crowd)).toEqual([503]);
    expect(await shop.shops.end('SIGTERM')).toEqual([0, 0]);
    process.stdout.write(
      `${stored.length} orders confirmed, ${shop.staff.opened()} streams of staff opened.\n`,
    );
  });
});
