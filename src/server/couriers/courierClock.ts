import { setTimeout as timeout } from 'node:timers/promises';

/** The time by which couriers are called; tests have their own. */
export interface CourierClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The clock of this process, which a wait does not keep alive. */
export const systemClock: CourierClock = {
  now: Date.now,
  wait: (milliseconds) => timeout(milliseconds, undefined, { ref: false }),
};
