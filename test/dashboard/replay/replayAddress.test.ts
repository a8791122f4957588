import { describe, expect, it } from 'vitest';
import { hashOf, recordIn, stepIn } from '#dashboard/replay/replayAddress.ts';

const record = {
  machine: 'order',
  version: '1',
  start: { state: 'Pending', deliveredAt: null },
  events: [{ type: 'CONFIRM', by: 'admin', at: '2025-01-05T09:00:00.000Z', note: 'ঠিক আছে' }],
};

describe('the address of a replay', () => {
  it('CARD-9 bears a record there and back', () => {
    const hash = hashOf(record);
    expect(hash).toMatch(/^#record=[\w-]+$/);
    expect(recordIn(hash)).toEqual(record);
  });

  it('CARD-9 bears no record that is too long for an address', () => {
    const long = { ...record, events: Array.from({ length: 200 }, () => record.events[0]) };
    expect(hashOf(long)).toBe('');
  });

  it('CARD-9 reads nothing out of a foreign or cut address', () => {
    expect(
      ['', '#top', '#record=', '#record=!!', '#record=bnVsbA', hashOf(record).slice(0, -9)].map(recordIn),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });

  it('CARD-9 holds the step to those there are', () => {
    const asked = ['', 'step=2', 'step=99', 'step=-1', 'step=1.5', 'step=x'];
    expect(asked.map((search) => stepIn(new URLSearchParams(search), 3))).toEqual([0, 2, 3, 0, 0, 0]);
  });
});
