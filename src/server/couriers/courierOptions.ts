import { type CourierClock, systemClock } from './courierClock.ts';

export interface CourierOptions {
  readonly clock: CourierClock;
  /** Milliseconds for one call with its answer. */
  readonly timeout: number;
}

/** The usual options. The timeout is longer than the ten seconds that the slowest courier takes. */
export const courierOptions: CourierOptions = { clock: systemClock, timeout: 20_000 };
