import { describe, expect, it } from 'vitest';
import { ordersApi } from '#api/orders/ordersApi.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { getOrder } = ordersApi.endpoints;
const token = { readToken: () => 'token' };
const own = 'rahima@example.com';
const orders = [anOrder({ _id: 'o0' }), anOrder({ _id: 'o1', orderStatus: 'Shipping' })];

/** Host with these orders that has no call for one order. */
const openPlainHost = (rows: readonly Order[]) => openFakeHost(() => ({ body: rows }));

describe('getOrder', () => {
  const move: OrderMove = {
    event: 'CONFIRM',
    from: 'Pending',
    to: 'Confirmed',
    by: 'admin',
    at: '2025-01-05T09:07:00.000Z',
  };

  it('ST-9 reads one order with its moves', async () => {
    const order = anOrder({ orderStatus: 'Confirmed' });
    const host = await openFakeHost(() => ({ body: { data: order, history: [move] } }));
    const { data } = await openStore(host, token).dispatch(getOrder.initiate({ id: order._id, email: null }));
    expect(data).toEqual({
      order,
      history: [move],
      revisions: [],
      held: 0,
      payment: { toPay: order.total },
    });
    expect(host.requests.map(({ path }) => path)).toEqual([`/orders/${order._id}`]);
  });

  it('MD-5 reads the revisions of an order, and leaves out what is none', async () => {
    const amounts = { subTotal: 1500, deliveryCharge: 60, total: 1560 };
    const changes = { fields: [], lines: [], from: amounts, to: amounts };
    const revision = { by: null, at: '2025-01-05T09:07:00.000Z', ...changes };
    const host = await openFakeHost(() => ({
      body: { data: anOrder(), history: [], revisions: [revision, { by: 'Nusrat' }, 7] },
    }));
    const { data } = await openStore(host, token).dispatch(getOrder.initiate({ id: 'o1', email: null }));
    expect(data?.revisions).toEqual([revision]);
  });

  it('API-8 finds it in the list of a host without the call', async () => {
    const host = await openPlainHost(orders);
    const store = openPlainStore(host, { as: 'customer' });
    const { data } = await store.dispatch(getOrder.initiate({ id: 'o1', email: own }));
    expect(data).toEqual({
      order: anOrder({ _id: 'o1', orderStatus: 'Shipping' }),
      history: [],
      revisions: [],
      held: 0,
      payment: { toPay: anOrder().total },
    });
    expect(host.requests.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/order', query: { email: own } },
    ]);
  });

  it('API-8 reads an order of a host that keeps no history', async () => {
    const host = await openFakeHost(() => ({ body: { data: anOrder() } }));
    const { data } = await openStore(host, token).dispatch(getOrder.initiate({ id: 'o1', email: null }));
    expect(data).toMatchObject({ order: anOrder(), history: [], revisions: [], held: 0 });
  });

  it('OO-1 fails when what the host sends is no order', async () => {
    const host = await openFakeHost(() => ({ body: { data: { name: 'no id' } } }));
    const { error } = await openStore(host, token).dispatch(getOrder.initiate({ id: 'o1', email: null }));
    expect(error).toEqual({
      kind: 'refused',
      status: 404,
      code: 'unknown',
      message: 'There is no such order.',
    });
  });

  it('ER-1 fails with the reason of a host without the call that refuses its list', async () => {
    const host = await openFakeHost(() => ({ status: 400, body: { message: 'Not now.' } }));
    const { error } = await openPlainStore(host).dispatch(getOrder.initiate({ id: 'o1', email: null }));
    expect(error).toMatchObject({ kind: 'refused', status: 400, message: 'Not now.' });
  });

  it('OO-1 fails when there is no such order', async () => {
    const known = await openFakeHost(() => ({
      status: 404,
      body: { code: 'unknown', message: 'There is no such order.' },
    }));
    const plain = await openPlainHost([]);
    for (const store of [openStore(known, token), openPlainStore(plain)]) {
      const { error } = await store.dispatch(getOrder.initiate({ id: 'o9', email: null }));
      expect(error).toMatchObject({ kind: 'refused', status: 404, message: 'There is no such order.' });
    }
    expect(known.requests).toHaveLength(1);
  });
});
