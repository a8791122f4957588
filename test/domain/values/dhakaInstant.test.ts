import { describe, expect, it } from 'vitest';
import { dhakaInstant } from '#domain/values/dhakaInstant.ts';

describe('the instant that a courier wrote', () => {
  it.each([
    ['2026-11-25 10:00:00', '2026-11-25T04:00:00.000Z'],
    ['2026-11-25T10:00', '2026-11-25T04:00:00.000Z'],
    ['2026-11-25 00:30:00', '2026-11-24T18:30:00.000Z'],
    ['2026-11-25T10:00:00.123456', '2026-11-25T04:00:00.123Z'],
    ['2026-11-25T10:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['2026-11-25T10:00:00.000000Z', '2026-11-25T10:00:00.000Z'],
    ['2026-11-25T10:00:00+06:00', '2026-11-25T04:00:00.000Z'],
    ['2026-02-30 10:00:00', null],
    ['2026-02-30T10:00:00Z', null],
    ['2026-11-25 25:00:00', null],
    ['2026-11-25', null],
    ['9999-11-25 10:00:00', null],
    ['yesterday', null],
    ['', null],
  ])('CR-5 %j is %s', (text, instant) => {
    expect(dhakaInstant(text)).toBe(instant);
  });
});
