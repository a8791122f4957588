import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '#domain/accounts/role.ts';
import { type OrderMove, orderEventTypes } from '#domain/orders/orderStatus.ts';
import { afterMove, moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';
import { historyAsRecord } from '#machines/orderRecord.ts';
import { replay } from '#machines/record.ts';

const day = 24 * 60 * 60 * 1000;

/** The order's days for a return. */
const returnDays = 7;
const history: readonly OrderMove[] = [
  { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by: 'admin', at: '2025-01-05T09:00:00.000Z' },
  { event: 'DELIVER', from: 'Confirmed', to: 'Delivered', by: 'admin', at: '2025-01-06T09:00:00.000Z' },
  { event: 'RETURN', from: 'Delivered', to: 'Return', by: 'customer', at: '2025-01-09T09:00:00.000Z' },
];

describe('historyAsRecord', () => {
  it('ST-9 returns the moves of an order as a record without personal data', () => {
    expect(historyAsRecord(history, returnDays)).toEqual({
      machine: 'order',
      version: '1',
      start: { state: 'Pending', deliveredAt: null, returnDays: 7 },
      events: [
        { type: 'CONFIRM', by: 'admin', at: '2025-01-05T09:00:00.000Z' },
        { type: 'DELIVER', by: 'admin', at: '2025-01-06T09:00:00.000Z' },
        { type: 'RETURN', by: 'customer', at: '2025-01-09T09:00:00.000Z' },
      ],
    });
  });

  it('ST-9 returns only the start for an order without moves', () => {
    const { steps, refusal } = replay(historyAsRecord([], returnDays));
    expect({ states: steps.map(({ state }) => state), refusal }).toEqual({
      states: ['Pending'],
      refusal: null,
    });
  });

  it('CARD-9 replays from JSON to the statuses of the history, with the possible events', () => {
    const { steps, refusal } = replay(JSON.parse(JSON.stringify(historyAsRecord(history, returnDays))));
    const rows = steps.map(({ number, state, open }) => [
      number,
      state,
      open.map(({ type, by }) => `${type} ${by}`),
    ]);
    expect(refusal).toBe(null);
    expect(rows).toEqual([
      [0, 'Pending', ['CONFIRM admin', 'CONFIRM staff', 'CANCEL admin', 'CANCEL staff', 'CANCEL customer']],
      [
        1,
        'Confirmed',
        [
          'CANCEL admin',
          'CANCEL staff',
          'CANCEL customer',
          'SHIP admin',
          'SHIP staff',
          'DELIVER admin',
          'DELIVER staff',
        ],
      ],
      [2, 'Delivered', ['RETURN customer']],
      [3, 'Return', []],
    ]);
  });

  it('CARD-9 replays any path of the machine to the same statuses', () => {
    const anyEvents = fc.array(
      fc.record({
        type: fc.constantFrom(...orderEventTypes),
        by: fc.constantFrom(...roles),
        at: fc
          .integer({ min: 0, max: 20 })
          .map((days) => new Date(Date.UTC(2025, 0, 1) + days * day).toISOString()),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(anyEvents, (events) => {
        const moves: OrderMove[] = [];
        let snapshot: OrderSnapshot = { orderStatus: 'Pending', deliveredAt: null, returnDays: 7 };
        for (const event of events) {
          if (moveRefusal(snapshot, event) !== null) continue;
          const next = afterMove(snapshot, event);
          moves.push({
            event: event.type,
            from: snapshot.orderStatus,
            to: next.orderStatus,
            by: event.by,
            at: event.at,
          });
          snapshot = next;
        }
        const { steps, refusal } = replay(historyAsRecord(moves, returnDays));
        expect({ refusal, states: steps.slice(1).map(({ state }) => state) }).toEqual({
          refusal: null,
          states: moves.map(({ to }) => to),
        });
      }),
    );
  });
});

const delivered = { state: 'Delivered', deliveredAt: '2025-01-05T09:00:00.000Z' };
const afterDelivery = (milliseconds: number) =>
  new Date(Date.parse(delivered.deliveredAt) + milliseconds).toISOString();
const startedAt = (start: object) => replay({ machine: 'order', version: '1', start, events: [] });
const returned = (at: string, start: object = delivered) =>
  replay({
    machine: 'order',
    version: '1',
    start,
    events: [{ type: 'RETURN', by: 'customer', at }],
  }).refusal;

describe('the start of an order record', () => {
  it('ST-10 offers the return of an order within the return window', () => {
    expect(startedAt(delivered).steps[0]?.open).toContainEqual({ type: 'RETURN', by: 'customer' });
  });

  it('SP-3 CARD-9 holds the days that the guard reads; an older record means seven', () => {
    expect(returned(afterDelivery(30 * day), { ...delivered, returnDays: 30 })).toBe(null);
    expect(returned(afterDelivery(0), { ...delivered, returnDays: 0 })).toMatch(
      /This order can't be returned\.$/,
    );
    expect(historyAsRecord(history, 30).start.returnDays).toBe(30);
  });

  it('ST-10 counts the return window from the time of delivery', () => {
    expect(returned(afterDelivery(7 * day))).toBe(null);
    expect(returned(afterDelivery(7 * day + 1))).toMatch(/refused in Delivered/);
  });
});
