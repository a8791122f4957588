import { describe, expect, it } from 'vitest';
import { daysHeld, heldAges, heldBetween } from '#domain/cash/heldAge.ts';

// 05 Jan, 2025, 11:30 pm in Dhaka.
const now = new Date('2025-01-05T17:30:00.000Z');

/** The ages that money of so many days ago has. */
const agesOf = (days: number) => {
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return heldAges.filter((age) => {
    const { from, before } = heldBetween(age, now);
    return (from === null || since >= from) && (before === null || since < before);
  });
};

describe('how long money is held', () => {
  it('CA-5 counts days of Dhaka: from midnight to midnight', () => {
    expect(daysHeld('2025-01-04T18:00:00.000Z', now)).toBe(0);
    expect(daysHeld('2025-01-04T17:59:59.999Z', now)).toBe(1);
  });

  it('CA-5 has one age for each day, without a gap', () => {
    expect([0, 3, 4, 7, 8, 14, 15, 400].map(agesOf)).toEqual([
      ['0-3'],
      ['0-3'],
      ['4-7'],
      ['4-7'],
      ['8-14'],
      ['8-14'],
      ['over14'],
      ['over14'],
    ]);
  });
});
