import { describe, expect, it } from 'vitest';
import { nextStep, offeredMoves } from '#dashboard/orders/moves/offeredMoves.ts';
import { type Role, roles } from '#domain/accounts/role.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import { type OrderStatus, orderEventTypes } from '#domain/orders/orderStatus.ts';
import { moveRefusal } from '#machines/orderMoves.ts';

/** The time of the delivery of each order here, whatever its status; only a return depends on it. */
const delivered = '2025-01-05T09:07:00.000Z';
const daysAfter = (days: number) => new Date(Date.parse(delivered) + days * 86_400_000).toISOString();

const offered = (list: OrderListName, orderStatus: OrderStatus, by: Role, at = daysAfter(1)) =>
  offeredMoves(list, { orderStatus, deliveredAt: delivered, returnDays: 7 }, by, at);

describe('offeredMoves', () => {
  it('ST-2 lets an admin confirm or cancel a pending order', () => {
    expect(offered('pending', 'Pending', 'admin')).toEqual([
      { type: 'CONFIRM', refusal: null },
      { type: 'CANCEL', refusal: null },
    ]);
  });

  it('ST-3 lets an admin ship, deliver or cancel a confirmed order, with Cancel last', () => {
    expect(offered('confirmed', 'Confirmed', 'admin')).toEqual([
      { type: 'SHIP', refusal: null },
      { type: 'DELIVER', refusal: null },
      { type: 'CANCEL', refusal: null },
    ]);
  });

  it('ST-3 disables Mark as Shipping for an order in Shipping', () => {
    expect(offered('confirmed', 'Shipping', 'admin')).toEqual([
      { type: 'SHIP', refusal: 'alreadyThere' },
      { type: 'DELIVER', refusal: null },
      { type: 'CANCEL', refusal: null },
    ]);
  });

  it('ST-4 lets an admin confirm a cancelled order again', () => {
    expect(offered('cancelled', 'Cancelled', 'admin')).toEqual([{ type: 'CONFIRM', refusal: null }]);
  });

  it('ST-5 offers an admin no move of a delivered or returned order', () => {
    expect([
      ...offered('delivered', 'Delivered', 'admin'),
      ...offered('returned', 'Return', 'admin'),
    ]).toEqual([]);
  });

  it.each(orderLists.active)('ST-6 lets a customer cancel an order that is %s', (status) => {
    expect(offered('active', status, 'customer')).toEqual([{ type: 'CANCEL', refusal: null }]);
  });

  it('ST-6 lets a customer confirm a cancelled order', () => {
    expect(offered('cancelled', 'Cancelled', 'customer')).toEqual([{ type: 'CONFIRM', refusal: null }]);
  });

  it('ST-6 offers a customer nothing on a returned order', () => {
    expect(offered('returned', 'Return', 'customer')).toEqual([]);
  });

  it('ST-10 offers the return for 7 days and then disables it with its reason', () => {
    expect([7, 7.01].map((days) => offered('delivered', 'Delivered', 'customer', daysAfter(days)))).toEqual([
      [{ type: 'RETURN', refusal: null }],
      [{ type: 'RETURN', refusal: 'returnWindowOver' }],
    ]);
  });

  it('MD-1 offers each order in the list of all statuses only the moves of its own status, and a late return with its reason', () => {
    expect([
      offered('all', 'Pending', 'admin'),
      offered('all', 'Shipping', 'admin'),
      offered('all', 'Delivered', 'customer', daysAfter(8)),
    ]).toEqual([
      [
        { type: 'CONFIRM', refusal: null },
        { type: 'CANCEL', refusal: null },
      ],
      [
        { type: 'DELIVER', refusal: null },
        { type: 'CANCEL', refusal: null },
      ],
      [{ type: 'RETURN', refusal: 'returnWindowOver' }],
    ]);
  });

  it('CARD-7 enables exactly the moves that the machine has, in every list, status and role', () => {
    const at = daysAfter(1);
    for (const list of Object.keys(orderLists) as OrderListName[]) {
      for (const orderStatus of orderLists[list]) {
        for (const by of roles) {
          const order = { orderStatus, deliveredAt: delivered, returnDays: 7 };
          const enabled = offeredMoves(list, order, by, at).filter((move) => move.refusal === null);
          const possible = orderEventTypes.filter((type) => moveRefusal(order, { type, by, at }) === null);
          expect(enabled.map((move) => move.type).toSorted()).toEqual(possible.toSorted());
        }
      }
    }
  });

  it.each([
    ['Pending', 'CONFIRM'],
    ['Confirmed', 'SHIP'],
    ['Shipping', 'DELIVER'],
    ['Delivered', null],
    ['Cancelled', 'CONFIRM'],
    ['Return', null],
  ] as const)('MD-6 offers staff as the next step of a %s order: %s', (orderStatus, type) => {
    const offers = offeredMoves(
      'all',
      { orderStatus, deliveredAt: delivered, returnDays: 7 },
      'admin',
      daysAfter(1),
    );
    expect(nextStep(offers)?.type ?? null).toBe(type);
  });
});
