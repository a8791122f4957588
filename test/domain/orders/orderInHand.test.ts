import { describe, expect, it } from 'vitest';
import { inHandText, isTakenInHand, readOrdersInHand } from '#domain/orders/orderInHand.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';

describe('an order in hand', () => {
  it('DK-15 says who is calling, or has the order open', () => {
    const texts = [inHandText({ by: 'Rahim' }, 'Pending'), inHandText({ by: 'Rahim' }, 'Confirmed')];
    expect(texts).toEqual(['Rahim is calling.', 'Rahim has this order open.']);
  });

  it('DK-15 is one that has not ended', () => {
    expect(orderStatuses.filter(isTakenInHand)).toEqual(['Pending', 'Confirmed', 'Shipping']);
  });

  it('DK-15 is read without throwing from whatever a host sends', () => {
    const since = '2026-11-26T04:00:00.000Z';
    expect(
      readOrdersInHand({ inHand: [{ orderId: 'o1', by: 'Rahim', isOwn: 1, since }, { by: 'x' }] }),
    ).toEqual([{ orderId: 'o1', by: 'Rahim', isOwn: false, since }]);
    expect(readOrdersInHand(null)).toEqual([]);
  });
});
