import { describe, expect, it } from 'vitest';
import { readHash, readStep, toHash } from '#dashboard/replay/replayAddress.ts';

const record = {
  machine: 'order',
  version: '1',
  start: { state: 'Pending', deliveredAt: null },
  events: [{ type: 'CONFIRM', by: 'admin', at: '2025-01-05T09:00:00.000Z', note: 'ঠিক আছে' }],
};

describe('replayAddress', () => {
  it('CARD-9 encodes a record and decodes it again', () => {
    const hash = toHash(record);
    expect(hash).toMatch(/^#record=[\w-]+$/);
    expect(readHash(hash)).toEqual(record);
  });

  it('CARD-9 encodes no record that is too long for an address', () => {
    const long = { ...record, events: Array.from({ length: 200 }, () => record.events[0]) };
    expect(toHash(long)).toBe('');
  });

  it('CARD-9 reads nothing from a foreign or truncated address', () => {
    const encodedNull = '#record=bnVsbA';
    const truncated = toHash(record).slice(0, -9);
    const hashes = ['', '#top', '#record=', '#record=!!', encodedNull, truncated];
    expect(hashes.map(readHash)).toEqual(hashes.map(() => null));
  });

  it('CARD-9 clamps the step to the existing steps', () => {
    const lastStep = 3;
    const searches = ['', 'step=2', 'step=99', 'step=-1', 'step=1.5', 'step=x'];
    expect(searches.map((search) => readStep(new URLSearchParams(search), lastStep))).toEqual([
      0,
      2,
      lastStep,
      0,
      0,
      0,
    ]);
  });
});
