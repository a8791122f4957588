import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAdminCall, listUsersCall, postUserCall, updateUserCall } from '#contract/accounts/users.ts';
import { headers } from '#contract/call/headers.ts';
import {
  exportOrdersCall,
  getOrderCall,
  listOrdersCall,
  listOwnOrdersCall,
  placeOrderCall,
} from '#contract/orders/orders.ts';
import { getProductCall, listProductsCall, updateProductCall } from '#contract/products/products.ts';
import { sendRaw } from '../faults/sendBad.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';
import { countOrders, openTestShop } from '../support/servers/testShop.ts';

/** Attacks of docs/threats.md that no other test of the contract tries. */

let api: Api;
let admin: string;
let cup: string;
beforeAll(async () => {
  ({ api, admin, cup } = await openTestShop(embedded));
});
afterAll(() => api?.close());

const anOrder = (changes = {}) => orderBody([lineFor(cup, 250.5)], changes);
const shownOrder = (id: string) => api.call(getOrderCall, { params: { id }, token: admin });

describe('a field that a call does not name', () => {
  it('SEC-2 changes nothing of an order', async () => {
    const wanted = {
      _id: 'f'.repeat(24),
      customerUid: adminPerson.uid,
      placedAt: '2020-01-01',
      status: 'Delivered',
    };
    // `never`, since the type of an order has none of these fields.
    const id = await submitOrder(api, {
      ...anOrder(),
      ...wanted,
      deliveredAt: '2026-03-01T00:00:00.000Z',
    } as never);
    const { data, history } = await shownOrder(id);

    expect(id).not.toBe(wanted._id);
    // The date is that on which the clock of the test begins.
    expect({
      orderStatus: data.orderStatus,
      deliveredAt: data.deliveredAt,
      date: data.date,
      history,
    }).toEqual({ orderStatus: 'Pending', deliveredAt: null, date: '02 Mar, 2026', history: [] });
    const own = await api.call(listOwnOrdersCall, {
      query: { email: adminPerson.email },
      token: admin,
    });
    expect(own.map(({ _id }) => _id)).not.toContain(id);
  });

  it('SEC-2 changes nothing of a product or an account', async () => {
    const read = () => api.call(getProductCall, { params: { id: cup } });
    const before = await read();
    await api.send(updateProductCall, {
      params: { id: cup },
      body: { _id: 'f'.repeat(24), nameKey: 'x', categoryKey: 'x', isAdmin: true },
      token: admin,
    });
    expect(await read()).toEqual(before);

    const mina = personOf('mina-of-the-fields');
    const body = {
      name: 'Mina',
      email: mina.email,
      role: 'customer',
      uid: adminPerson.uid,
      deletedAt: '2020-01-01',
    };
    await api.send(postUserCall, { body, token: api.idToken(mina) });
    const find = async () =>
      (await api.call(listUsersCall, { query: { search: mina.email }, token: admin }))[0];
    const account = await find();
    await api.send(updateUserCall, {
      params: { id: account?._id ?? '' },
      body: { role: 'customer', email: 'thief@people.example', uid: adminPerson.uid },
      token: admin,
    });
    expect(await find()).toEqual(account);
  });

  it.each([
    ['__proto__', '{"__proto__":{"role":"admin","isAdmin":true}}'],
    ['__proto__ deeper', '{"customerData":{"__proto__":{"total":1}}}'],
    ['__proto__ escaped', '{"\\u005f_proto__":{"total":1}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"total":1}}}'],
  ])('SEC-2 reaches no prototype: %s', async (_name, body) => {
    const mina = personOf('mina');
    const token = await api.signIn(mina);
    const answer = await api.send(placeOrderCall, { body });
    const flag = await api.call(isAdminCall, { params: { email: mina.email }, token });

    expect(answer.status).toBe(400);
    expect(flag).toEqual({ admin: false, role: 'customer' });
    expect({ total: ({} as { total?: number }).total, role: ({} as { role?: string }).role }).toEqual({
      total: undefined,
      role: undefined,
    });
  });
});

describe('the idempotency key of another shopper', () => {
  it('CO-10 API-10 gives whoever repeats it neither an order nor a look at one', async () => {
    const [owner, thief] = await Promise.all(
      ['key-owner', 'key-thief'].map((name) => api.signIn(personOf(name))),
    );
    const keyed = { [headers.idempotencyKey]: 'key-of-the-owner' };
    const placed = await api.send(placeOrderCall, { body: anOrder(), headers: keyed, token: owner ?? '' });
    const before = await countOrders(api, admin);
    const repeated = await api.send(placeOrderCall, { body: anOrder(), headers: keyed, token: thief ?? '' });
    const other = await api.send(placeOrderCall, {
      body: anOrder({ name: 'Somebody else' }),
      headers: keyed,
      token: thief ?? '',
    });
    const look = await api.send(getOrderCall, { params: { id: placed.body.insertedId }, token: thief ?? '' });

    expect({
      placed: placed.status,
      repeated: repeated.body,
      other: other.status,
      look: look.status,
    }).toEqual({ placed: 200, repeated: { insertedId: placed.body.insertedId }, other: 422, look: 404 });
    expect(other.refusal).not.toHaveProperty('insertedId');
    expect(await countOrders(api, admin)).toBe(before);
  });
});

