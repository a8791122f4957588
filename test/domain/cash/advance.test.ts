import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AdvanceState,
  advanceAmount,
  advanceStates,
  amountToCollect,
  hasAdvanceMoney,
} from '#domain/cash/advance.ts';
import { advanceActNames, isActOf } from '#domain/cash/advanceActs.ts';
import {
  judgePayment,
  readTransactionId,
  stateOfReceived,
  transactionIdOf,
} from '#domain/cash/advancePayment.ts';
import { advanceReasons } from '#domain/cash/advanceReasons.ts';
import { advanceMessage } from '#domain/cash/advanceTexts.ts';
import { defaultAdvanceSettings } from '#domain/shop/advanceSettings.ts';
import { smsLink, whatsAppLink } from '#domain/values/messageLinks.ts';

const charged = (total: number, deliveryCharge: number) => ({ total, customerData: { deliveryCharge } });

/** ৳311 for the total of ৳310.50, or ৳280 for the ৳279.50 that are left after an advance of ৳31. */
const collectedWith = (state: AdvanceState) => amountToCollect({ total: 310.5 }, [{ amount: 31, state }]);
const actsIn = (state: AdvanceState) => advanceActNames.filter((act) => isActOf(state, act));

describe('the amount of an advance', () => {
  it.each([
    [charged(2565, 60), 60],
    [charged(310.5, 60), 31],
    [charged(600, 60), 60],
    [charged(599.99, 60), 59],
    // The delivery is free.
    [charged(5010, 0), 0],
    // A tenth is less than the ৳10 that the gateway accepts.
    [charged(99, 60), 0],
  ])('CA-10 is the delivery charge, at most a tenth in whole taka, or nothing: %j', (order, amount) => {
    expect(advanceAmount(order)).toBe(amount);
  });

  it('CA-10 is never more than a tenth of the total, nor than the charge, and always whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (poisha, charge) => {
          const amount = advanceAmount(charged(poisha / 100, charge));
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount * 100 * 10).toBeLessThanOrEqual(poisha);
          expect(amount).toBeLessThanOrEqual(charge);
        },
      ),
    );
  });

  it('CA-10 lowers what is collected by what was paid, and by nothing else', () => {
    expect(Object.fromEntries(advanceStates.map((state) => [state, collectedWith(state)]))).toEqual({
      asked: 311,
      paid: 280,
      held: 311,
      failed: 311,
      expired: 311,
      refundDue: 311,
      refunded: 311,
    });
    expect(amountToCollect({ total: 310.5 }, [])).toBe(311);
    expect(amountToCollect({ total: 20 }, [{ amount: 60, state: 'paid' }])).toBe(0);
  });

  it('CA-10 is open money while it may have to be given back', () => {
    expect(advanceStates.filter((state) => hasAdvanceMoney([{ state }]))).toEqual([
      'paid',
      'held',
      'refundDue',
    ]);
  });
});

describe('the rules for advances', () => {
  const facts = { total: 900, isOutside: false, finished: 0, delivered: 0, others: 0 };
  const none = {
    ...defaultAdvanceSettings,
    advanceBelowShare: null,
    advanceOver: null,
    advanceForNewOutside: false,
  };

  it('CA-10 propose nothing where none is set', () => {
    expect(advanceReasons(none, { ...facts, isOutside: true, finished: 9, total: 1e6 })).toEqual([]);
  });

  it('CA-10 propose one below the share, from three finished orders on', () => {
    const rules = { ...none, advanceBelowShare: 50 };
    const reasons = (finished: number, delivered: number) =>
      advanceReasons(rules, { ...facts, finished, delivered, others: finished });

    expect(reasons(2, 0)).toEqual([]);
    expect(reasons(4, 2)).toEqual([]);
    expect(reasons(3, 1)).toEqual([
      'Only 1 of 3 finished orders from this phone number were delivered and kept.',
    ]);
  });

  it('CA-10 propose one above the amount, and for a new phone number outside of Dhaka', () => {
    expect(advanceReasons({ ...none, advanceOver: 900 }, facts)).toEqual([]);
    expect(advanceReasons({ ...none, advanceOver: 899 }, facts)).toEqual(['The order is over ৳899.']);
    const rules = { ...none, advanceForNewOutside: true };
    expect(advanceReasons(rules, facts)).toEqual([]);
    expect(advanceReasons(rules, { ...facts, isOutside: true, others: 1 })).toEqual([]);
    expect(advanceReasons(rules, { ...facts, isOutside: true })).toEqual([
      'The phone number is new, and the order goes outside of Dhaka.',
    ]);
  });
});

