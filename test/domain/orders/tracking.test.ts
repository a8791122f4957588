import { describe, expect, it } from 'vitest';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import { readTracking, shortenedAddress, trackingEnd } from '#domain/orders/tracking.ts';
import { trackingPath } from '#domain/orders/trackingPath.ts';

describe('a tracking link', () => {
  it('SH-4 ends 90 days after the last move', () => {
    expect(trackingEnd(new Date('2026-01-01T00:00:00.000Z')).toISOString()).toBe('2026-04-01T00:00:00.000Z');
  });

  it('SH-4 has a token of forty characters of base64url', () => {
    const token = 'aZ09-_'.padEnd(40, 'x');
    expect([token, `${token}x`, token.slice(1), '', `${token.slice(1)}.`].map(isLinkToken)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(trackingPath(token)).toBe(`/track/${token}`);
  });
});

describe('what a link shows of the delivery', () => {
  it.each([
    ['House 3, Road 7, Mirpur', 'House 3, …'],
    ['House 3', 'House …'],
    ['বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা', 'বাসা ১২, …'],
    ['Mirpur', '…'],
    ['', '…'],
    ['  a   b  ', 'a …'],
    [`${'x'.repeat(25)} Mirpur`, '…'],
  ])('SH-4 is the beginning of the address %j', (address, expected) => {
    expect(shortenedAddress(address)).toBe(expected);
  });
});

describe('readTracking', () => {
  const data = {
    _id: 'o1',
    number: 'HK-7Q4K-2M',
    date: '05 Jan, 2026',
    time: '03:07 pm',
    subTotal: 500,
    deliveryCharge: 60,
    total: 560,
    toPay: 440,
    orderStatus: 'Cancelled',
    deliveredAt: null,
    returnDays: 30,
    products: [
      {
        id: 'p1',
        name: 'Cup',
        imageUrl: '/c.webp',
        color: 'N/A',
        size: 'N/A',
        quantity: 2,
        originalPrice: 250,
      },
    ],
    delivery: {
      name: 'Rahima',
      mobileNumber: '017••••••22',
      address: 'House 3, …',
      district: 'Dhaka',
      deliveryArea: 'Inside of Dhaka',
    },
    endsAt: '2026-04-05T00:00:00.000Z',
  };
  const cancelled = {
    event: 'CANCEL',
    from: 'Pending',
    to: 'Cancelled',
    by: 'customer',
    at: '2026-01-05T10:00:00Z',
  };

  it('SH-4 reads the order of a link with its moves', () => {
    expect(readTracking({ data, history: [{ ...cancelled, byLink: true }, { event: 'FLY' }] })).toEqual({
      order: data,
      history: [{ ...cancelled, byLink: true }],
    });
  });

  it('CA-10 reads what was paid in advance', () => {
    const advances = { paid: 120, refundDue: 0, refunded: 0 };
    const read = (sent: unknown) => readTracking({ data: { ...data, advances: sent } })?.order;
    expect(read(advances)).toEqual({ ...data, advances });
    expect(read({ paid: 120 })).toEqual({ ...data, advances });
    expect(['x', {}, { paid: 0 }].map(read)).toEqual([data, data, data]);
  });

  it('SH-3 reads that the order was corrected', () => {
    expect(readTracking({ data, history: [], corrected: true })).toEqual({
      order: data,
      history: [],
      isCorrected: true,
    });
  });

  it('SH-4 API-8 reads what misses as empty, and no order as null', () => {
    const { _id, orderStatus } = data;
    expect(readTracking({ data: { _id, orderStatus } })).toEqual({
      order: {
        _id,
        orderStatus,
        number: null,
        date: '',
        time: '',
        subTotal: 0,
        deliveryCharge: 0,
        total: 0,
        toPay: 0,
        deliveredAt: null,
        returnDays: 7,
        products: [],
        delivery: { name: '', mobileNumber: '', address: '', district: '', deliveryArea: '' },
        endsAt: '',
      },
      history: [],
    });
    expect([null, 'x', {}, { data: {} }].map(readTracking)).toEqual([null, null, null, null]);
  });
});