describe('a body that grows when it is decompressed', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('API-5 is refused once it is too large: %s', async (encoding, compress) => {
    const before = await countOrders(api, admin);
    const bomb = compress(Buffer.alloc(64 * 1024 * 1024, ' '));
    const answer = await fetch(`${api.origin}/api${placeOrderCall.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: new Uint8Array(bomb),
    });

    expect(bomb.length).toBeLessThan(100_000);
    expect(answer.status).toBe(413);
    expect(await countOrders(api, admin)).toBe(before);
  });
});

describe('text of a guest', () => {
  it('SEC-3 OL-6 becomes no formula in the export, and does not slow the server down', async () => {
    // Over so many tabs and breaks a pattern that backtracks would take minutes, and this test time out.
    await submitOrder(
      api,
      anOrder({ name: '=HYPERLINK("https://evil.example")', comment: `;${'\t'.repeat(900)}x` }),
    );
    await submitOrder(
      api,
      anOrder({ address: 'House 1;\t\t=cmd|calc', comment: `${'\n;'.repeat(400)}@SUM(1)` }),
    );
    const { body: file } = await api.send(exportOrdersCall, { token: admin });

    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(file).toContain(`House 1;\t\t'=cmd|calc`);
    expect(file).toContain(`;'@SUM(1)`);
    expect((await api.send(listProductsCall)).status).toBe(200);
  });
});

describe('the log', () => {
  it('SEC-4 has one JSON line for each entry, whatever a request holds', async () => {
    const lines = api.log.length;
    const forged = encodeURIComponent('x"}\r\n{"level":50,"msg":"forged"}\n\u2028\u001b[31m');
    await fetch(`${api.origin}/api/products?searchQuery=${forged}`);
    await fetch(`${api.origin}/api/${forged}`, { headers: { 'user-agent': '"}{"level":50}' } });
    await api.send(listOrdersCall, { token: `a.b.c"}{` });

    const entries = api.log.slice(lines);
    // At least two entries for each of the three requests: it came, and it was answered.
    expect(entries.length).toBeGreaterThanOrEqual(6);
    const messages = entries.map((line) => {
      expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
      return (JSON.parse(line) as { msg: string }).msg;
    });
    expect(messages).not.toContain('forged');
  });
});

describe('a connection', () => {
  const start = `POST /api${placeOrderCall.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const hidden = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
  it.each([
    ['a length and chunks', `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`],
    ['a length with a sign', `Content-Length: +2\r\n\r\n{}${hidden}`],
    ['a blank before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks that are not last', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a disguised transfer', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a line end without CR', `X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ])('SEC-5 carries no second request behind %s', async (what, rest) => {
    const { status, body } = await sendRaw(api.origin, { what, bytes: Buffer.from(start + rest) });

    expect(status).toBe(400);
    expect(body).not.toContain('HTTP/1.1');
    expect(body).not.toContain('openapi');
  });

  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])(
    'SEC-5 never carries a request back to its sender: %s',
    async (method) => {
      const bytes = Buffer.from(
        `${method} /api/products HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer mirrored\r\nConnection: close\r\n\r\n`,
      );
      const { status, body } = await sendRaw(api.origin, { what: method, bytes });

      // 0: the server ended the connection without a response.
      expect(status === 0 || status >= 400).toBe(true);
      expect(body).not.toContain('mirrored');
    },
  );
});

/** The header Strict-Transport-Security of a response to a request that says it came by https. */
const transportSecurity = async (trustProxy: string | null) => {
  const shop = await startApi(embedded, { trustProxy });
  const answer = await shop.send(listProductsCall, { headers: { 'x-forwarded-proto': 'https' } });
  // At once, so that the next shop gets its database.
  await shop.close();
  return answer.headers.get('strict-transport-security');
};

describe('a shop behind a proxy', () => {
  it('SEC-7 tells browsers to use https for a year, when the proxy that says so is named', async () => {
    expect(await transportSecurity('loopback')).toBe('max-age=31536000');
    expect(await transportSecurity(null)).toBe(null);
  });
});
