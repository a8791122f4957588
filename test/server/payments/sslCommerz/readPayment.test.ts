import { expect, it } from 'vitest';
import { readPayments } from '#server/payments/sslCommerz/readPayment.ts';

const answer = { APIConnect: 'DONE', no_of_trans_found: 1 };
const payment = {
  status: 'VALID',
  tran_id: 'advance-1',
  val_id: 'val-1',
  bank_tran_id: 'BANK1',
  amount: '60.00',
  currency: 'BDT',
  risk_level: '0',
};

it('CA-10 reads the payments of a transaction id', () => {
  expect(readPayments('SSLCommerz', { ...answer, element: [payment] })).toEqual([
    {
      status: 'VALID',
      transactionId: 'advance-1',
      validationId: 'val-1',
      bankTransactionId: 'BANK1',
      // Poisha; the answer has taka.
      amount: 6000,
      currencies: ['BDT'],
      isRisky: false,
    },
  ]);
});

it.each([
  { APIConnect: 'DONE', no_of_trans_found: 0 },
  { APIConnect: 'DONE', no_of_trans_found: '0', element: '' },
  { APIConnect: 'DONE', no_of_trans_found: 0, element: [] },
])('CA-10 finds no payment in %j', (body) => {
  expect(readPayments('SSLCommerz', body)).toEqual([]);
});

it.each([answer, { ...answer, element: '' }, { APIConnect: 'DONE' }, {}])(
  'CA-10 takes no answer for that of no payment if it lacks the payments or their number: %j',
  (body) => {
    expect(() => readPayments('SSLCommerz', body)).toThrow('The answer of SSLCommerz cannot be read.');
  },
);
