import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { roles } from '#domain/accounts/role.ts';
import { type OrderStatus, orderEventTypes, orderStatuses } from '#domain/orders/orderStatus.ts';
import { inReturnWindow, type OrderEvent, orderMachine } from '#machines/orderMachine.ts';

const at = '2025-01-05T09:07:00.000Z';
const everyEvent: readonly OrderEvent[] = orderEventTypes.flatMap((type) =>
  roles.map((by) => ({ type, by, at })),
);

const deliveredAt = '2025-01-05T09:07:00.000Z';
const after = (milliseconds: number) => new Date(Date.parse(deliveredAt) + milliseconds).toISOString();
const sevenDays = 7 * 24 * 60 * 60 * 1000;

/** Every state × event × role that the machine accepts, as `Pending CONFIRM admin → Confirmed`. */
const edges = orderStatuses.flatMap((status) => {
  const snapshot = orderMachine.resolveState({ value: status, context: { deliveredAt: at, returnDays: 7 } });
  return everyEvent.flatMap((event) => {
    const [next] = transition(orderMachine, snapshot, event);
    // The machine returns the same snapshot for an event that it refuses.
    return next === snapshot ? [] : [`${status} ${event.type} ${event.by} → ${next.value}`];
  });
});

/** The times of delivery that an order in this status can have, by every simple path from Pending. */
const timesIn = (status: OrderStatus) => {
  const paths = getSimplePaths(orderMachine, {
    events: everyEvent,
    toState: ({ value }) => value === status,
  });
  return [...new Set(paths.map(({ state }) => state.context.deliveredAt))];
};

describe('orderMachine', () => {
  it('ST-1 has exactly the six statuses and starts Pending', () => {
    expect(Object.keys(orderMachine.states).toSorted()).toEqual(orderStatuses.toSorted());
    expect(initialTransition(orderMachine, {})[0].value).toBe('Pending');
  });

  it('CARD-7, ST-2, ST-3, ST-4 and ST-6 has exactly these twenty-one moves', () => {
    expect(edges).toEqual([
      'Pending CONFIRM admin → Confirmed',
      'Pending CONFIRM staff → Confirmed',
      'Pending CANCEL admin → Cancelled',
      'Pending CANCEL staff → Cancelled',
      'Pending CANCEL customer → Cancelled',
      'Confirmed CANCEL admin → Cancelled',
      'Confirmed CANCEL staff → Cancelled',
      'Confirmed CANCEL customer → Cancelled',
      'Confirmed SHIP admin → Shipping',
      'Confirmed SHIP staff → Shipping',
      'Confirmed DELIVER admin → Delivered',
      'Confirmed DELIVER staff → Delivered',
      'Shipping CANCEL admin → Cancelled',
      'Shipping CANCEL staff → Cancelled',
      'Shipping CANCEL customer → Cancelled',
      'Shipping DELIVER admin → Delivered',
      'Shipping DELIVER staff → Delivered',
      'Delivered RETURN customer → Return',
      'Cancelled CONFIRM admin → Confirmed',
      'Cancelled CONFIRM staff → Confirmed',
      'Cancelled CONFIRM customer → Confirmed',
    ]);
  });

  it('CARD-6 walks every simple path: 187 of them, to all six statuses', () => {
    const paths = getSimplePaths(orderMachine, { events: everyEvent });
    expect(paths).toHaveLength(187);
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(orderStatuses));
    for (const { steps, state } of paths) {
      // The first step of a path is the machine's initial state.
      const walked = steps.slice(1).map(({ event }) => event);
      const end = walked.reduce(
        (snapshot, event) => transition(orderMachine, snapshot, event)[0],
        initialTransition(orderMachine, {})[0],
      );
      expect({ value: end.value, context: end.context }).toEqual({
        value: state.value,
        context: state.context,
      });
    }
  });

  it('ST-5 has no move out of Return', () => {
    expect(orderMachine.states.Return?.ownEvents).toEqual([]);
  });

  it('ST-8 has no other status', () => {
    expect(() =>
      orderMachine.resolveState({ value: 'Returns', context: { deliveredAt: null, returnDays: 7 } }),
    ).toThrow();
  });

  it('ST-10 runs the return window from the latest delivery', () => {
    const confirmed = orderMachine.resolveState({
      value: 'Confirmed',
      context: { deliveredAt: null, returnDays: 7 },
    });
    const [delivered] = transition(orderMachine, confirmed, { type: 'DELIVER', by: 'admin', at });
    expect(delivered.context).toEqual({ deliveredAt: at, returnDays: 7 });
    const shipping = orderMachine.resolveState({
      value: 'Shipping',
      context: { deliveredAt: '2024-01-01T00:00:00.000Z', returnDays: 7 },
    });
    expect(transition(orderMachine, shipping, { type: 'DELIVER', by: 'admin', at })[0].context).toEqual({
      deliveredAt: at,
      returnDays: 7,
    });
  });

  it('ST-10 has a time of delivery in Delivered and Return alone, whatever the path from Pending', () => {
    expect(orderStatuses.map((status) => [status, timesIn(status)])).toEqual([
      ['Pending', [null]],
      ['Confirmed', [null]],
      ['Shipping', [null]],
      ['Delivered', [at]],
      ['Cancelled', [null]],
      ['Return', [at]],
    ]);
  });

  it('ST-10 keeps the delivery time in every other move', () => {
    const context = { deliveredAt: '2024-01-01T00:00:00.000Z', returnDays: 7 };
    const cancelled = orderMachine.resolveState({ value: 'Cancelled', context });
    expect(transition(orderMachine, cancelled, { type: 'CONFIRM', by: 'admin', at })[0].context).toEqual(
      context,
    );
  });
});

const isOpen = (returnDays: number, moment: string) => inReturnWindow({ deliveredAt, returnDays }, moment);

const daysOf = (input: { returnDays?: number }) =>
  initialTransition(orderMachine, input)[0].context.returnDays;

describe('inReturnWindow', () => {
  it('ST-10 is open for seven days to the millisecond', () => {
    const moments = [0, sevenDays - 1, sevenDays, sevenDays + 1].map(after);
    expect(moments.map((moment) => inReturnWindow({ deliveredAt, returnDays: 7 }, moment))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('SP-3 is as long as the order has it, and never open in an order without returns', () => {
    const day = sevenDays / 7;
    expect([isOpen(1, after(day)), isOpen(1, after(day + 1)), isOpen(30, after(30 * day))]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isOpen(0, after(0)), inReturnWindow({ deliveredAt: null, returnDays: 0 }, at)]).toEqual([
      false,
      false,
    ]);
  });

  it('SP-3 ST-10 has the days that the machine starts with, and seven without', () => {
    expect([daysOf({ returnDays: 30 }), daysOf({})]).toEqual([30, 7]);
  });

  it('ST-10 is open for a clock that runs behind', () => {
    expect(inReturnWindow({ deliveredAt, returnDays: 7 }, after(-60_000))).toBe(true);
  });

  it('API-8 is open when the host does not report the delivery time', () => {
    expect(inReturnWindow({ deliveredAt: null, returnDays: 7 }, at)).toBe(true);
  });

  it('ST-10 is closed at an invalid time', () => {
    expect(inReturnWindow({ deliveredAt, returnDays: 7 }, 'soon')).toBe(false);
  });
});
