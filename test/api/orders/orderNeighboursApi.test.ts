import { expect, it } from 'vitest';
import { consignmentsApi } from '#api/orders/consignmentsApi.ts';
import { orderNeighboursApi } from '#api/orders/orderNeighboursApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

it('MD-11 DK-12 asks again for the place of an order in the list of those without a parcel once it has one', async () => {
  const before = { previous: 'a1', next: 'c1', position: 3, total: 6 };
  const after = { previous: 'a1', next: 'c1', position: null, total: 5 };
  let hasParcel = false;
  const host = await openFakeHost(({ method }) => {
    if (method === 'POST') hasParcel = true;
    return { body: hasParcel ? after : before };
  });
  const store = openStore(host, { readToken: () => 'token' });
  const neighbours = orderNeighboursApi.endpoints.neighbours.initiate({
    id: 'b1',
    list: 'confirmed',
    email: null,
    search: '',
    parcel: 'none',
  });
  const body = {
    courier: 'redx',
    exchangeAmount: null,
    note: '',
    thana: null,
    trackingCode: null,
    weight: 500,
  } as const;
  const query = store.dispatch(neighbours);
  const seenBefore = (await query).data;
  await store.dispatch(consignmentsApi.endpoints.createConsignment.initiate({ id: 'b1', key: 'k1', body }));

  expect(seenBefore).toEqual(before);
  await expect.poll(async () => (await store.dispatch(neighbours)).data).toEqual(after);
});
