import { setTimeout as timeout } from 'node:timers/promises';

/** The clock by which couriers are called; tests have another one. */
export interface CourierClock {
  /** Milliseconds since some fixed time: they tell how long something took, but no date. */
  readonly now: () => number;
  /** Never rejects; ends early when `stopping` is aborted. */
  readonly wait: (milliseconds: number, stopping?: AbortSignal) => Promise<void>;
}

/** The real clock, which stays in step when the machine's is set; a wait does not keep the process alive. */
export const systemClock: CourierClock = {
  now: () => performance.now(),
  // Node rejects a wait that ends early, and no other.
  wait: (milliseconds, signal) =>
    timeout(milliseconds, undefined, { ref: false, signal }).catch(() => undefined),
};
