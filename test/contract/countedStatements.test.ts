import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

const price = 250.5;

describe.each(testDatabases())('the SQL of placing an order on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  /** The texts of the statements that `act` sends; the embedded database is asked through a pool of pg, too. */
  const statementsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
    const spy = vi.spyOn(api.db.$client as Pool, 'query');
    try {
      await act();
      return spy.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
    } finally {
      spy.mockRestore();
    }
  };

  it('GS-4 is byte for byte that of a shop that counts nothing, for an order without counted goods', async () => {
    const statements = await statementsOf(() => submitOrder(api, orderBody([lineFor(cup, price)])));
    const insertions = statements.filter((text) => text.includes('insert into "orders"'));

    // The product's own columns about stock may be read, the table `stock` may not.
    expect(
      statements.filter((text) =>
        /\bstock\b/.test(text.replaceAll(/stock_count|low_stock|out_of_stock/g, '')),
      ),
    ).toEqual([]);
    // Nor does placing an order read or write anything about parcels and jobs.
    expect(statements.filter((text) => /consignment|outbox|courier/.test(text))).toEqual([]);
    // The statement's hash from before the shop counted goods. Another one is a decision about each order of the shop (ADR 0103, 0115).
    expect(insertions.map((text) => createHash('sha256').update(text).digest('hex'))).toEqual([
      'a1221e0e23b9dd855cbe14a8b1e8e76407a94d95b40bd0e2974b5eb102874f4c',
    ]);
  });

  it('GS-4 is one statement for an order with counted goods too', async () => {
    const pot = await addCounted(api, admin, 5);
    const statements = await statementsOf(() =>
      submitOrder(api, orderBody([lineFor(cup, price), lineFor(pot, price)])),
    );

    expect(statements.filter((text) => /\b(insert into|update) "?(orders|stock)/.test(text)).length).toBe(1);
  });

  it.runIf(at.name === 'PostgreSQL')(
    'GS-4 answers 503 with the time to try again while a hanging transaction holds the pieces',
    async () => {
      const pot = await addCounted(api, admin, 5);
      const client = await (api.db.$client as Pool).connect();
      await client.query('begin');
      // Otherwise the database ends this transaction, and with it the wait.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query('select from stock where product_id = $1 for update', [pot]);

      const answer = await api.send(placeOrderCall, { body: orderBody([lineFor(pot, price)]) });
      await client.query('rollback');
      client.release();

      expect([answer.status, answer.refusal.code, answer.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '2',
      ]);
      expect(await piecesOf(api, admin, pot)).toEqual({ whole: 5 });
      await submitOrder(api, orderBody([lineFor(pot, price)]));
      expect(await piecesOf(api, admin, pot)).toEqual({ whole: 4 });
    },
    20_000,
  );

  it('GS-4 is refused by the table if pieces would be below zero', async () => {
    const pot = await addCounted(api, admin, 1);
    await expect(
      api.db.execute(sql`update stock set pieces = pieces - 2 where product_id = ${pot}`),
    ).rejects.toMatchObject({ cause: { constraint: 'stock_pieces' } });
  });
});
