import { expect, it } from 'vitest';
import { readPayment, readPayments } from '#server/couriers/steadfast/steadfastPayments.ts';

/** The cells of a payment's only parcel, which has this note. */
const cellsOf = async (note: string) => {
  const body = { status: 200, amount: 1310, consignments: [{ invoice: 'HK-7Q4K-2M', note }] };
  const client = { call: async () => ({ status: 200, body, waitSeconds: null }), read: async () => null };
  const payment = await readPayment(client, '7');
  return payment?.table?.rows;
};

it('CA-3 keeps the first characters of a long note, and none of them half', async () => {
  // 500 UTF-16 units of a value are kept; 🎁 has two of them.
  const [before, after] = ['ক'.repeat(499), 'খ'.repeat(9)];
  expect(await cellsOf(`${before}🎁${after}`)).toEqual([['HK-7Q4K-2M', before]]);
  expect(await cellsOf(`${before}গ${after}`)).toEqual([['HK-7Q4K-2M', `${before}গ`]]);
});

it.each([
  ['by itself', (page: object) => page],
  ['in a field of the answer', (page: object) => ({ status: 200, data: page })],
])('CA-3 reads every page of the payments, each page %s', async (_, answerWith) => {
  const pages = ['/payments', '/payments?page=2'];
  const client = {
    call: async (_method: string, path: string) => ({
      status: 200,
      body: answerWith({ last_page: 2, data: [{ payment_id: pages.indexOf(path), amount: 500 }] }),
      waitSeconds: null,
    }),
    read: async () => null,
  };

  expect((await readPayments(client)).map(({ id }) => id)).toEqual(['0', '1']);
});
