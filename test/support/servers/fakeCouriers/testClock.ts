import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CourierClock } from '#server/couriers/courierClock.ts';

/** A clock that a test moves; a wait moves it on by itself, and does not take that time. */
export interface TestClock extends CourierClock {
  readonly advance: (milliseconds: number) => void;
}

/** By default it begins at 10:00 in Bangladesh. */
export const testClock = (start = '2026-11-25T04:00:00.000Z'): TestClock => {
  let time = Date.parse(start);
  return {
    now: () => time,
    wait: async (milliseconds) => {
      const end = time + milliseconds;
      await nextTurn();
      time = Math.max(time, end);
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
};
