import { describe, expect, it } from 'vitest';
import { moveFailure, moveLabel, removalFailure, whyNotMoved } from '#dashboard/orders/moveLabels.ts';
import type { OrderRefusal } from '#domain/order.ts';
import { orderRefusals, texts } from '#domain/texts.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

describe('moveLabels', () => {
  it('ST-6 speaks to a customer in the customer’s own words', () => {
    expect((['CANCEL', 'CONFIRM', 'RETURN'] as const).map((type) => moveLabel(type, 'customer'))).toEqual([
      'Cancel Order',
      'Confirm Order',
      'Return',
    ]);
  });

  it('ST-2 ST-3 speaks to an admin in the words of the lists', () => {
    expect(
      (['CONFIRM', 'CANCEL', 'SHIP', 'DELIVER'] as const).map((type) => moveLabel(type, 'admin')),
    ).toEqual(['Confirm', 'Cancel', 'Mark as Shipping', 'Delivered']);
  });

  it('ST-8 tells the order’s true status when the server refused the move', () => {
    const message = 'The order cannot move there.';
    expect(
      moveFailure({ kind: 'refused', status: 409, code: 'moveRefused', message, orderStatus: 'Cancelled' }),
    ).toEqual({
      title: 'Error!',
      text: 'Failed to update order status. The order cannot move there. The order is now Cancelled.',
    });
  });

  it('ST-8 says the reason in English and Bengali where the server tells it, and the server’s own words else', () => {
    const refused = { kind: 'refused', status: 409, code: 'moveRefused', message: 'No.' } as const;
    const reasons = Object.keys(orderRefusals) as OrderRefusal[];
    expect(reasons.map((reason) => moveFailure({ ...refused, reason }).text)).toEqual(
      reasons.map(
        (reason) => `${texts.statusFailed.text} ${orderRefusals[reason].en} ${orderRefusals[reason].bn}`,
      ),
    );
    expect(removalFailure({ ...refused, reason: 'notRemovable' })).toEqual({
      title: 'Error deleting order. Please try again later.',
      text: `${orderRefusals.notRemovable.en} ${orderRefusals.notRemovable.bn}`,
    });
    const newer = { ...refused, reason: 'tooHeavy' as OrderRefusal };
    expect(moveFailure(newer).text).toBe(`${texts.statusFailed.text} No.`);
  });

  it('ST-8 says of one of many orders what is known of it, and what is not', () => {
    const order = anOrder({ orderStatus: 'Pending' });
    const failure = { kind: 'unreachable', message: 'The shop cannot be reached.' } as const;
    const refusal = { kind: 'refused', status: 409, code: 'moveRefused', message: 'No.' } as const;
    expect([
      whyNotMoved({ order, kind: 'refused', failure: refusal }),
      whyNotMoved({ order, kind: 'untried', failure }),
      whyNotMoved({ order, kind: 'lost', failure, status: null }),
      whyNotMoved({ order, kind: 'lost', failure, status: 'Pending' }),
    ]).toEqual([
      'No.',
      'Not tried, it is as it was. The shop cannot be reached.',
      'We do not know whether it moved. The shop cannot be reached.',
      'The answer did not come. We asked again: the order is Pending.',
    ]);
  });

  it('ST-7 names the request when the shop broke', () => {
    expect(
      moveFailure({ kind: 'broken', message: 'Something went wrong at the shop.', requestId: 'r-7' }),
    ).toEqual({
      title: 'Error!',
      text: 'Failed to update order status. Something went wrong at the shop. (request r-7)',
    });
  });

  it('ER-1 distinguishes a refused removal from one without a response', () => {
    const failures = [
      { kind: 'refused', status: 409, code: 'moveRefused', message: 'It is still on its way.' },
      { kind: 'unreachable', message: 'The shop cannot be reached.' },
    ] as const;
    expect(failures.map(removalFailure)).toEqual([
      { title: 'Error deleting order. Please try again later.', text: 'It is still on its way.' },
      { title: 'An unexpected error occurred. Please try again later.', text: 'The shop cannot be reached.' },
    ]);
  });
});
