import { describe, expect, it } from 'vitest';
import { usersApi } from '#api/accounts/usersApi.ts';
import { failureOfError } from '#api/client/failure.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { sessionIn } from '../../support/browser/sessionHarness.ts';
import { orderBody } from '../../support/builders/orderBody.ts';
import { type FakeResponse, openFakeHost, type ReceivedRequest } from '../../support/servers/openFakeHost.ts';

const { listProducts } = productsApi.endpoints;
const { countOrders, placeOrder, setOrderStatus } = ordersApi.endpoints;
const { updateUser } = usersApi.endpoints;
const ofAll = { email: null };

/** A browser's token; `renewToken` replaces it with `next`, or fails without one. */
const tokenHolder = (first: string | null, next: string | null) => {
  let token = first;
  let renewals = 0;
  return {
    readToken: () => token,
    renewToken: async () => {
      renewals += 1;
      token = next ?? token;
      return next === null ? 'failed' : 'renewed';
    },
    renewals: () => renewals,
  };
};

/** A host that takes only this token, and counts three pending orders. */
const guarded =
  (token: string) =>
  ({ headers }: ReceivedRequest): FakeResponse =>
    headers.authorization === `Bearer ${token}`
      ? { body: { Pending: 3 } }
      : { status: 401, body: { code: 'signInNeeded' } };

