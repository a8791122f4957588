import { describe, expect, it } from 'vitest';
import { printedOrdersApi } from '#api/staff/printedOrdersApi.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type FakeHost, openFakeHost } from '../../support/servers/openFakeHost.ts';

const { printedOrders } = printedOrdersApi.endpoints;
const ids = Array.from({ length: 14 }, (_, index) => `o${index}`);
const orders = ids.map((_id) => anOrder({ _id }));
const unknown = { status: 404, body: { code: 'unknown', message: 'There is no such order.' } };

const read = async (host: FakeHost, wanted: readonly string[], open = openStore) => {
  const { data, error } = await open(host, { readToken: () => 'token' }).dispatch(
    printedOrders.initiate({ orders: wanted }),
  );
  return data ?? error;
};

describe('printedOrders', () => {
  it('MD-7 fetches each order by its id, in the order of the address, and names those that are missing', async () => {
    const host = await openFakeHost(({ path }) => {
      const order = orders.find(({ _id }) => path === `/orders/${_id}`);
      return order === undefined ? unknown : { body: { data: order, history: [] } };
    });
    const wanted = [...ids.toReversed(), 'gone'];
    expect(await read(host, wanted)).toEqual({ orders: orders.toReversed(), missing: ['gone'] });
    expect(host.requests.map(({ path }) => path).toSorted()).toEqual(
      wanted.map((id) => `/orders/${id}`).toSorted(),
    );
  });

  it('MD-7 counts an id that the shop refuses as missing', async () => {
    const host = await openFakeHost(() => ({
      status: 400,
      body: { code: 'invalid', message: 'id must be 24 hex digits' },
    }));
    expect(await read(host, ['x'])).toEqual({ orders: [], missing: ['x'] });
  });

  it('MD-7 fails when the session is over, instead of naming every order as missing', async () => {
    const host = await openFakeHost(() => ({
      status: 401,
      body: { code: 'signInNeeded', message: 'Please sign in.' },
    }));
    expect(await read(host, ids)).toMatchObject({ kind: 'refused', status: 401 });
  });

  it('API-8 MD-7 finds them in one list of a host without the call', async () => {
    const host = await openFakeHost(() => ({ body: orders }));
    expect(await read(host, ['o3', 'gone', 'o1'], openPlainStore)).toEqual({
      orders: [orders[3], orders[1]],
      missing: ['gone'],
    });
    expect(host.requests.map(({ path }) => path)).toEqual(['/orders']);
  });

  it('API-8 MD-7 fails with the list of such a host', async () => {
    const host = await openFakeHost(() => ({ status: 500, body: {} }));
    expect(await read(host, ['o1'], openPlainStore)).toMatchObject({ kind: 'broken' });
  });
});
