import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { DatabaseSettings } from '#server/database/database.ts';
import { servingLimits } from '#server/database/postgresql/openPool.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { type KeepAliveClient, openKeepAliveClient } from '../support/clients/keepAliveClient.ts';
import { createGate } from '../support/createGate.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { startApi } from '../support/servers/startApi.ts';
import { startShop } from '../support/servers/startBuilt.ts';
import { embedded, testDatabases } from '../support/servers/testDatabases.ts';
import { productPrice, readOrderIds, withoutEmulator, writeProducts } from '../support/servers/writeShop.ts';

const postgresql = testDatabases().find(({ name }) => name === 'PostgreSQL');

/**
 * A database that a shop in another process can open. On PostgreSQL orders are in progress while the shop closes; the
 * embedded database completes those that it has before the process reads the signal.
 */
const newDatabase = async (): Promise<DatabaseSettings & { readonly dataDir: string }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-closing-'));
  onTestFinished(() => removeFolder(dataDir));
  const made = await postgresql?.make();
  onTestFinished(() => made?.remove());
  return { databaseUrl: made?.settings.databaseUrl ?? null, dataDir };
};

/**
 * As many clients as the shop answers at once: a call that must wait for its turn is refused with 503 when the machine
 * is slow, which is no fault of the closing.
 */
const clientCount = postgresql === undefined ? 2 : servingLimits.connections;

const openClient = (origin: string): KeepAliveClient => {
  const client = openKeepAliveClient(origin);
  onTestFinished(() => client.close());
  return client;
};

interface Orders {
  readonly confirmed: string[];
  readonly refused: string[];
}

/** Orders one after the other, as long as there is a response and `isOver` is false; the connection stays open. */
const orderOnAndOn = async (
  client: KeepAliveClient,
  body: object,
  { onConfirmed, isOver }: { readonly onConfirmed: (count: number) => void; readonly isOver: () => boolean },
): Promise<Orders> => {
  const orders: Orders = { confirmed: [], refused: [] };
  while (!isOver()) {
    const response = await client.post('/api/postOrder', body).catch(() => null);
    if (response === null) return orders;
    if (response.status === 200) {
      orders.confirmed.push((JSON.parse(response.text) as { insertedId: string }).insertedId);
      onConfirmed(orders.confirmed.length);
    } else orders.refused.push(response.text);
  }
  return orders;
};

it('OP-30 a shop closed under load answers the orders in progress, stores just those, and ends within seconds', async () => {
  const database = await newDatabase();
  const [cup = ''] = await writeProducts(database, 1);
  const shop = await startShop({
    ...withoutEmulator,
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
    ORDERS_PER_MINUTE: '1000000',
  });
  const body = orderBody([lineFor(cup, productPrice)]);
  let busy = 0;
  const underLoad = createGate();
  let closing = false;
  const placing = Array.from({ length: clientCount }, (_, number) =>
    orderOnAndOn(openClient(shop.origin), body, {
      onConfirmed: (count) => {
        // The shop is under load once each client has had three orders confirmed.
        if (count === 3) busy += 1;
        if (busy === clientCount) underLoad.open();
      },
      // Every other client is silent after the order that was in progress, as a browser or a proxy is.
      isOver: () => closing && number % 2 === 0,
    }),
  );
  await underLoad.opened;
  closing = true;
  const start = performance.now();
  const code = await shop.end('SIGTERM');
  const seconds = (performance.now() - start) / 1000;
  const placed = await Promise.all(placing);
  expect(code).toBe(0);
  // A connection that stays open keeps the server for 72 seconds.
  expect(seconds).toBeLessThan(8);
  expect(placed.flatMap(({ refused }) => refused).join('\n')).toBe('');
  const confirmed = placed.flatMap((orders) => orders.confirmed);
  expect((await readOrderIds(database)).toSorted()).toEqual(confirmed.toSorted());
}, 180_000);

it('OP-30 a closing shop does not wait for a connection on which nothing was sent', async () => {
  const api = await startApi(embedded);
  const silent = connect(Number(new URL(api.origin).port), '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await once(silent, 'connect');
  // A later connection has an answer, so the shop has accepted the silent one.
  expect((await openClient(api.origin).post('/api/unknown', {})).status).toBe(404);
  const ended = once(silent, 'close');
  await api.close();
  await ended;
  expect(api.log.join('')).not.toContain('are not answered');
});

it('OP-30 a closing shop ends a request that takes longer than the limit', async () => {
  const arrived = createGate();
  const api = await startApi(
    embedded,
    {},
    {
      closeWithinMs: 300,
      extend: async (app) => {
        app.post('/never', () => {
          arrived.open();
          return new Promise(() => undefined);
        });
      },
    },
  );
  const unanswered = openClient(api.origin)
    .post('/never', {})
    .catch((error: NodeJS.ErrnoException) => error.code);
  await arrived.opened;
  await api.close();
  expect(await unanswered).toBe('ECONNRESET');
  expect(api.log.join('')).toContain('requests in progress for more than 0.3 seconds are not answered');
});
