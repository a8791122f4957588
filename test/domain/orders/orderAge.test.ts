import { describe, expect, it } from 'vitest';
import { orderAge, orderInstant } from '#domain/orders/orderAge.ts';

describe('orderInstant', () => {
  it.each([
    ['05 Jan, 2025', '03:07 pm', '2025-01-05T09:07:00.000Z'],
    ['05 Jan, 2025', '12:00 am', '2025-01-04T18:00:00.000Z'],
    ['05 Jan, 2025', '12:30 pm', '2025-01-05T06:30:00.000Z'],
    ['01 Jan, 2025', '01:00 am', '2024-12-31T19:00:00.000Z'],
  ])('MD-6 BC-3 reads %s, %s in the time of Dhaka', (date, time, instant) => {
    expect(orderInstant({ date, time })).toBe(Date.parse(instant));
  });

  it.each([
    ['05 Jan, 2025', ''],
    ['05 Jan, 2025', '15:07'],
    ['05 Jan, 2025', '13:07 pm'],
    ['05 Jan, 2025', '00:07 am'],
    ['2025-01-05', '03:07 pm'],
    ['', ''],
  ])('API-8 reads no time from "%s", "%s" of another host', (date, time) => {
    expect(orderInstant({ date, time })).toBeNull();
  });
});

describe('orderAge', () => {
  const order = { date: '05 Jan, 2025', time: '03:07 pm' };
  it.each([
    ['2025-01-05T09:00:00.000Z', '0 min'],
    ['2025-01-05T09:07:00.000Z', '0 min'],
    ['2025-01-05T10:06:59.999Z', '59 min'],
    ['2025-01-05T10:07:00.000Z', '1 h'],
    ['2025-01-06T09:06:59.999Z', '23 h'],
    ['2025-01-06T09:07:00.000Z', '1 day'],
    ['2025-01-07T09:07:00.000Z', '2 days'],
    ['2026-01-05T09:07:00.000Z', '365 days'],
  ])('MD-6 is at %s %s', (at, age) => {
    expect(orderAge(order, at)).toBe(age);
  });

  it('API-8 is unknown for a time that cannot be read', () => {
    expect(orderAge({ date: 'today', time: '' }, '2025-01-05T09:07:00.000Z')).toBeNull();
  });
});
