import { describe, expect, it } from 'vitest';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { replayHistory } from '#machines/replayHistory.ts';

/** The order's days for a return. */
const returnDays = 7;
const confirm: OrderMove = {
  event: 'CONFIRM',
  from: 'Pending',
  to: 'Confirmed',
  by: 'admin',
  at: '2025-01-05T09:00:00.000Z',
};
const deliver: OrderMove = {
  ...confirm,
  event: 'DELIVER',
  from: 'Confirmed',
  to: 'Delivered',
  at: '2025-01-06T09:00:00.000Z',
};
const faultOf = (...moves: OrderMove[]) => replayHistory(moves, returnDays).fault;

describe('replayHistory', () => {
  it('ST-9 replays a history to the order’s status', () => {
    expect(replayHistory([], returnDays)).toEqual({
      snapshot: { orderStatus: 'Pending', deliveredAt: null, returnDays: 7 },
      fault: null,
    });
    expect(replayHistory([confirm, deliver], returnDays)).toEqual({
      snapshot: { orderStatus: 'Delivered', deliveredAt: deliver.at, returnDays: 7 },
      fault: null,
    });
  });

  it('ST-9 names the step that is refused or has another start or end', () => {
    expect(faultOf(confirm, { ...deliver, by: 'customer' })).toEqual({
      step: 2,
      reason: 'DELIVER by customer is refused in Confirmed',
    });
    expect(faultOf(deliver)).toEqual({
      step: 1,
      reason: 'DELIVER by admin begins at Confirmed, but the order stood at Pending',
    });
    expect(faultOf({ ...confirm, to: 'Shipping' })).toEqual({
      step: 1,
      reason: 'CONFIRM by admin leads to Confirmed, not to Shipping',
    });
  });

  it("ST-10 SP-3 refuses a return that is late for the order's days", () => {
    const eightDaysLater = '2025-01-14T09:00:00.000Z';
    const late: OrderMove = {
      ...deliver,
      event: 'RETURN',
      from: 'Delivered',
      to: 'Return',
      by: 'customer',
      at: eightDaysLater,
    };
    expect(faultOf(confirm, deliver, late)?.step).toBe(3);
    expect(replayHistory([confirm, deliver, late], 8)).toEqual({
      snapshot: { orderStatus: 'Return', deliveredAt: deliver.at, returnDays: 8 },
      fault: null,
    });
  });

  it('CARD-9 replays with a changed machine', () => {
    const closed = orderMachine.provide({ guards: { hasRole: () => false } });
    expect(replayHistory([confirm], returnDays, closed).fault?.reason).toBe(
      'CONFIRM by admin is refused in Pending',
    );
  });
});
