import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCountedInvoice, parseInvoiceCode } from '#domain/orders/invoiceNumber.ts';
import { orderCodeOf, orderNumberCount, orderNumberOf } from '#domain/orders/orderNumber.ts';

const numbers = fc.integer({ min: 0, max: orderNumberCount - 1 });

describe('the invoice of a parcel', () => {
  it.each(['HK', 'ABC', 'SHOP'])('CR-1 leads to its order under the prefix %s', (prefix) => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 2, max: 99 }), (random, count) => {
        const number = orderNumberOf(random, prefix);
        const written = [number, `${number}-${count}`, `${number}-${count}`.toLowerCase()];
        expect(written.map(parseInvoiceCode)).toEqual(written.map(() => orderCodeOf(number)));
      }),
    );
  });

  it('CR-1 leads to its order when prefix and code begin like another order number', () => {
    // HKQ-9CJW-N2 would be one too.
    expect(['HK-Q9CJ-WN-2', 'hk-q9cj-wn-2'].map(parseInvoiceCode)).toEqual(['Q9CJ-WN', 'Q9CJ-WN']);
  });

  it('CR-1 leads to its order when its digits are Bengali', () => {
    expect(parseInvoiceCode('HK-Q৯CJ-WN-২')).toBe('Q9CJ-WN');
  });

  it('CR-1 leads to its order with the dashes of a program for texts, as an order number does', () => {
    const written = ['HK–Q9CJ–WN–2', 'HK\u2011Q9CJ\u2011WN\u20112', 'HK–Q9CJ–WN'];
    expect(written.map(parseInvoiceCode)).toEqual(['Q9CJ-WN', 'Q9CJ-WN', 'Q9CJ-WN']);
  });

  // The check character of 7Q4K-2M is wrong, and no order has a hundred parcels.
  it.each(['', 'HK-2', 'HK-7Q4K-2M', 'HK-7Q4K-2M-2', 'HK-Q9CJ-WN-100'])('CR-1 is not %j', (text) => {
    expect(parseInvoiceCode(text)).toBeNull();
  });
});

describe('parseCountedInvoice', () => {
  it.each(['HK-Q9CJ-WN-2', 'q9cj-wn-2', ' AB–Q9CJ–WN–02 ', 'Q৯CJ-WN-২'])(
    'DK-13 reads %j as the second parcel of its order',
    (written) => {
      expect(parseCountedInvoice(written)).toBe('Q9CJ-WN-2');
    },
  );

  // The check character of Q9CJ-WM is wrong, and the first parcel's invoice has no count.
  it.each(['', 'HK-Q9CJ-WN', 'Q9CJ-WM-2', 'HK-Q9CJ-WN-100', 'Q9CJ-WN-0', 'Q9CJ-WN-01'])(
    'DK-13 reads no parcel from %j',
    (written) => {
      expect(parseCountedInvoice(written)).toBeNull();
    },
  );
});
