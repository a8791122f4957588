import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '#domain/accounts/role.ts';
import { type OrderStatus, orderEventTypes, orderStatuses } from '#domain/orders/orderStatus.ts';
import type { OrderEvent } from '#machines/orderMachine.ts';
import {
  afterMove,
  eventTo,
  isCorrectable,
  isRemovable,
  moveRefusal,
  type OrderSnapshot,
  statusAfter,
} from '#machines/orderMoves.ts';

const deliveredAt = '2025-01-05T09:07:00.000Z';
const inTime = '2025-01-06T09:07:00.000Z';
/** A millisecond more than seven days after the delivery. */
const late = '2025-01-12T09:07:00.001Z';

/** Every status × event × role that is refused at a time, with its reason. */
const refusedAt = (at: string) =>
  orderStatuses.flatMap((orderStatus) =>
    orderEventTypes.flatMap((type) =>
      roles.flatMap((by) => {
        const reason = moveRefusal({ orderStatus, deliveredAt, returnDays: 7 }, { type, by, at });
        return reason === null ? [] : [{ move: `${orderStatus} ${type} ${by}`, reason }];
      }),
    ),
  );
const reasonedWith = (reason: string, at: string) =>
  refusedAt(at)
    .filter((refused) => refused.reason === reason)
    .map(({ move }) => move);

describe('moveRefusal', () => {
  it('ST-8 refuses 69 of the 90 status × event × role', () => {
    expect(refusedAt(inTime)).toHaveLength(69);
    // And the late return of the customer.
    expect(refusedAt(late)).toHaveLength(70);
  });

  it('ST-6 refuses six moves as those of the other role', () => {
    expect(reasonedWith('otherRole', inTime)).toEqual([
      'Pending CONFIRM customer',
      'Confirmed SHIP customer',
      'Confirmed DELIVER customer',
      'Shipping DELIVER customer',
      'Delivered RETURN admin',
      'Delivered RETURN staff',
    ]);
  });

  it('ST-3 refuses fifteen moves because the order has that status', () => {
    expect(reasonedWith('alreadyThere', inTime)).toEqual(
      [
        'Confirmed CONFIRM',
        'Shipping SHIP',
        'Delivered DELIVER',
        'Cancelled CANCEL',
        'Return RETURN',
      ].flatMap((move) => roles.map((by) => `${move} ${by}`)),
    );
  });

  it('ST-8 refuses the other 48 as unknown moves', () => {
    expect(reasonedWith('noSuchMove', inTime)).toHaveLength(48);
    expect(reasonedWith('noSuchMove', inTime)).toContain('Pending DELIVER admin');
  });

  it('ST-10 refuses only a late return because the return window is over', () => {
    expect(reasonedWith('returnWindowOver', inTime)).toEqual([]);
    expect(reasonedWith('returnWindowOver', late)).toEqual(['Delivered RETURN customer']);
  });

  it('ST-10 refuses staff a late return as another role’s move', () => {
    const refusal = moveRefusal(
      { orderStatus: 'Delivered', deliveredAt, returnDays: 7 },
      { type: 'RETURN', by: 'admin', at: late },
    );
    expect(refusal).toBe('otherRole');
  });

  it('SP-3 ST-10 refuses every return of an order without days for it, at whatever time', () => {
    const snapshot: OrderSnapshot = { orderStatus: 'Delivered', deliveredAt, returnDays: 0 };
    const refusals = [deliveredAt, inTime].map((at) =>
      moveRefusal(snapshot, { type: 'RETURN', by: 'customer', at }),
    );
    expect(refusals).toEqual(['returnWindowOver', 'returnWindowOver']);
  });

  it('API-8 offers a return when the host does not report the delivery time', () => {
    const snapshot: OrderSnapshot = { orderStatus: 'Delivered', deliveredAt: null, returnDays: 7 };
    expect(moveRefusal(snapshot, { type: 'RETURN', by: 'customer', at: late })).toBe(null);
  });

  it('ST-8 has no event for an unknown status', () => {
    const snapshot = { orderStatus: 'Returns' as OrderStatus, deliveredAt: null, returnDays: 7 };
    expect(() => moveRefusal(snapshot, { type: 'CANCEL', by: 'admin', at: inTime })).toThrow();
  });
});

describe('statusAfter and eventTo', () => {
  it('ST-2 … ST-6 lead each event to one status and back', () => {
    expect(statusAfter).toEqual({
      CONFIRM: 'Confirmed',
      CANCEL: 'Cancelled',
      SHIP: 'Shipping',
      DELIVER: 'Delivered',
      RETURN: 'Return',
    });
    expect(orderEventTypes.map((type) => eventTo(statusAfter[type]))).toEqual([...orderEventTypes]);
  });

  it('ST-1 lead nothing back to Pending', () => {
    expect(eventTo('Pending')).toBe(null);
  });
});

describe('isRemovable', () => {
  it('ST-4 and ST-5 let an admin remove a cancelled, delivered or returned order, and others none', () => {
    expect(orderStatuses.filter((status) => isRemovable(status, 'admin'))).toEqual([
      'Delivered',
      'Cancelled',
      'Return',
    ]);
    expect(orderStatuses.filter((status) => isRemovable(status, 'staff'))).toEqual([]);
    expect(orderStatuses.filter((status) => isRemovable(status, 'customer'))).toEqual([]);
  });
});

describe('isCorrectable', () => {
  it('MD-5 lets staff correct a pending or confirmed order, none from Shipping on, and customers none', () => {
    const correctable = roles.map((role) => orderStatuses.map((status) => isCorrectable(status, role)));
    expect(Object.fromEntries(roles.map((role, index) => [role, correctable[index]]))).toEqual({
      admin: [true, true, false, false, false, false],
      staff: [true, true, false, false, false, false],
      customer: [false, false, false, false, false, false],
    });
  });
});

const anyEvents = fc.array(
  fc.record({
    type: fc.constantFrom(...orderEventTypes),
    by: fc.constantFrom(...roles),
    at: fc
      .date({ min: new Date('2025-01-01'), max: new Date('2025-02-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  }),
  { maxLength: 30 },
);
const fresh: OrderSnapshot = { orderStatus: 'Pending', deliveredAt: null, returnDays: 7 };

describe('afterMove', () => {
  it('ST-9 ends any sequence of events where the accepted ones lead', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const accepted: OrderEvent[] = [];
        const end = events.reduce((snapshot, event) => {
          if (moveRefusal(snapshot, event) === null) accepted.push(event);
          return afterMove(snapshot, event);
        }, fresh);
        expect(accepted.reduce(afterMove, fresh)).toEqual(end);
        expect(accepted.map((event) => statusAfter[event.type]).at(-1) ?? 'Pending').toBe(end.orderStatus);
      }),
      { numRuns: 300 },
    );
  });

  it('ST-8 moves exactly when there is no refusal', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        events.reduce((snapshot, event) => {
          const next = afterMove(snapshot, event);
          const expected =
            moveRefusal(snapshot, event) === null ? statusAfter[event.type] : snapshot.orderStatus;
          expect(next.orderStatus).toBe(expected);
          return next;
        }, fresh);
      }),
    );
  });
});
