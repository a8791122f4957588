import { setTimeout as timeout } from 'node:timers/promises';

/** The clock by which couriers are called; tests use one of their own. */
export interface CourierClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The real clock; a wait does not keep the process alive. */
export const systemClock: CourierClock = {
  now: Date.now,
  wait: (milliseconds) => timeout(milliseconds, undefined, { ref: false }),
};
