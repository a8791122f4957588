import { describe, expect, it } from 'vitest';
import type { CashHistoryMove } from '#domain/cash/cashHistory.ts';
import { cashStates } from '#domain/cash/cashState.ts';
import { cashReminder } from '#domain/consignments/cashReminder.ts';
import { cashStateLabel, cashText } from '#domain/consignments/cashText.ts';
import { cashStateLabels } from '#messages/domain/cash.ts';
import { aParcel } from '../../support/builders/aParcel.ts';

const now = new Date('2025-01-09T05:00:00.000Z');
const delivered = aParcel({
  invoice: 'HK-7Q4K-2M',
  trackingCode: 'SF81',
  stage: 'delivered',
  cashState: 'collected',
  outstanding: 1310,
  unremitted: 1310,
  heldSince: '2025-01-05T08:00:00.000Z',
});
const move = (given: Partial<CashHistoryMove>): CashHistoryMove => ({
  event: 'PAYOUT',
  to: 'reconciled',
  at: '2025-01-08T08:00:00.000Z',
  by: 'Nusrat',
  reason: '',
  payoutDay: null,
  entries: [],
  ...given,
});

describe('where the money of a parcel is', () => {
  it.each([
    ['Delivered, ৳1,310 with Steadfast for 4 days', delivered],
    ['Delivered, ৳1,310 with Steadfast since today', { ...delivered, heldSince: now.toISOString() }],
    [
      'Partly delivered, ৳1,310 with Karim for 1 day',
      {
        ...delivered,
        stage: 'partlyDelivered',
        courier: 'ownRider',
        rider: 'Karim',
        heldSince: '2025-01-08T05:00:00.000Z',
      },
    ],
    ['Named in a statement, payout awaited', { ...delivered, cashState: 'remitted' }],
    [
      'Handed over, waiting for an admin to confirm it',
      { ...delivered, courier: 'ownRider', rider: 'Karim', cashState: 'remitted' },
    ],
    ['Received on 08 Jan, 2025', { ...delivered, cashState: 'reconciled' }],
    ['Steadfast is short by ৳110', { ...delivered, cashState: 'short', unremitted: 110 }],
    ['Steadfast gave ৳50 too much', { ...delivered, cashState: 'over', unremitted: -50 }],
    ['Nothing to collect', { ...delivered, cashState: 'void' }],
    ['', { ...delivered, cashState: 'due' }],
  ] as const)('CA-6 says “%s”', (text, parcel) => {
    expect(cashText(parcel, now, [move({})])).toBe(text);
  });

  it('CA-6 CA-8 names no statement for the cash of a rider', () => {
    const remitted = { ...delivered, cashState: 'remitted' } as const;
    expect(cashStateLabel(remitted)).toBe('Named in a statement');
    expect(cashStateLabel({ ...remitted, courier: 'ownRider' })).toBe('Handed over');
  });

  it('CA-6 says why it was written off', () => {
    const history = [move({ event: 'WRITE_OFF', to: 'writtenOff', reason: 'Lost on the way' })];
    expect(cashText({ ...delivered, cashState: 'writtenOff' }, now, history)).toBe(
      'Written off: Lost on the way',
    );
  });

  it('CA-4 CA-6 says on which day the money of a payout arrived, however late it was entered', () => {
    const history = [move({ payoutDay: '2025-01-06' })];
    expect(cashText({ ...delivered, cashState: 'reconciled' }, now, history)).toBe(
      'Received on 06 Jan, 2025',
    );
  });

  it('CA-6 calls nothing paid or received before its payout', () => {
    const texts = cashStates
      .filter((state) => state !== 'reconciled')
      .flatMap((cashState) => [cashText({ ...delivered, cashState }, now), cashStateLabels[cashState]]);
    expect(texts.filter((text) => /\bpaid\b|received/i.test(text))).toEqual([]);
  });
});

describe('a reminder', () => {
  it('CA-5 lists invoice, tracking code, amount and day of each parcel, and the sum, in both languages', () => {
    const other = { ...delivered, invoice: 'HK-2', trackingCode: null, outstanding: 99.5 };
    const { en, bn } = cashReminder([delivered, other], 'Hatkhola');
    expect(en.split('\n')).toEqual([
      'These parcels of Hatkhola were delivered. We have not received their cash:',
      'HK-7Q4K-2M, tracking code SF81, ৳1,310, delivered on 05 Jan, 2025',
      'HK-2, ৳99.50, delivered on 05 Jan, 2025',
      'Total: ৳1,409.50 for 2 parcels',
      'Tell us when the cash comes.',
    ]);
    expect(bn.split('\n')).toEqual([
      'Hatkhola-এর নিচের পার্সেলগুলো ডেলিভারি হয়েছে। এগুলোর টাকা আমরা এখনো পাইনি:',
      'HK-7Q4K-2M, ট্র্যাকিং কোড SF81, ৳১,৩১০, ডেলিভারি 05 Jan, 2025',
      'HK-2, ৳৯৯.৫০, ডেলিভারি 05 Jan, 2025',
      'মোট: ৳১,৪০৯.৫০, ২টি পার্সেল',
      'টাকা কবে আসবে, জানাবেন।',
    ]);
  });
});