describe('a call with the token', () => {
  it.each([400, 404, 409, 413, 429])('ER-1 does not end the session when refused with %i', async (status) => {
    const host = await openFakeHost(() => ({ status, body: { code: 'other', message: 'No.' } }));
    const tokens = tokenHolder('token', 'new');
    let refusals = 0;
    const store = openStore(host, { ...tokens, tokenRefused: () => void (refusals += 1) });
    const { error } = await store.dispatch(updateUser.initiate({ id: 'u1', role: 'admin' }));
    expect({ error, refusals, renewals: tokens.renewals(), requests: host.requests.length }).toEqual({
      error: { kind: 'refused', status, code: 'other', message: 'No.' },
      refusals: 0,
      renewals: 0,
      requests: 1,
    });
  });

  it('AU-11 does not end the session when the renewed token is accepted', async () => {
    const host = await openFakeHost(guarded('new'));
    let refusals = 0;
    const store = openStore(host, {
      ...tokenHolder('old', 'new'),
      tokenRefused: () => void (refusals += 1),
    });
    await store.dispatch(countOrders.initiate(ofAll));
    expect(refusals).toBe(0);
  });

  it('AU-11 does not end the session when the token cannot be renewed at present', async () => {
    const host = await openFakeHost(guarded('new'));
    let refusals = 0;
    const store = openStore(host, {
      readToken: () => 'old',
      renewToken: () => Promise.resolve('postponed'),
      tokenRefused: () => void (refusals += 1),
    });
    const { error } = await store.dispatch(updateUser.initiate({ id: 'u1', role: 'admin' }));
    expect({ error, refusals, requests: host.requests.length }).toEqual({
      error: expect.objectContaining({ kind: 'broken', isTemporary: true }),
      refusals: 0,
      requests: 1,
    });
  });

  it('AU-11 is not repeated when the user signed out in the meantime', async () => {
    let token: string | null = 'old';
    const host = await openFakeHost(() => {
      token = null;
      return { status: 401 };
    });
    let renewals = 0;
    const renewToken = async () => {
      renewals += 1;
      return 'failed' as const;
    };
    const store = openStore(host, { readToken: () => token, renewToken });
    const { error } = await store.dispatch(countOrders.initiate(ofAll));
    expect({ error, renewals, requests: host.requests.length }).toMatchObject({
      error: { status: 401 },
      renewals: 0,
      requests: 1,
    });
  });

  it('AU-11 requests another token when the renewed one is refused later', async () => {
    let accepted = 'token 1';
    const host = await openFakeHost((request) => guarded(accepted)(request));
    let renewals = 0;
    let token = 'token 0';
    const renewToken = async () => {
      renewals += 1;
      token = `token ${renewals}`;
      return 'renewed' as const;
    };
    const store = openStore(host, { readToken: () => token, renewToken });
    await store.dispatch(countOrders.initiate(ofAll));
    accepted = 'token 2';
    const { data } = await store.dispatch(countOrders.initiate(ofAll, { forceRefetch: true }));
    expect({ pending: data?.Pending, renewals }).toEqual({ pending: 3, renewals: 2 });
  });

  it('AU-11 is repeated once with a renewed token after 401', async () => {
    const host = await openFakeHost(guarded('new'));
    const tokens = tokenHolder('old', 'new');
    const store = openStore(host, tokens);
    const { data } = await store.dispatch(countOrders.initiate(ofAll));
    expect(data?.Pending).toBe(3);
    expect(host.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('AU-11 requests one new token for all calls refused at the same time', async () => {
    const host = await openFakeHost(guarded('new'));
    const tokens = tokenHolder('old', 'new');
    const store = openStore(host, tokens);
    await Promise.all([
      store.dispatch(countOrders.initiate(ofAll)),
      store.dispatch(countOrders.initiate({ email: 'rahima@example.com' })),
      store.dispatch(setOrderStatus.initiate({ id: 'o1', status: 'Confirmed' })),
    ]);
    expect({ renewals: tokens.renewals(), requests: host.requests.length }).toEqual({
      renewals: 1,
      requests: 6,
    });
  });

  it('AU-11 ends the session once when three calls are refused and the token cannot be renewed', async () => {
    const { actor, requests, answered } = await sessionIn('signedIn');
    const host = await openFakeHost(guarded('new'));
    const reports: string[] = [];
    const store = openStore(host, {
      ...tokenHolder('old', null),
      tokenRefused: () => {
        reports.push('refused');
        actor.send({ type: 'TOKEN_REFUSED' });
      },
    });
    const answers = await Promise.all([
      store.dispatch(countOrders.initiate(ofAll)),
      store.dispatch(countOrders.initiate({ email: 'rahima@example.com' })),
      store.dispatch(setOrderStatus.initiate({ id: 'o1', status: 'Confirmed' })),
    ]);
    expect(answers.map(({ error }) => failureOfError(error))).toMatchObject([
      { status: 401 },
      { status: 401 },
      { status: 401 },
    ]);
    expect(reports).toEqual(['refused', 'refused', 'refused']);
    expect(requests.filter(({ actor: name }) => name === 'signOut')).toHaveLength(1);
    await answered('signedOut');
  });

  it('AU-11 ends the session after a 403 without renewing the token', async () => {
    const host = await openFakeHost(() => ({
      status: 403,
      body: { code: 'notAllowed', message: 'Only for staff.' },
    }));
    const tokens = tokenHolder('token', 'new');
    let refusals = 0;
    const store = openStore(host, { ...tokens, tokenRefused: () => void (refusals += 1) });
    const { error } = await store.dispatch(updateUser.initiate({ id: 'u1', role: 'admin' }));
    expect(error).toMatchObject({ kind: 'refused', status: 403, message: 'Only for staff.' });
    expect({ refusals, renewals: tokens.renewals(), requests: host.requests.length }).toEqual({
      refusals: 1,
      renewals: 0,
      requests: 1,
    });
  });

  it('AU-11 is repeated after a 403 to an earlier token, and the session goes on', async () => {
    let token = 'old';
    const host = await openFakeHost(({ headers }) => {
      if (headers.authorization === 'Bearer new') return { body: { Pending: 3 } };
      // The user signs in again, or another tab does, while the call is under way.
      token = 'new';
      return { status: 403, body: { code: 'notAllowed' } };
    });
    let refusals = 0;
    const store = openStore(host, {
      ...tokenHolder(null, null),
      readToken: () => token,
      tokenRefused: () => void (refusals += 1),
    });
    const { data } = await store.dispatch(countOrders.initiate(ofAll));
    expect({ pending: data?.Pending, refusals, requests: host.requests.length }).toEqual({
      pending: 3,
      refusals: 0,
      requests: 2,
    });
  });

  it('CO-8 does not end a session when a guest’s order is refused', async () => {
    const host = await openFakeHost(() => ({ status: 401, body: { code: 'signInNeeded' } }));
    const tokens = tokenHolder(null, null);
    let refusals = 0;
    const store = openStore(host, { ...tokens, tokenRefused: () => void (refusals += 1) });
    await store.dispatch(placeOrder.initiate({ body: orderBody([]), key: 'k' }));
    expect({ refusals, renewals: tokens.renewals(), requests: host.requests.length }).toEqual({
      refusals: 0,
      renewals: 0,
      requests: 1,
    });
  });

  it('CO-8 places the order as a guest when its token is refused, and ends the session', async () => {
    const host = await openFakeHost(({ headers }) =>
      headers.authorization === undefined ? { body: { insertedId: 'o1' } } : { status: 401 },
    );
    let refusals = 0;
    const keyed = { settings: { ...host.settings, capabilities: ['idempotencyKeys'] as const } };
    const store = openStore(keyed, { ...tokenHolder('old', null), tokenRefused: () => void (refusals += 1) });
    const { data } = await store.dispatch(placeOrder.initiate({ body: orderBody([]), key: 'same-key' }));
    expect({ data, refusals }).toEqual({ data: { insertedId: 'o1' }, refusals: 1 });
    expect(host.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['same-key', 'same-key']);
  });

  it('API-8 sends no token with a public call, and does not end the session when it is refused', async () => {
    const host = await openFakeHost(() => ({ status: 403 }));
    let refusals = 0;
    const store = openStore(host, {
      ...tokenHolder('token', null),
      tokenRefused: () => void (refusals += 1),
    });
    await store.dispatch(listProducts.initiate({}));
    const { authorization } = host.requests[0]?.headers ?? {};
    expect({ authorization, refusals }).toEqual({ authorization: undefined, refusals: 0 });
  });
});
