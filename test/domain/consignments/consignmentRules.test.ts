import { describe, expect, it } from 'vitest';
import { allowsOnlyExchanges, hasOpenMoney } from '#domain/consignments/consignmentRules.ts';

describe('the open money of an order', () => {
  it.each([
    ['booked', 'due', 0, 0, true],
    ['delivered', 'collected', 1310, 1310, true],
    // A statement took the money back, and its payout is still to come.
    ['delivered', 'short', 0, 1310, true],
    ['delivered', 'reconciled', 0, 0, false],
    // An exchange for nothing.
    ['delivered', 'collected', 0, 0, false],
    // An admin has given up the rest; what was handed over is still to arrive.
    ['delivered', 'writtenOff', 201, 0, true],
    ['delivered', 'writtenOff', 0, 0, false],
    ['partlyDelivered', 'due', 0, 0, true],
    ['partlyDelivered', 'remitted', 500, 0, true],
    ['partlyDelivered', 'reconciled', 0, 0, false],
    ['returned', 'void', 0, 0, false],
  ] as const)(
    'CR-1 CA-1 of a parcel that is %s with its cash %s, %d outstanding and %d unremitted: %s',
    (stage, cashState, outstanding, unremitted, isOpen) => {
      expect(hasOpenMoney([{ stage, cashState, outstanding, unremitted }])).toBe(isOpen);
    },
  );
});

describe('a parcel beside which only an exchange is sent', () => {
  it.each([
    [['booked'], null, false, true],
    [['booked'], null, true, false],
    [['partlyDelivered'], null, false, true],
    [['partlyDelivered'], 210, true, false],
    // Its order is still to be moved to Delivered.
    [['delivered'], null, false, true],
    [['delivered'], null, true, false],
    // The rest of a partial delivery comes back, is back or was lost on its way back.
    [['partlyDelivered', 'returning'], 210, false, true],
    [['partlyDelivered', 'returning', 'returned'], 210, false, true],
    [['partlyDelivered', 'returning', 'lost'], 210, false, true],
    [['partlyDelivered', 'returned'], 0, false, false],
    // The customer has paid for the delivery alone.
    [['withCourier', 'returning'], 60, false, false],
    [['withCourier', 'returning', 'returned'], 60, false, false],
    [['partlyDelivered', 'withCourier', 'returned'], 60, false, false],
    [['withCourier', 'returned'], null, false, false],
    [['withCourier', 'lost'], null, false, false],
    [['booked', 'cancelled'], null, false, false],
  ] as const)(
    'CR-1 CR-8 when the parcel was %s, its courier has collected %s and it is an exchange (%s): %s',
    (stages, collected, isExchange, expected) => {
      const history = stages.map((to) => ({ from: null, to, word: '', changes: {}, at: '', by: 'staff' }));
      const stage = stages.at(-1) ?? 'booked';
      expect(allowsOnlyExchanges({ stage, collected, isExchange, history })).toBe(expected);
    },
  );
});
