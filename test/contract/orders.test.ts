import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import {
  countOrdersCall,
  getOrderCall,
  listOrdersCall,
  listOwnOrdersCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { noCounts } from '#domain/orders/orderDays.ts';
import { parseOrderCode } from '#domain/orders/orderNumber.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import {
  type Api,
  adminPerson,
  personOf,
  type RequestOptions,
  startApi,
  unverifiedPersonOf,
} from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const anna = personOf('anna');
const unproven = unverifiedPersonOf('unproven');

describe.each(testDatabases())('reading orders on $name', (at) => {
  let api: Api;
  let admin: string;
  let annas: string;
  let unprovenToken: string;
  const placed: string[] = [];
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    annas = await api.signIn(anna);
    unprovenToken = await api.signIn(unproven);
    const cup = await addProduct(api, admin);
    const place = async (email: string, token?: string) => {
      placed.push(await submitOrder(api, orderBody([lineFor(cup, 250.5)], { email }), token));
    };
    await place('guest@people.example');
    await place('ANNA@people.example');
    await place('another@people.example', annas);
    await place(unproven.email);
    await place('elsewhere@people.example', unprovenToken);
    await api.send(setOrderStatusCall, {
      params: { id: placed[1] ?? '' },
      body: { status: 'Cancelled' },
      token: annas,
    });
  });
  afterAll(() => api?.close());

  const idsOf = (orders: readonly { _id: string }[]) => orders.map(({ _id }) => placed.indexOf(_id));
  const list = async (query: RequestOptions['query'], token = admin) =>
    idsOf(await api.call(listOrdersCall, { query: query ?? {}, token }));
  const counts = (token: string) => api.call(countOrdersCall, { token });
  const own = async (email: string, token: string) =>
    idsOf(await api.call(listOwnOrdersCall, { query: { email }, token }));

  it('API-5 GET /orders lists every order, newest first', async () => {
    expect(await list({})).toEqual([4, 3, 2, 1, 0]);
  });

  it('OL-6 gives a list in parts that neither repeat nor miss', async () => {
    const first = await api.send(listOrdersCall, { query: { limit: 2 }, token: admin });
    const after = first.headers.get(headers.nextCursor) ?? '';
    const second = await api.send(listOrdersCall, { query: { limit: 2, after }, token: admin });
    const last = await api.send(listOrdersCall, {
      query: { limit: 2, after: second.headers.get(headers.nextCursor) ?? '' },
      token: admin,
    });

    expect([first, second, last].map(({ body }) => idsOf(body))).toEqual([[4, 3], [2, 1], [0]]);
    expect([first, second, last].map((part) => part.headers.get(headers.totalCount))).toEqual([
      '5',
      '5',
      '5',
    ]);
    expect(last.headers.get(headers.nextCursor)).toBeNull();
  });

  it('OL-1 OL-2 finds by status and by part of an id', async () => {
    expect(await list({ status: 'Cancelled' })).toEqual([1]);
    expect(await list({ status: 'Pending,Cancelled', limit: 2 })).toEqual([4, 3]);
    expect(await list({ search: (placed[2] ?? '').slice(12).toUpperCase() })).toEqual([2]);
    expect(await list({ search: '%' })).toEqual([]);
  });

  it('MD-1 finds by phone number, name and e-mail address in all statuses', async () => {
    const all = [4, 3, 2, 1, 0];
    expect(await list({ search: '+880 1711-000222' })).toEqual(all);
    expect(await list({ search: '০১৭১১০০০২২২' })).toEqual(all);
    expect(await list({ search: '0222', status: 'Cancelled' })).toEqual([1]);
    expect(await list({ search: 'RAHIMA' })).toEqual(all);
    expect(await list({ search: 'another@' })).toEqual([2]);
    expect(await list({ search: '01711000223' })).toEqual([]);
  });

  it('MD-1 MD-2 finds one order by its number as spoken, and none by a mistyped one', async () => {
    const orders = await api.call(listOrdersCall, { token: admin });
    const numbers = orders.map(({ number }) => number ?? '');
    expect(new Set(numbers.map(parseOrderCode)).size).toBe(orders.length);
    for (const [index, number] of numbers.entries()) {
      const spoken = number.replace('HK-', '').toLowerCase().replaceAll('0', 'o').replaceAll('-', ' ');
      const mistyped = number.slice(0, -1) + (number.endsWith('7') ? '8' : '7');
      expect(await list({ search: spoken })).toEqual([4 - index]);
      expect(await list({ search: mistyped })).toEqual([]);
    }
  });

  it("MD-1 finds a customer's own orders alone", async () => {
    const matches = await api.call(listOwnOrdersCall, {
      query: { email: anna.email, search: '01711000222' },
      token: annas,
    });
    expect(idsOf(matches)).toEqual([2, 1]);
  });

  it.each([
    [{ status: 'Lost' }, 'status'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 1001 }, 'limit'],
    [{ limit: 'all' }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ after: 'nowhere' }, 'after'],
    [{ search: 'a\0b' }, 'search'],
  ])('API-5 refuses the query %j', async (query, field) => {
    const answer = await api.send(listOrdersCall, { query, token: admin });

    expect({ status: answer.status, code: answer.refusal.code, field: answer.refusal.field }).toEqual({
      status: 400,
      code: 'invalid',
      field,
    });
  });

  it('API-11 shows a verified address its guest orders and those of the account', async () => {
    expect(await own('anna@people.example', annas)).toEqual([2, 1]);
    expect(await own('Anna@People.example', annas)).toEqual([2, 1]);
  });

  it('API-11 shows an unverified address only what its own account placed', async () => {
    expect(await own(unproven.email, unprovenToken)).toEqual([4]);
    const foreign = await api.send(getOrderCall, { params: { id: placed[3] ?? '' }, token: unprovenToken });
    expect({ status: foreign.status, code: foreign.refusal.code }).toEqual({ status: 404, code: 'unknown' });
  });

  it('API-10 refuses the orders of another address, which an admin may see', async () => {
    const refused = await api.send(listOwnOrdersCall, {
      query: { email: 'guest@people.example' },
      token: annas,
    });

    const { code, message } = refused.refusal;
    expect({ status: refused.status, code, message }).toEqual({
      status: 403,
      code: 'notAllowed',
      message: 'You may only see your own orders.',
    });
    expect(await own('guest@people.example', admin)).toEqual([0]);
    expect(await own('anna@people.example', admin)).toEqual([2, 1]);
  });

  it('API-5 refuses to list the orders of no address', async () => {
    const answer = await api.send(listOwnOrdersCall, { token: annas });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field: 'email' });
  });

  it('OO-4 gives one order to its owner and to an admin only', async () => {
    const params = { id: placed[2] ?? '' };
    const answers = [
      await api.send(getOrderCall, { params, token: annas }),
      await api.send(getOrderCall, { params, token: admin }),
      await api.send(getOrderCall, { params, token: unprovenToken }),
      await api.send(getOrderCall, { params }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
  });

  it("DB-1 counts all orders for an admin and one's own for a customer", async () => {
    expect(await counts(admin)).toEqual({ ...noCounts(), Pending: 4, Cancelled: 1 });
    expect(await counts(annas)).toEqual({ ...noCounts(), Pending: 1, Cancelled: 1 });
    expect(await counts(unprovenToken)).toEqual({ ...noCounts(), Pending: 1 });
  });

  it('MD-24 lists orders whose id alone has the digits after those that match by phone number', async () => {
    // An id begins with its time, so that the orders of these minutes all have these digits.
    const digits = /\d{3}/.exec(placed[0] ?? '')?.[0] ?? 'none';
    const line = lineFor(await addProduct(api, admin), 250.5);
    // Padded so that the three digits stand in it once.
    const mobileNumber = `017${digits}`.padEnd(11, digits.startsWith('9') ? '8' : '9');
    const phoned = await submitOrder(api, orderBody([line], { mobileNumber }));
    const newer = await submitOrder(api, orderBody([line]));
    expect([newer, placed[4]].map((id) => id?.includes(digits))).toEqual([true, true]);

    const find = async (limit: number) => {
      const query = { search: digits, sort: 'match', limit };
      const answer = await api.send(listOrdersCall, { query, token: admin });
      return [answer.body.map(({ _id }) => _id), answer.headers.get(headers.totalCount)];
    };
    expect(await find(1)).toEqual([[phoned], '7']);
    expect(await find(3)).toEqual([[phoned, newer, placed[4]], '7']);
    expect((await find(10))[0]).toEqual([phoned, newer, ...placed.toReversed()]);
    const own = await api.send(listOwnOrdersCall, {
      query: { email: anna.email, search: digits, sort: 'match', limit: 2 },
      token: annas,
    });
    expect(own.body.map(({ _id }) => _id)).toEqual([placed[2], placed[1]]);
  });

  it('MD-24 has one page of best hits, which need a search and a limit', async () => {
    const fields = [];
    for (const query of [{ limit: 5 }, { search: '017' }, { search: '017', limit: 5, page: 2 }]) {
      const { status, refusal } = await api.send(listOrdersCall, {
        query: { ...query, sort: 'match' },
        token: admin,
      });
      fields.push([status, refusal.field]);
    }
    expect(fields).toEqual([
      [400, 'sort'],
      [400, 'sort'],
      [400, 'sort'],
    ]);
  });
});
