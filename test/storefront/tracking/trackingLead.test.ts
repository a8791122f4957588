import { describe, expect, it } from 'vitest';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { trackingLead } from '#storefront/tracking/trackingLead.ts';

const placed = {
  date: '26 Nov, 2026',
  deliveredAt: null,
  returnDays: 7,
  delivery: { deliveryArea: 'Inside of Dhaka' },
} as const;
const lead = (
  order: Omit<Parameters<typeof trackingLead>[0], keyof typeof placed> &
    Partial<Parameters<typeof trackingLead>[0]>,
  now = '2026-11-27T06:00:00Z',
) => trackingLead({ ...placed, ...order }, defaultShopSettings, new Date(now));

describe('trackingLead', () => {
  it.each([
    ['Pending', "We'll call you between 10 am and 8 pm to confirm it. It should reach you by Sun, 29 Nov."],
    ['Confirmed', 'We are packing it. It should reach you by Sun, 29 Nov.'],
    ['Shipping', 'It should reach you by Sun, 29 Nov.'],
    ['Cancelled', ''],
    ['Return', ''],
  ] as const)('BY-5 BY-6 says of an order that is %s what comes next', (orderStatus, text) => {
    expect(lead({ orderStatus })).toBe(text);
  });

  it('BY-6 counts by the days of the area, an unknown one as outside of Dhaka', () => {
    const leads = ['Outside of Dhaka', 'Ctg'].map((deliveryArea) =>
      lead({ orderStatus: 'Shipping', delivery: { deliveryArea } }),
    );
    expect(leads).toEqual(['It should reach you by Tue, 01 Dec.', 'It should reach you by Tue, 01 Dec.']);
  });

  it('BY-5 says when the day has passed in Dhaka', () => {
    // In Dhaka the day ends at 18:00 UTC.
    expect(lead({ orderStatus: 'Shipping' }, '2026-11-29T17:59:00Z')).toBe(
      'It should reach you by Sun, 29 Nov.',
    );
    expect(lead({ orderStatus: 'Shipping' }, '2026-11-29T18:00:00Z')).toBe(
      'It should have reached you by Sun, 29 Nov. Call 09600-000111 and we will look for it.',
    );
  });

  it('BY-5 names the last day for a return, while there is one', () => {
    const delivered = { orderStatus: 'Delivered', deliveredAt: '2026-11-28T10:00:00.000Z' } as const;
    expect([
      lead(delivered),
      lead({ ...delivered, returnDays: 0 }),
      lead(delivered, '2026-12-05T18:00:00Z'),
    ]).toEqual(['You can return it until Sat, 05 Dec, 04:00 pm.', '', '']);
  });

  it('BY-5 ST-10 offers a return to the minute at which orderMachine still takes it', () => {
    const delivered = { orderStatus: 'Delivered', deliveredAt: '2026-11-28T10:00:00.000Z' } as const;
    expect([
      lead(delivered, '2026-12-05T10:00:00.000Z'),
      lead(delivered, '2026-12-05T10:00:00.001Z'),
    ]).toEqual(['You can return it until Sat, 05 Dec, 04:00 pm.', '']);
  });

  it('BY-6 promises no day for a date that another host writes in its own way', () => {
    expect(lead({ orderStatus: 'Shipping', date: '2026/11/26' })).toBe('');
  });
});
