import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A newly opened page. */
const openClock = async () => {
  vi.resetModules();
  return import('#api/client/shopClock.ts');
};

const dated = (date: string) => new Headers({ date });
/** The time to the minute. */
const minutes = (date: Date): string => date.toISOString().slice(0, 16);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2019-01-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('shopNow', () => {
  it('ER-8 is the server’s time on a device whose clock is wrong by years', async () => {
    const { learnServerTime, shopNow, toShopTime } = await openClock();
    expect(minutes(shopNow())).toBe('2019-01-01T00:00');
    learnServerTime(dated('Fri, 20 Nov 2026 21:00:00 GMT'));
    expect(minutes(shopNow())).toBe('2026-11-20T21:00');
    expect(minutes(toShopTime(Date.parse('2018-12-31T23:00:00Z')))).toBe('2026-11-20T20:00');
  });

  it('ER-8 goes on when the device’s clock is set in between', async () => {
    const { learnServerTime, shopNow } = await openClock();
    learnServerTime(dated('Fri, 20 Nov 2026 21:00:00 GMT'));
    vi.advanceTimersByTime(600_000);
    vi.setSystemTime(new Date('2031-05-05T05:05:00Z'));
    expect(minutes(shopNow())).toBe('2026-11-20T21:10');
  });

  it('ER-8 is that of the latest answer, however long the page has been open', async () => {
    const { learnServerTime, shopNow } = await openClock();
    vi.advanceTimersByTime(600_000);
    learnServerTime(dated('Fri, 20 Nov 2026 21:00:00 GMT'));
    vi.advanceTimersByTime(600_000);
    learnServerTime(dated('Fri, 20 Nov 2026 21:10:00 GMT'));
    expect(minutes(shopNow())).toBe('2026-11-20T21:10');
  });

  it('ER-8 is not set back by a response from the cache, or by one without a date', async () => {
    const { learnServerTime, shopNow } = await openClock();
    learnServerTime(dated('Fri, 20 Nov 2026 21:00:00 GMT'));
    learnServerTime(dated('Fri, 20 Nov 2026 20:00:00 GMT'));
    learnServerTime(new Headers());
    learnServerTime(dated('soon'));
    expect(minutes(shopNow())).toBe('2026-11-20T21:00');
  });
});
