import { describe, expect, it } from 'vitest';
import { matchesOrderFilter } from '#domain/orders/orderFilter.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const customerData = { ...anOrder({}).customerData, deliveryArea: 'Inside of Dhaka' };
/** To Dhaka, of the product 64b000000000000000000001; neither printed nor packed. */
const order = anOrder({ date: '05 Jan, 2025', customerData });

describe('matchesOrderFilter', () => {
  it.each([
    ['nothing', {}, true],
    ['its own day', { from: '2025-01-05', to: '2025-01-05' }, true],
    ['later days', { from: '2025-01-06' }, false],
    ['earlier days', { to: '2025-01-04' }, false],
    ['its area', { area: 'Inside of Dhaka' }, true],
    ['the other area', { area: 'Outside of Dhaka' }, false],
    ['its district', { district: 'Dhaka' }, true],
    ['its district in Bengali', { district: 'ঢাকা' }, true],
    ['another district', { district: 'Bogura' }, false],
    ['its product', { product: '64b000000000000000000001' }, true],
    ['another product', { product: '64b000000000000000000002' }, false],
    ['what is not printed and not packed', { printed: 'no', packed: 'no' }, true],
    ['what is packed', { packed: 'yes' }, false],
  ] as const)('OL-6 DK-14 narrows to %s', (_name, filter, passes) => {
    expect(matchesOrderFilter(order, filter)).toBe(passes);
  });

  it('OL-6 matches an order with an unreadable date against no range of days', () => {
    const strange = anOrder({ date: 'yesterday' });
    expect({
      all: matchesOrderFilter(strange, {}),
      dated: matchesOrderFilter(strange, { from: '2000-01-01' }),
    }).toEqual({ all: true, dated: false });
  });
});

describe('matchesOrderFilter by the day of the delivery', () => {
  it.each([
    ['2025-01-08', true],
    ['2025-01-07', false],
  ])('DK-12 knows an order that came after Dhaka’s midnight by %s: %s', (deliveredOn, passes) => {
    const delivered = anOrder({ deliveredAt: '2025-01-07T18:30:00.000Z' });
    expect(matchesOrderFilter(delivered, { deliveredOn })).toBe(passes);
    expect(matchesOrderFilter(order, { deliveredOn })).toBe(false);
  });
});

describe('matchesOrderFilter with one limit', () => {
  it.each([
    [{ from: '2025-01-04' }, true],
    [{ from: '2025-01-05' }, true],
    [{ to: '2025-01-05' }, true],
    [{ to: '2025-01-06' }, true],
  ])('OL-6 lets an order of 5 January through %j: %s', (filter, passes) => {
    expect(matchesOrderFilter(order, filter)).toBe(passes);
  });
});
