import { describe, expect, it } from 'vitest';
import { moveFailure, moveLabel, removalFailure, unmovedReason } from '#dashboard/orders/moves/moveTexts.ts';
import { orderRefusalMessage, orderRefusalReasons } from '#domain/messages/orderRefusals.ts';
import type { OrderRefusal } from '#domain/orders/orderStatus.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

/** Days; only the refusal of a late return names them. */
const returnDays = 9;

describe('moveTexts', () => {
  it('ST-6 labels the moves of a customer', () => {
    expect((['CANCEL', 'CONFIRM', 'RETURN'] as const).map((type) => moveLabel(type, 'customer'))).toEqual([
      'Cancel Order',
      'Confirm Order',
      'Return',
    ]);
  });

  it('ST-2 ST-3 labels the moves of an admin', () => {
    expect(
      (['CONFIRM', 'CANCEL', 'SHIP', 'DELIVER'] as const).map((type) => moveLabel(type, 'admin')),
    ).toEqual(['Confirm', 'Cancel', 'Mark as Shipping', 'Delivered']);
  });

  it('ST-8 shows the order’s actual status when the server refused the move', () => {
    const message = 'The order cannot move there.';
    expect(
      moveFailure(
        { kind: 'refused', status: 409, code: 'moveRefused', message, orderStatus: 'Cancelled' },
        returnDays,
      ),
    ).toEqual({
      title: 'Error!',
      text: 'Failed to update order status. The order cannot move there. The order is now Cancelled.',
    });
  });

  it('ST-7 says that the status may have changed although no answer came', () => {
    const message = 'The shop cannot be reached.';
    expect(moveFailure({ kind: 'unreachable', message }, returnDays)).toEqual({
      title: 'Error!',
      text: `Failed to update order status. It may have changed all the same. ${message}`,
    });
  });

  it('ST-8 shows a known reason in English and Bengali, and else the server’s message', () => {
    const refused = { kind: 'refused', status: 409, code: 'moveRefused', message: 'No.' } as const;
    expect(orderRefusalReasons.map((reason) => moveFailure({ ...refused, reason }, returnDays).text)).toEqual(
      orderRefusalReasons.map((reason) => {
        const { en, bn } = orderRefusalMessage(reason, returnDays);
        return `${shopMessages.statusFailed.text} ${en} ${bn}`;
      }),
    );
    const { en, bn } = orderRefusalMessage('notRemovable', returnDays);
    expect(removalFailure({ ...refused, reason: 'notRemovable' }, returnDays)).toEqual({
      title: 'Error deleting order. Please try again later.',
      text: `${en} ${bn}`,
    });
    const unknownReason = { ...refused, reason: 'tooHeavy' as OrderRefusal };
    expect(moveFailure(unknownReason, returnDays).text).toBe(`${shopMessages.statusFailed.text} No.`);
  });

  it('ST-8 gives the reason why one of many orders was not moved, and its status if known', () => {
    const order = anOrder({ orderStatus: 'Pending' });
    const failure = { kind: 'unreachable', message: 'The shop cannot be reached.' } as const;
    const refusal = { kind: 'refused', status: 409, code: 'moveRefused', message: 'No.' } as const;
    expect([
      unmovedReason({ order, kind: 'refused', failure: refusal }),
      unmovedReason({ order, kind: 'notSent', failure }),
      unmovedReason({ order, kind: 'lost', failure, status: null }),
      unmovedReason({ order, kind: 'lost', failure, status: 'Pending' }),
    ]).toEqual([
      'No.',
      'Not tried. It is unchanged. The shop cannot be reached.',
      "We couldn't tell whether it was moved. The shop cannot be reached.",
      'No answer came. We checked again: the order is Pending.',
    ]);
  });

  it('ST-7 shows the request id of an internal error', () => {
    expect(
      moveFailure(
        { kind: 'broken', message: 'Something went wrong at the shop.', requestId: 'r-7' },
        returnDays,
      ),
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
    expect(failures.map((failure) => removalFailure(failure, returnDays))).toEqual([
      { title: 'Error deleting order. Please try again later.', text: 'It is still on its way.' },
      { title: 'An unexpected error occurred. Please try again later.', text: 'The shop cannot be reached.' },
    ]);
  });
});
