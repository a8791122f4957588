import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCallWindow } from '#server/couriers/pathao/callWindow.ts';

afterEach(() => void vi.useRealTimers());

describe('systemClock', () => {
  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('CR-2 keeps the pace of calls when the machine’s clock is set %s by an hour', async (_, change) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    vi.resetModules();
    const { systemClock } = await import('#server/couriers/courierClock.ts');
    const waits: number[] = [];
    const wait = async (milliseconds: number) => {
      waits.push(milliseconds);
      vi.advanceTimersByTime(milliseconds);
    };
    const limits = { calls: 1, bookings: 1, window: 1000 };
    const { take } = openCallWindow(limits, { ...systemClock, wait });
    await take('booking');
    vi.setSystemTime(Date.now() + change);
    await take('booking');
    expect(waits).toEqual([1000]);
  });
});
