import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAge, readCallEntry } from '#domain/staff/callList.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const minute = 60_000;

describe('the call list', () => {
  it('MD-4 writes an age in its two largest units', () => {
    const ages = [-5, 0, 59, 60, 130, 24 * 60 - 1, 24 * 60, 76 * 60].map((minutes) =>
      formatAge(minutes * minute),
    );
    expect(ages).toEqual([
      '0 min',
      '0 min',
      '59 min',
      '1 h 0 min',
      '2 h 10 min',
      '23 h 59 min',
      '1 d 0 h',
      '3 d 4 h',
    ]);
  });

  it('MD-4 writes any age so that it can be read back, to the unit that is left out', () => {
    const units: Record<string, number> = { d: 24 * 60, h: 60, min: 1 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * 24 * 60 }), (minutes) => {
        const parts = [...formatAge(minutes * minute).matchAll(/(\d+) (d|h|min)/g)];
        const read = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0);
        expect(minutes - read).toBeGreaterThanOrEqual(0);
        expect(minutes - read).toBeLessThan(minutes < 24 * 60 ? 1 : 60);
      }),
    );
  });

  it('API-8 reads an entry with missing fields, and none without an order', () => {
    expect(readCallEntry({ order: anOrder() })).toEqual({
      order: anOrder(),
      placedAt: '',
      tries: 0,
      lastCall: null,
    });
    expect([null, {}, { order: {} }].map(readCallEntry)).toEqual([null, null, null]);
  });
});
