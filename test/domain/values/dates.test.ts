import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayAfter,
  dayOfOrderDate,
  dayStart,
  dhakaDay,
  dhakaMinute,
  formatDateTime,
  instantOfMinute,
  isDay,
  orderDate,
  orderTime,
  shortDay,
} from '#domain/values/dates.ts';

const written = (iso: string) => [orderDate(new Date(iso)), orderTime(new Date(iso))];

describe('orderDate and orderTime', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('BC-3 write an afternoon as 05 Jan, 2025 and 03:07 pm', () => {
    expect(written('2025-01-05T09:07:59.999Z')).toEqual(['05 Jan, 2025', '03:07 pm']);
  });

  it('BC-3 write midnight as 12:00 am of the new day in Dhaka', () => {
    expect(written('2024-12-31T18:00:00Z')).toEqual(['01 Jan, 2025', '12:00 am']);
    expect(written('2024-12-31T17:59:00Z')).toEqual(['31 Dec, 2024', '11:59 pm']);
  });

  it('BC-3 write noon as 12:00 pm', () => {
    expect(written('2025-06-15T06:00:00Z')).toEqual(['15 Jun, 2025', '12:00 pm']);
    expect(written('2025-06-15T05:59:00Z')).toEqual(['15 Jun, 2025', '11:59 am']);
  });

  it('BC-3 name every month with three letters', () => {
    const months = Array.from({ length: 12 }, (_, month) => orderDate(new Date(Date.UTC(2025, month, 10))));
    expect(months.map((date) => date.slice(3, 6))).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    );
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
    "BC-3 are Dhaka's for a reader in %s",
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(written('2025-01-05T20:30:00Z')).toEqual(['06 Jan, 2025', '02:30 am']);
    },
  );
});

describe('formatDateTime', () => {
  it('BC-3 formats an ISO time as date and time in Dhaka; an invalid time becomes empty', () => {
    expect([formatDateTime('2025-01-05T09:07:00Z'), formatDateTime(''), formatDateTime('soon')]).toEqual([
      '05 Jan, 2025, 03:07 pm',
      '',
      '',
    ]);
  });
});

describe('isDay', () => {
  it('API-8 accepts calendar days of the years that every database supports', () => {
    const days = ['2025-01-05', '2024-02-29', '1000-01-01', '2999-12-31'];
    const none = [
      '2025-02-29',
      '2025-02-30',
      '2025-13-01',
      '0000-01-01',
      '0202-01-05',
      '9999-12-31',
      '5/1/25',
    ];
    expect({ days: days.filter(isDay), none: none.filter(isDay) }).toEqual({ days, none: [] });
  });
});

describe('days in Dhaka', () => {
  it('BC-3 begin six hours before those of UTC', () => {
    expect(dhakaDay(new Date('2025-01-05T17:59:59Z'))).toBe('2025-01-05');
    expect(dhakaDay(new Date('2025-01-05T18:00:00Z'))).toBe('2025-01-06');
    expect(dayStart('2025-01-06')).toEqual(new Date('2025-01-05T18:00:00Z'));
  });

  it('BC-3 follow each other across months and years, in both directions', () => {
    expect(dayAfter('2024-12-31')).toBe('2025-01-01');
    expect(dayAfter('2024-03-01', -1)).toBe('2024-02-29');
  });

  it('DB-1 are short in a chart', () => {
    expect(shortDay('2025-01-05')).toBe('05 Jan');
    expect(shortDay('2025-12-31')).toBe('31 Dec');
  });
});

describe('dayOfOrderDate', () => {
  it('OL-6 reads the date that an order has', () => {
    expect(dayOfOrderDate('05 Jan, 2025')).toBe('2025-01-05');
    expect(dayOfOrderDate('31 Dec, 2024')).toBe('2024-12-31');
  });

  it.each(['', '2025-01-05', '5 Jan, 2025', 'on 05 Jan, 2025', '05 Jan, 2025 at noon', '05 Foo, 2025'])(
    'API-8 reads no day from %j',
    (date) => {
      expect(dayOfOrderDate(date)).toBe(null);
    },
  );
});

describe('a minute in Dhaka', () => {
  it('MD-4 is written as a field of date and time has it, and read back', () => {
    expect(dhakaMinute(new Date('2025-01-05T18:07:59.999Z'))).toBe('2025-01-06T00:07');
    expect(instantOfMinute('2025-01-06T00:07')).toBe('2025-01-05T18:07:00.000Z');
  });

  it.each([
    '',
    '2025-01-06',
    '2025-01-06T24:00',
    '2025-02-30T10:00',
    '2025-01-06T10:60',
    '2025-01-06T10:00:00',
  ])('MD-4 is not read from %j', (text) => {
    expect(instantOfMinute(text)).toBeNull();
  });
});
