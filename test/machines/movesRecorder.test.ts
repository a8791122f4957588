import { describe, expect, it } from 'vitest';
import { createMovesRecorder, type GrantedMove, recordedOrdersLimit } from '#machines/movesRecorder.ts';
import { replay } from '#machines/record.ts';

const id = '64c000000000000000000001';
const at = '2025-01-05T09:00:00.000Z';
const confirmed: GrantedMove = { id, from: 'Pending', to: 'Confirmed', by: 'admin', at };
const shipped: GrantedMove = { id, from: 'Confirmed', to: 'Shipping', by: 'admin', at };
const recordsOf = (...moves: GrantedMove[]) => {
  const recorder = createMovesRecorder();
  for (const move of moves) recorder.keep(move);
  return recorder.soFar();
};

describe('createMovesRecorder', () => {
  it('CARD-9 records the moves of an order so that they replay, without its id', () => {
    const [moved] = recordsOf(confirmed, shipped);
    expect(moved).toEqual({
      id,
      record: {
        machine: 'order',
        version: '1',
        start: { state: 'Pending', deliveredAt: null, returnDays: 7 },
        events: [
          { type: 'CONFIRM', by: 'admin', at },
          { type: 'SHIP', by: 'admin', at },
        ],
      },
    });
    const { steps, refusal } = replay(JSON.parse(JSON.stringify(moved?.record)));
    expect({ states: steps.map(({ state }) => state), refusal }).toEqual({
      states: ['Pending', 'Confirmed', 'Shipping'],
      refusal: null,
    });
  });

  it('SP-3 CARD-9 records the days for a return that the order has, so that a late return replays', () => {
    const delivered: GrantedMove = { ...shipped, from: 'Confirmed', to: 'Delivered', returnDays: 30 };
    const [moved] = recordsOf(delivered, {
      ...delivered,
      from: 'Delivered',
      to: 'Return',
      by: 'customer',
      at: '2025-02-01T09:00:00.000Z',
    });
    expect(moved?.record.start).toEqual({ state: 'Confirmed', deliveredAt: null, returnDays: 30 });
    expect(replay(moved?.record).refusal).toBeNull();
  });

  it('CARD-9 restarts the record when another user moved the order in between', () => {
    const [moved] = recordsOf(confirmed, {
      ...shipped,
      from: 'Cancelled',
      to: 'Confirmed',
      by: 'customer',
    });
    expect(moved?.record).toMatchObject({
      start: { state: 'Cancelled' },
      events: [{ type: 'CONFIRM', by: 'customer' }],
    });
  });

  it('CARD-9 keeps the latest orders only', () => {
    const many = Array.from({ length: recordedOrdersLimit + 1 }, (_, place) => ({
      ...confirmed,
      id: `order-${place}`,
    }));
    const records = recordsOf(...many, { ...shipped, id: 'order-1' });
    expect({ count: records.length, first: records[0]?.id, last: records.at(-1)?.id }).toEqual({
      count: recordedOrdersLimit,
      first: 'order-2',
      last: 'order-1',
    });
  });
});

describe('createMovesRecorder of a move without an event', () => {
  it('CARD-9 records nothing, since no event leads to Pending', () => {
    expect(recordsOf({ ...confirmed, from: 'Confirmed', to: 'Pending' })).toEqual([]);
  });
});
