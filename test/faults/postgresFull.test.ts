import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import {
  type PostgresServer,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { type Crowd, placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, runSql, shopOn } from './postgresShop.ts';
import { fillAllButBytes, mayMount, mountDisk, removeDisk } from './smallDisk.ts';

const bin = postgresqlPrograms();

/** Waits until the crowd has got more than twenty further answers of this kind. */
const untilMore = async (answers: readonly unknown[]): Promise<void> => {
  const before = answers.length;
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 20), {
    timeout: 120_000,
    interval: 5,
  });
};

describe.skipIf(bin === null || !mayMount)('a shop whose PostgreSQL has a full disk', () => {
  let disk: string;
  let server: PostgresServer;
  let shop: OpenShop;
  let product: string;
  const dataDir = newDataDir();
  beforeAll(async () => {
    disk = mountDisk({ megabytes: 250 });
    server = await startPostgresServer(bin ?? '', disk);
    product = await prepareDatabase(server.url);
    shop = await openShop(dataDir, shopOn(server.url));
  });
  afterAll(async () => {
    await shop?.close('SIGKILL');
    await server?.close();
    removeDisk(disk);
    removeFolder(dataDir);
  });

  /** Fills the log of the database until the server cannot continue it and ends. */
  const fillLog = async (): Promise<void> => {
    const write = "select pg_logical_emit_message(true, 'x', repeat('x', 1000000))";
    for (let megabytes = 0; megabytes < 250; megabytes += 1) await runSql(server.url, write);
  };

  it('OP-67 refuses orders with 503, loses none, and takes orders again when there is space or PostgreSQL is back', async () => {
    const crowd: Crowd = placeOrders(shop.origin, product, { guests: 8 });
    await untilMore(crowd.confirmed);
    // The tables cannot grow, and PostgreSQL goes on.
    const freeTables = fillAllButBytes(disk, 100_000);
    await untilMore(crowd.others);
    freeTables();
    await untilMore(crowd.confirmed);
    // The next file of the log, of 16 MB, has no space, and PostgreSQL ends.
    const freeLog = fillAllButBytes(disk, 1_000_000);
    // By any error: a guest's statement may meet the full disk first, which ends the connections of all.
    await expect(fillLog()).rejects.toThrow();
    await untilMore(crowd.others);
    freeLog();
    await server.restart();
    await untilMore(crowd.confirmed);
    await crowd.end();
    const { confirmed, others } = crowd;

    expect([...new Set(others.map(({ status, retryAfter }) => `${status} ${retryAfter}`))]).toEqual([
      '503 2',
    ]);
    expect(await ordersOn(server.url)).toEqual(crowd.expectedRows());
    expect(await shop.close('SIGTERM')).toBe(0);
    process.stdout.write(`${confirmed.length} orders confirmed, ${others.length} requests answered 503.\n`);
  });
});
