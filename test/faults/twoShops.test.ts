import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listOrdersCall } from '#contract/orders/orders.ts';
import { updateProductCall } from '#contract/products/products.ts';
import { lockKeys } from '#server/database/queries/lockFor.ts';
import { createContractClient } from '../support/clients/contractClient.ts';
import { uploadPicture } from '../support/clients/uploadPicture.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir } from '../support/servers/openShop.ts';
import {
  type PostgresServer,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { type RunningShop, startShop } from '../support/servers/startBuilt.ts';
import { writeAdmin } from '../support/servers/writeShop.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgBouncer.ts';
import { placeOrders } from './placeOrders.ts';
import { prepareDatabase, runSql, shopOn } from './postgresShop.ts';

const bin = postgresqlPrograms();
const isInstalled = bin !== null && hasPgBouncer;
if (!isInstalled)
  process.stdout.write(
    'Two shops in one PostgreSQL are not tested here: it, or PgBouncer, is not installed.\n',
  );

const names = ['bazaar', 'nodi'] as const;

/** A shop with a database, a folder and a secret of its own. */
interface Tenant {
  readonly databaseUrl: string;
  readonly product: string;
  readonly token: string;
  readonly dataDir: string;
  readonly shop: RunningShop;
}

/** The number of rows of each table; `query_to_xml` counts tables whose names the statement itself finds. */
const rowsOf = (databaseUrl: string): Promise<unknown[]> =>
  runSql(
    databaseUrl,
    `select relname, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text as rows
       from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );

/** How the first shop answers staff of the second who ask for its orders. */
const askAs = async ({ shop }: Tenant, { token }: Tenant): Promise<number> =>
  (await createContractClient(shop.origin).send(listOrdersCall, { token })).status;

describe.skipIf(!isInstalled)('two shops in one PostgreSQL behind one PgBouncer', { timeout: 60_000 }, () => {
  let server: PostgresServer;
  let bouncer: PgBouncer;
  let tenants: Tenant[];
  beforeAll(async () => {
    server = await startPostgresServer(bin ?? '');
    bouncer = await startPgBouncer(server.url);
    tenants = [];
    for (const name of names) {
      await runSql(server.url, `create database ${name}`);
      const databaseUrl = bouncer.urlOf(name);
      const product = await prepareDatabase(databaseUrl);
      const token = await writeAdmin({ databaseUrl, dataDir: null });
      const dataDir = newDataDir();
      const shop = await startShop({
        ...shopOn(databaseUrl),
        DATA_DIR: dataDir,
        IMAGE_DIR: `${dataDir}/pictures`,
        // The first has the secret by which the admins of the test are known, the second one of its own.
        ...(name === 'nodi' ? { TOKEN_SECRET: 'Zc8vB3nM6qW1eR4tY7uI0oP2aS5dF9gH' } : {}),
      });
      tenants.push({ databaseUrl, product, token, dataDir, shop });
    }
  }, 60_000);
  afterAll(async () => {
    for (const { shop, dataDir } of tenants ?? []) {
      await shop.end('SIGKILL');
      removeFolder(dataDir);
    }
    await bouncer?.close();
    await server?.close();
  });
  // One for each of the two names.
  const both = (): readonly [Tenant, Tenant] => tenants as unknown as [Tenant, Tenant];

  it('CL-7 share no order, queue, event or row of any table', async () => {
    const [one, other] = both();
    const before = await rowsOf(other.databaseUrl);
    const crowd = placeOrders(one.shop.origin, one.product, { guests: 4, orders: 20 });
    await crowd.done;
    const [{ orders } = { orders: '' }] = await runSql<{ orders: string }>(
      one.databaseUrl,
      'select count(*) as orders from orders',
    );

    expect(orders).toBe('20');
    expect(before.length).toBeGreaterThan(20);
    expect(await rowsOf(other.databaseUrl)).toEqual(before);
  });

  it('CL-7 share no session and no picture', async () => {
    const [one, other] = both();
    const { status, url } = await uploadPicture(one.shop.origin, one.token);
    const path = new URL(url, one.shop.origin).pathname;
    const pictures = await Promise.all(
      [one, other].map(async ({ shop }) => (await fetch(`${shop.origin}${path}`)).status),
    );

    expect(await Promise.all([askAs(one, one), askAs(other, one)])).toEqual([200, 401]);
    expect([status, pictures]).toEqual([200, [200, 404]]);
  });

  it('CL-7 do not wait for each other’s locks', async () => {
    const [one, other] = both();
    // A product gets no category while another transaction has this lock.
    const lock = `select pg_try_advisory_xact_lock(${lockKeys.categories}) as taken`;
    const holder = new Client({ connectionString: server.url.replace('/postgres?', '/bazaar?') });
    await holder.connect();
    await holder.query('begin');
    const { rows } = await holder.query<{ taken: boolean }>(lock);
    const saved = createContractClient(one.shop.origin).send(updateProductCall, {
      params: { id: one.product },
      body: { category: 'Kitchen Items', subCategory: 'Cookware' },
      token: one.token,
    });
    await vi.waitFor(
      async () =>
        expect(
          await runSql(server.url, "select from pg_locks where locktype = 'advisory' and not granted"),
        ).toHaveLength(1),
      { timeout: 10_000 },
    );
    const free = await runSql(other.databaseUrl, lock);
    await holder.end();

    expect([rows, free, (await saved).status]).toEqual([[{ taken: true }], [{ taken: true }], 200]);
  });
});