describe('a payment for an advance', () => {
  const payment = {
    status: 'VALID',
    transactionId: 't-1',
    validationId: 'v-1',
    bankTransactionId: 'b-1',
    // Poisha, in which payments are compared; the amounts of advances above are taka.
    amount: 6000,
    currencies: ['BDT'],
    isRisky: false,
  };
  const asked = { transactionId: 't-1', validationId: 'v-1', amount: 6000 };

  it('CA-10 is received only if transaction, validation id, amount and currency are those asked about', () => {
    expect(judgePayment(payment, asked)).toEqual({ kind: 'received', isRisky: false });
    expect(judgePayment({ ...payment, status: 'VALIDATED', isRisky: true }, asked)).toEqual({
      kind: 'received',
      isRisky: true,
    });
    for (const changed of [
      { transactionId: 't-2' },
      { validationId: 'v-2' },
      { validationId: '' },
      { amount: 5999 },
      { amount: null },
      { currencies: [] },
      { currencies: ['BDT', 'USD'] },
    ])
      expect(judgePayment({ ...payment, ...changed }, asked).kind).toBe('other');
    expect(judgePayment({ ...payment, status: 'FAILED' }, asked).kind).toBe('failed');
    expect(judgePayment({ ...payment, status: 'PENDING' }, asked).kind).toBe('pending');
  });

  it('CA-10 is to be given back where it cannot lower the amount at the door', () => {
    const order = { takesAdvance: true, courierCollects: false, isPaidAlready: false };
    const isRisky = true;
    expect(stateOfReceived(order, !isRisky)).toBe('paid');
    expect(stateOfReceived(order, isRisky)).toBe('held');
    expect(stateOfReceived({ ...order, takesAdvance: false }, isRisky)).toBe('refundDue');
    expect(stateOfReceived({ ...order, courierCollects: true }, !isRisky)).toBe('refundDue');
    expect(stateOfReceived({ ...order, isPaidAlready: true }, !isRisky)).toBe('refundDue');
  });

  it('CA-10 has a transaction id that names its advance and fits into 30 characters', () => {
    const lastAttempt = 9999;
    const id = transactionIdOf('a'.repeat(24), lastAttempt);
    expect(id.length).toBeLessThanOrEqual(30);
    expect(readTransactionId(id)).toEqual({ advanceId: 'a'.repeat(24), attempt: lastAttempt });
    for (const text of [
      '',
      'x',
      // Attempts are counted from 1, in four digits at most.
      `${'a'.repeat(24)}-0`,
      `${'a'.repeat(24)}-12345`,
      `${'A'.repeat(24)}-1`,
      `${id} `,
    ])
      expect(readTransactionId(text)).toBe(null);
  });
});

describe('what staff do about an advance', () => {
  it('CA-10 depends on its state', () => {
    expect(Object.fromEntries(advanceStates.map((state) => [state, actsIn(state)]))).toEqual({
      asked: ['askAgain', 'withdraw'],
      paid: [],
      held: ['accept', 'refuse'],
      failed: ['askAgain', 'withdraw'],
      expired: ['askAgain'],
      refundDue: ['giveBack'],
      refunded: [],
    });
  });

  it('CA-10 has a message that names order, amount and what it lowers, and links that send a text', () => {
    const text = advanceMessage({
      shopName: 'Hatkhola',
      orderNumber: 'HK-7Q4K-2M',
      amount: 60,
      url: 'https://shop.example/advance/x',
    });
    expect(text).toBe(
      'Hatkhola: please pay the delivery charge of ৳60 for order HK-7Q4K-2M in advance. You pay ৳60 less at the door. https://shop.example/advance/x',
    );
    expect(whatsAppLink('01711000222', 'a b&c')).toBe('https://wa.me/8801711000222?text=a%20b%26c');
    expect(smsLink('01711000222', 'a b')).toBe('sms:+8801711000222?body=a%20b');
  });
});
