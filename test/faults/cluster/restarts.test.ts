import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtShop } from '../../support/servers/openShop.ts';
import { runSql } from '../postgresShop.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, openClusterShop, statusesOf } from './clusterShop.ts';

/** Debian's faketime, where a process has another clock. */
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const hasFaketime = existsSync(faketime);
if (!hasFaketime)
  process.stdout.write("Clocks that differ are not tested here: without Debian's libfaketime.\n");

const clockAhead = (ahead: string): NodeJS.ProcessEnv => ({
  LD_PRELOAD: faketime,
  FAKETIME: ahead,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

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

  it.skipIf(!hasFaketime)(
    'CL-1 goes on, with the same sign-in, while the clocks of its machines differ by ten minutes',
    async () => {
      const { shops, crowd } = shop;
      const before = crowd.others.length;
      for (const [process, ahead] of ['-300s', '+300s'].entries()) {
        await shops.restart(process, 'SIGTERM', { build: builtShop, settings: clockAhead(ahead) });
        await shop.ordersGoOn();
      }
      const answers = await Promise.all(
        shops.origins.map((origin) =>
          fetch(`${origin}/api/orders`, { headers: { authorization: `Bearer ${shop.token}` } }),
        ),
      );
      // A connection with an unread answer would keep its process from closing.
      await Promise.all(answers.map((answer) => answer.text()));
      const dates = answers.map(({ headers }) => Date.parse(headers.get('date') ?? ''));

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((dates[1] ?? 0) - (dates[0] ?? 0)).toBeGreaterThan(590_000);
      expect(crowd.others.slice(before)).toEqual([]);
    },
  );

  it('CL-1 CL-5 confirms every order while the role of the database is replaced by one with another password', async () => {
    const { cluster, crowd, shops } = shop;
    const before = crowd.others.length;
    const DATABASE_URL = await cluster.addRole('shop_b');
    for (const process of [0, 1]) {
      await shops.restart(process, 'SIGTERM', { build: builtShop, settings: { DATABASE_URL } });
      await shop.ordersGoOn();
    }
    const { adminUrl } = await cluster.leader();
    await runSql(adminUrl, 'alter role shop nologin');
    await runSql(adminUrl, "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'");
    await shop.ordersGoOn();
    const refused = crowd.others.slice(before);
    // The test reads the orders as this role.
    await runSql(adminUrl, 'alter role shop login');

    expect(refused).toEqual([]);
  });

  it('CL-1 CL-5 answers 503 while the database has another password than PgBouncer, and goes on when it has the same', async () => {
    const { cluster, crowd } = shop;
    const { adminUrl } = await cluster.leader();
    const before = crowd.others.length;
    const [known] = await runSql<{ rolpassword: string }>(
      adminUrl,
      "select rolpassword from pg_authid where rolname = 'shop_b'",
    );
    await runSql(adminUrl, "alter role shop_b password 'another'");
    await runSql(adminUrl, "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop_b'");
    await vi.waitFor(() => expect(crowd.others.length).toBeGreaterThan(before + 20), {
      timeout: 60_000,
      interval: 20,
    });
    await runSql(adminUrl, `alter role shop_b password '${known?.rolpassword}'`);
    await shop.ordersGoOn();

    expect(new Set(crowd.others.slice(before).map(({ status }) => status))).toEqual(new Set([503]));
  });

  it('CL-1 CO-10 has every confirmed order once after all restarts', async () => {
    const stored = await shop.settle();

    expect(stored).toEqual(shop.crowd.expectedRows());
    // 0: no nginx. 502: no process where a request was not sent on.
    expect([0, 502, 503]).toEqual(expect.arrayContaining(statusesOf(shop.crowd)));
    expect(await shop.shops.end('SIGTERM')).toEqual([0, 0]);
    process.stdout.write(
      `${stored.length} orders confirmed, ${shop.staff.opened()} streams of staff opened.\n`,
    );
  });
});
