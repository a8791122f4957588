import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUsersCall } from '#contract/accounts/users.ts';
import { getOrderCall, listOrdersCall, placeOrderCall } from '#contract/orders/orders.ts';
import { findTrackingCall } from '#contract/orders/tracking.ts';
import { listProductsCall } from '#contract/products/products.ts';
import { askForStockCall, listStockRequestsCall } from '#contract/products/stockRequests.ts';
import type { CustomerData } from '#domain/orders/order.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted } from '../support/clients/countedGoods.ts';
import { type Api, personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

const bengali = (text: string): string => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');

describe.each(testDatabases())('typed digits on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  const place = (changes: Partial<CustomerData>) =>
    api.send(placeOrderCall, { body: orderBody([lineFor(cup, 250.5)], changes) });
  const placed = async (changes: Partial<CustomerData>) => {
    const { insertedId, number } = await api.call(placeOrderCall, {
      body: orderBody([lineFor(cup, 250.5)], changes),
    });
    return { id: insertedId, number: number ?? '' };
  };

  it('BN-7 stores a phone number in Latin digits and a name as typed, in NFC', async () => {
    // Past the client of these tests, which sends what the description of the API says.
    const answer = await fetch(`${api.origin}/api/postOrder`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        orderBody([lineFor(cup, 250.5)], {
          // Between marks of direction, as copied from a chat, with digits of both scripts.
          mobileNumber: '\u202a০১৭১১\u00a0০০০-3৩3\u202c',
          name: '\u200eশা\u09dcি\u00a0৭ র\u200d্যাব ',
        }),
      ),
    });
    const { insertedId: id } = (await answer.json()) as { insertedId: string };

    const { data } = await api.call(getOrderCall, { params: { id }, token: admin });

    expect([data?.customerData.mobileNumber, data?.customerData.name]).toEqual([
      '01711000333',
      'শা\u09a1\u09bcি ৭ র\u200d্যাব',
    ]);
  });

  // A sign without its letter, one with a joiner, punctuation, and characters that nobody sees.
  it.each(['ঁ', '্\u200d', '— … !', '\u200b\u202e'])('BN-7 refuses %j as a name', async (name) => {
    expect(await place({ name })).toMatchObject({
      status: 400,
      body: { code: 'invalid', field: 'customerData.name' },
    });
  });

  it('BN-7 finds an order by either digits, with and without joiners, in any composition', async () => {
    const { id, number } = await placed({ name: 'র\u200d্যাব 7 তাঁতের শা\u09dcি', mobileNumber: '01911000777' });
    const searches = ['র্যাব ৭', 'তাঁতের শা\u09a1\u09bcি', bengali(number), '০১9১১০০০৭৭৭', '\u200f১০০০৭৭৭'];

    const found = await Promise.all(
      searches.map((search) => api.call(listOrdersCall, { query: { search }, token: admin })),
    );

    expect(found.map((orders) => orders.map(({ _id }) => _id))).toEqual(searches.map(() => [id]));
  });

  it('BN-7 tracks an order by Bengali digits', async () => {
    const { number } = await placed({ mobileNumber: '01811000444' });

    const answer = await api.send(findTrackingCall, {
      body: { number: bengali(number), mobileNumber: '০১৮১১-০০০৪4৪' },
    });

    expect(answer.status).toBe(200);
  });

  it('BN-7 finds people and requests for goods by either digits', async () => {
    await api.signIn({ ...personOf('seven'), name: 'শা\u09dcি ঘর 7' });
    const product = await addCounted(api, admin, 0, { name: 'কাপ ৭' });
    await api.call(askForStockCall, {
      body: { product, color: '', size: '', mobileNumber: '01611000555', website: '' },
    });

    const users = await api.call(listUsersCall, { query: { search: 'শা\u09a1\u09bcি ঘর ৭' }, token: admin });
    const asked = await Promise.all(
      ['কাপ 7', '০১৬১১০০০৫৫৫'].map((searchQuery) =>
        api.call(listStockRequestsCall, { query: { searchQuery }, token: admin }),
      ),
    );

    expect(users.map(({ email }) => email)).toEqual([personOf('seven').email]);
    expect(
      asked.map(({ items }) => items.flatMap(({ requests }) => requests.map((each) => each.mobileNumber))),
    ).toEqual([['01611000555'], ['01611000555']]);
  });

  it('BN-7 reads the prices and days of a query in either digits', async () => {
    const query = {
      searchQuery: 'clay',
      minPrice: '২৫০' as unknown as number,
      maxPrice: '২৫1' as unknown as number,
      changedSince: '২০২৫-০১-০৫',
    };

    const { data } = await api.call(listProductsCall, { query });

    expect(data.map(({ _id }) => _id)).toEqual([cup]);
  });
});
