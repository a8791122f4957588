import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestTokenCall } from '#contract/accounts/users.ts';
import { call } from '#contract/call/call.ts';
import { listOwnOrdersCall, placeOrderCall } from '#contract/orders/orders.ts';
import { listProductsCall } from '#contract/products/products.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { type Api, personOf } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';
import { countOrders, openTestShop } from '../support/servers/testShop.ts';

describe('a page of another site', () => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(embedded));
  });
  afterAll(() => api?.close());

  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('SEC-1 cannot place an order by a form or a request without preflight', async () => {
    const before = await countOrders(api, admin);
    const types = [
      'text/plain',
      'text/plain; application/json',
      'text/plain;charset=application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ];
    const answers = await Promise.all(
      types.map((type) =>
        fetch(`${api.origin}/api${placeOrderCall.path}`, {
          method: 'POST',
          headers: { ...foreign, ...(type === '' ? {} : { 'content-type': type }) },
          // A body of bytes gets no content type of its own.
          body: new TextEncoder().encode(JSON.stringify(orderBody([lineFor(cup, 250.5)]))),
        }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(types.map(() => 415));
    expect(await countOrders(api, admin)).toBe(before);
  });

  it('SEC-1 is granted no preflight and reads no answer', async () => {
    const preflight = await fetch(`${api.origin}/api${placeOrderCall.path}`, {
      method: 'OPTIONS',
      headers: {
        ...foreign,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization',
      },
    });
    const reading = await fetch(`${api.origin}/api/products`, { headers: foreign });

    expect(preflight.status).toBe(404);
    const granted = [preflight, reading].flatMap((answer) =>
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control-')),
    );
    expect(granted).toEqual([]);
  });

  it('SEC-1 finds no cookie that would speak for a user', async () => {
    const mina = personOf('mina');
    const signIn = await api.send(requestTokenCall, {
      body: { email: mina.email },
      token: api.idToken(mina),
    });
    const { token } = signIn.body;
    const byCookie = await api.send(listOwnOrdersCall, {
      query: { email: mina.email },
      headers: { cookie: `JWT_ACCESS_TOKEN=${token}; authorization=Bearer ${token}` },
    });
    const byAddress = await api.send(listOwnOrdersCall, {
      query: { email: mina.email, access_token: token, token },
    });

    expect({
      signIn: signIn.headers.get('set-cookie'),
      byCookie: byCookie.status,
      byAddress: byAddress.status,
    }).toEqual({ signIn: null, byCookie: 401, byAddress: 401 });
  });

  it('SEC-1 can frame no response of the shop', async () => {
    const answers = [await api.send(listProductsCall), await api.send(call('GET', '/nothing', 'everyone'))];

    for (const answer of answers) {
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    }
  });
});
