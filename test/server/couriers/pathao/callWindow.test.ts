import { array, assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCallWindow } from '#server/couriers/pathao/callWindow.ts';
import { testClock } from '../../../support/servers/fakeCouriers/testClock.ts';

/** How many calls, and bookings among them, any window takes; `window` in milliseconds. */
const limits = { calls: 6, bookings: 4, window: 1000 };

const mostInWindow = (times: readonly number[]): number =>
  Math.max(
    0,
    ...times.map((start) => times.filter((time) => time >= start && time < start + limits.window).length),
  );

describe('the window of calls', () => {
  it('CR-2 lets no window have more calls or bookings than it may, and every call comes through', async () => {
    const anyPauses = array(integer({ min: 0, max: 900 }), { maxLength: 40 });
    await assert(
      asyncProperty(anyPauses, async (pauses) => {
        const clock = testClock();
        const { take } = openCallWindow(limits, clock);
        const times: { readonly at: number; readonly isBooking: boolean }[] = [];
        const taken = pauses.map(async (pause, index) => {
          clock.advance(pause);
          // Two of three calls book.
          const isBooking = index % 3 !== 0;
          await take(isBooking ? 'booking' : 'other');
          times.push({ at: clock.now(), isBooking });
        });
        await Promise.all(taken);
        expect(times).toHaveLength(pauses.length);
        expect(mostInWindow(times.map(({ at }) => at))).toBeLessThanOrEqual(limits.calls);
        const bookings = times.filter(({ isBooking }) => isBooking).map(({ at }) => at);
        expect(mostInWindow(bookings)).toBeLessThanOrEqual(limits.bookings);
      }),
      { numRuns: 50 },
    );
  });

  it('CR-2 keeps the order of bookings', async () => {
    const { take } = openCallWindow(limits, testClock());
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await take('booking');
        order.push(index);
      }),
    );
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });
});
