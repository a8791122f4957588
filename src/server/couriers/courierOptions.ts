import { type CourierClock, systemClock } from './courierClock.ts';

export interface CourierOptions {
  readonly clock: CourierClock;
  /** Milliseconds for one call with its answer. */
  readonly timeout: number;
}

/** Longer than the ten seconds that a courier at its slowest takes. */
export const courierOptions: CourierOptions = { clock: systemClock, timeout: 20_000 };
