import { describe, expect, it } from 'vitest';
import { previewMoves } from '#dashboard/orders/bulk/previewMoves.ts';
import { roles } from '#domain/accounts/role.ts';
import { orderEventTypes, orderStatuses } from '#domain/orders/orderStatus.ts';
import { moveRefusal } from '#machines/orderMoves.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

const at = '2026-03-02T09:00:00.000Z';

describe('previewMoves', () => {
  it('ST-8 divides the orders into those that would move and those that are refused, with the reason', () => {
    const orders = (['Confirmed', 'Shipping', 'Pending', 'Delivered'] as const).map((orderStatus) =>
      anOrder({ _id: orderStatus, orderStatus, deliveredAt: at }),
    );
    const { moving, refused } = previewMoves(orders, 'SHIP', 'admin', at);
    expect(moving.map(({ _id }) => _id)).toEqual(['Confirmed']);
    expect(refused.map(({ order, refusal }) => [order._id, refusal])).toEqual([
      ['Shipping', 'alreadyThere'],
      ['Pending', 'noSuchMove'],
      ['Delivered', 'noSuchMove'],
    ]);
  });

  it('CARD-7 agrees with the machine for every status, move and role, and loses no order', () => {
    const orders = orderStatuses.map((orderStatus) =>
      anOrder({ _id: orderStatus, orderStatus, deliveredAt: at }),
    );
    for (const by of roles) {
      for (const type of orderEventTypes) {
        const { moving, refused } = previewMoves(orders, type, by, at);
        expect(moving).toEqual(orders.filter((order) => moveRefusal(order, { type, by, at }) === null));
        expect(moving.length + refused.length).toBe(orders.length);
      }
    }
  });
});
