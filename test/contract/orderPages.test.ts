import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { listOrdersCall, listOwnOrdersCall, type OrdersQuery } from '#contract/orders/orders.ts';
import { type OrderSort, orderSorts } from '#domain/orders/orderSort.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Quantities of the orders as they are placed: several have the same amount. */
const quantities = [3, 1, 2, 1, 3, 2, 1];
const minute = 60_000;
const compareIds = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

describe.each(testDatabases())('pages and sorts of orders on $name', (at) => {
  let api: Api;
  let admin: string;
  const placed: { readonly id: string; readonly quantity: number; readonly turn: number }[] = [];
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    const cup = await addProduct(api, admin);
    for (const [turn, quantity] of quantities.entries()) {
      const id = await submitOrder(api, orderBody([lineFor(cup, 250.5, quantity)]));
      placed.push({ id, quantity, turn });
      api.pass(minute);
    }
  });
  afterAll(() => api?.close());

  const read = async (query: OrdersQuery) => {
    const answer = await api.send(listOrdersCall, { query, token: admin });
    return {
      ids: (answer.body as readonly { _id: string }[]).map(({ _id }) => _id),
      next: answer.headers.get(headers.nextCursor),
      total: answer.headers.get(headers.totalCount),
      pageCount: answer.headers.get(headers.pageCount),
    };
  };

  const ascending = {
    time: () => placed.toSorted((one, other) => one.turn - other.turn),
    amount: () => placed.toSorted((one, other) => one.quantity - other.quantity || compareIds(one, other)),
  };
  const expected: Record<OrderSort, () => string[]> = {
    newest: () =>
      ascending
        .time()
        .toReversed()
        .map(({ id }) => id),
    oldest: () => ascending.time().map(({ id }) => id),
    amountDown: () =>
      ascending
        .amount()
        .toReversed()
        .map(({ id }) => id),
    amountUp: () => ascending.amount().map(({ id }) => id),
  };

  it.each(orderSorts)('MD-6 sorts by %s, equal orders by id', async (sort) => {
    expect((await read({ sort })).ids).toEqual(expected[sort]());
  });

  it('MD-6 lists the newest first without a sort', async () => {
    expect((await read({})).ids).toEqual(expected.newest());
  });

  it.each(orderSorts)(
    'MD-6 sorted by %s, page n has the orders to which the cursor leads in n - 1 steps',
    async (sort) => {
      const byCursor: string[][] = [];
      const byNumber: string[][] = [];
      let after: string | null = null;
      for (const page of [1, 2, 3, 4]) {
        const step: Awaited<ReturnType<typeof read>> = await read({
          sort,
          limit: 2,
          ...(after && { after }),
        });
        const numbered = await read({ sort, limit: 2, page });
        byCursor.push(step.ids);
        byNumber.push(numbered.ids);
        expect({ next: numbered.next, total: numbered.total, pageCount: numbered.pageCount }).toEqual({
          next: step.next,
          total: '7',
          pageCount: '4',
        });
        after = step.next;
      }
      expect(after).toBeNull();
      expect(byNumber).toEqual(byCursor);
      expect(byNumber.flat()).toEqual(expected[sort]());
    },
  );

  it('MD-6 continues from a numbered page by its cursor', async () => {
    const second = await read({ sort: 'amountDown', limit: 2, page: 2 });
    const third = await read({ sort: 'amountDown', limit: 2, after: second.next ?? '' });
    expect(third.ids).toEqual(expected.amountDown().slice(4, 6));
  });

  it('MD-6 numbers the pages of what the filter lets through', async () => {
    const none = await read({ status: 'Cancelled', limit: 2, page: 1 });
    expect(none).toEqual({ ids: [], next: null, total: '0', pageCount: '0' });
    expect(await read({ status: 'Pending', limit: 5, page: 2 })).toEqual({
      ids: expected.newest().slice(5),
      next: null,
      total: '7',
      pageCount: '2',
    });
  });

  it('MD-6 answers a page after the last one with no orders and the total', async () => {
    expect(await read({ limit: 2, page: 5 })).toEqual({ ids: [], next: null, total: '7', pageCount: '4' });
  });

  it.each([
    ['page=0&limit=25', 'page'],
    ['page=-1&limit=25', 'page'],
    ['page=1.5&limit=25', 'page'],
    ['page=two&limit=25', 'page'],
    // A number that JavaScript rounds.
    ['page=9007199254740993&limit=25', 'page'],
    // Without a limit.
    ['page=2', 'page'],
    // Beyond the first 100,000 orders.
    ['page=4001&limit=25', 'page'],
    ['page=1001&limit=100', 'page'],
    ['page=2&limit=25&after=abc', 'page'],
    ['sort=price', 'sort'],
    // “orders” in Base64, without an amount and an id.
    ['sort=amountDown&limit=2&after=b3JkZXJz', 'after'],
  ])('MD-6 refuses ?%s with a 400 that names the field', async (query, field) => {
    for (const { path } of [listOrdersCall, listOwnOrdersCall]) {
      const answer = await fetch(`${api.origin}/api${path}?${query}&email=${adminPerson.email}`, {
        headers: { authorization: `Bearer ${admin}` },
      });
      const body = (await answer.json()) as { code: string; field: string };
      expect({ status: answer.status, code: body.code, field: body.field }).toEqual({
        status: 400,
        code: 'invalid',
        field,
      });
    }
  });

  it('MD-6 reaches the last page whose first order is among the first 100,000', async () => {
    expect((await read({ limit: 100, page: 1000 })).ids).toEqual([]);
    expect((await read({ limit: 25, page: 4000 })).ids).toEqual([]);
  });

  it.each(['9'.repeat(20), '1.5', '-0', 'NaN', '2025-01-01T00:00:00.000Z'])(
    'MD-6 refuses a cursor of the amount %s',
    async (amount) => {
      const after = Buffer.from(`amountDown ${amount} ${'f'.repeat(24)}`).toString('base64url');
      const answer = await api.send(listOrdersCall, { query: { sort: 'amountDown', after }, token: admin });
      expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field: 'after' });
    },
  );
});
