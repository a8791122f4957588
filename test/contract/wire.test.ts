import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAdminCall, postUserCall, requestTokenCall } from '#contract/accounts/users.ts';
import { call } from '#contract/call/call.ts';
import { headers } from '#contract/call/headers.ts';
import { listOrdersCall, placeOrderCall } from '#contract/orders/orders.ts';
import { listProductsCall } from '#contract/products/products.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';

const tokenSecret = 'wF5ZQ1mN3rYb8kTqXv2LcH7sJd0PzG6u';

describe('the wire', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(embedded, { tokenSecret });
  });
  afterAll(() => api?.close());

  it('API-8 answers a call that it does not have with a refusal', async () => {
    const answers = [
      await api.send(call('GET', '/nothing', 'everyone')),
      await api.send(call('DELETE', '/products', 'everyone')),
      await api.send(call('GET', '/', 'everyone')),
    ];

    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [404, 'methodUnknown'],
      [404, 'methodUnknown'],
      [404, 'methodUnknown'],
    ]);
    expect(answers.map(({ refusal }) => typeof refusal.requestId)).toEqual(['string', 'string', 'string']);
  });

  it('refuses an address that cannot be read, and a body that is no JSON', async () => {
    const address = await fetch(`${api.origin}/api/product/%zz`);
    const plain = await api.send(requestTokenCall, {
      body: '{"email":"a@b.example"}',
      token: 'x',
      headers: { 'content-type': 'text/plain' },
    });

    expect({ status: address.status, code: ((await address.json()) as { code: string }).code }).toEqual({
      status: 400,
      code: 'malformed',
    });
    expect({ status: plain.status, code: plain.refusal.code }).toEqual({ status: 415, code: 'unsupported' });
  });

  it('sends the security headers with answers and refusals alike, and no HSTS on plain http', async () => {
    const answers = [
      await api.send(listProductsCall),
      await api.send(listOrdersCall),
      await api.send(call('GET', '/nothing', 'everyone')),
    ];

    for (const answer of answers) {
      expect({
        policy: answer.headers.get('content-security-policy')?.includes("script-src 'self';"),
        opener: answer.headers.get('cross-origin-opener-policy'),
        referrer: answer.headers.get('referrer-policy'),
        sniff: answer.headers.get('x-content-type-options'),
        https: answer.headers.get('strict-transport-security'),
        cors: answer.headers.get('access-control-allow-origin'),
        features: answer.headers.get('permissions-policy'),
      }).toEqual({
        policy: true,
        opener: 'same-origin-allow-popups',
        referrer: 'strict-origin',
        sniff: 'nosniff',
        https: null,
        cors: null,
        features:
          'accelerometer=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), ' +
          'magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), ' +
          'camera=(self)',
      });
      expect(answer.headers.get(headers.requestId)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("forbids caches to store a user's own data", async () => {
    const token = await api.signIn(adminPerson);

    expect((await api.send(listOrdersCall, { token })).headers.get('cache-control')).toBe('no-store');
    expect((await api.send(listOrdersCall)).headers.get('cache-control')).toBe('no-store');
    expect((await api.send(listProductsCall)).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=5',
    );
  });

  it('writes no token, address or name of a person into the log, nor what signs the tokens', async () => {
    const rina = personOf('rina-of-the-log');
    const idToken = api.idToken(rina);
    const token = await api.signIn(rina);
    await api.send(postUserCall, {
      body: { name: rina.name, email: rina.email, role: 'customer' },
      token: idToken,
    });
    await api.send(isAdminCall, { params: { email: rina.email }, token });
    await fetch(`${api.origin}/dashboard/${token}?id_token=${idToken}`);
    await fetch(`${api.origin}/api/order?email=${encodeURIComponent(rina.email)}`, {
      headers: { authorization: `Bearer ${token}` },
    });

    const log = api.log.join('');
    expect(log).toContain('/dashboard/[token]');
    expect([token, idToken, tokenSecret, 'rina-of-the-log'].filter((secret) => log.includes(secret))).toEqual(
      [],
    );
  });
});

describe('requests above a limit', () => {
  it('refuses sign-ins and orders above their limit with the time to wait, each for itself', async () => {
    const api = await startApi(embedded, { limits: { signIns: 2, orders: 1, uploads: 1, tracking: 1 } });
    const admin = await api.signIn(adminPerson);
    const cup = await addProduct(api, admin);
    const send = () =>
      api.send(requestTokenCall, { body: { email: adminPerson.email }, token: api.idToken(adminPerson) });
    // The admin's sign-in above was the first of two.
    const signIns = [await send(), await send()];
    await submitOrder(api, orderBody([lineFor(cup, 250.5)]));
    const order = await api.send(placeOrderCall, { body: orderBody([lineFor(cup, 250.5)]) });
    const reading = await api.send(listProductsCall);
    await api.close();

    expect(signIns.map(({ status }) => status)).toEqual([200, 429]);
    expect({ status: order.status, code: order.refusal.code }).toEqual({ status: 429, code: 'tooMany' });
    expect(order.refusal.message).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/);
    expect(reading.status).toBe(200);
  });
});

describe('a client that sends requests and never reads an answer', () => {
  it('is closed, and the log says so', async () => {
    const api = await startApi(embedded, {}, { sendTimeoutMs: 200 });
    onTestFinished(() => api.close());
    const { port } = new URL(api.origin);
    const socket = connect(Number(port), '127.0.0.1');
    // A connection that the server closes with unread bytes is reset.
    socket.on('error', () => undefined);
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2000));
    await vi.waitFor(
      () => expect(api.log.join('')).toContain('connection closed: the client does not read its answer'),
      { timeout: 30_000 },
    );
    const closed = once(socket, 'close');
    socket.resume();
    await closed;

    expect((await api.send(listProductsCall)).status).toBe(200);
  });
});

describe('when the database is gone', () => {
  it('tells a request id and nothing of the cause, which the log has without values', async () => {
    const api = await startApi(embedded);
    const token = await api.signIn(adminPerson);
    await api.breakDatabase();
    const answer = await api.send(isAdminCall, { params: { email: adminPerson.email }, token });
    await api.close();

    const { requestId, ...refusal } = answer.refusal;
    expect({ status: answer.status, refusal }).toEqual({
      status: 500,
      refusal: {
        code: 'broken',
        message: 'Something went wrong in the shop. Please try again.',
        sentence: 'somethingWentWrongInTheShop',
      },
    });
    const line = api.log.find((entry) => entry.includes('request failed') && entry.includes(requestId));
    expect(line).toContain('Cannot use a pool after calling end on the pool');
    expect(line).not.toContain(adminPerson.uid);
  });
});
