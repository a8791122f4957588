import { describe, expect, it } from 'vitest';
import { lastDays, lengthOf, periodBefore, periodFault } from '#domain/staff/figurePeriod.ts';

describe('a period of figures', () => {
  it.each([
    [{ from: '2026-03-02', to: '2026-03-02' }, 1, { from: '2026-03-01', to: '2026-03-01' }],
    [{ from: '2026-02-01', to: '2026-03-02' }, 30, { from: '2026-01-02', to: '2026-01-31' }],
    [{ from: '2024-01-01', to: '2024-12-31' }, 366, { from: '2022-12-31', to: '2023-12-31' }],
  ])('CA-9 %j has %i days, and as many before', (period, length, before) => {
    expect([lengthOf(period), periodBefore(period), lengthOf(before)]).toEqual([length, before, length]);
    expect(periodFault(period)).toBeNull();
  });

  it('CA-9 of the last days ends today', () => {
    expect(lastDays(7, '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  });

  it.each([
    [
      { from: '', to: '2026-03-02' },
      { field: 'from', reason: 'noDay' },
    ],
    [
      { from: '2026-03-02', to: '0999-01-01' },
      { field: 'to', reason: 'noDay' },
    ],
    [
      { from: '2026-03-02', to: '2026-03-01' },
      { field: 'to', reason: 'beforeFrom' },
    ],
    [
      { from: '2025-03-01', to: '2026-03-02' },
      { field: 'to', reason: 'tooLong' },
    ],
  ])('CA-9 %j is refused', (period, fault) => {
    expect(periodFault(period)).toEqual(fault);
  });
});
