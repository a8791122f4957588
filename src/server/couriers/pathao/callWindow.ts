import type { CourierClock } from '../courierClock.ts';

interface CallLimits {
  /** Calls of all kinds in a window. */
  readonly calls: number;
  /** Bookings among them: the others are left for tokens, lists and questions. */
  readonly bookings: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Waits until one more call may be made. */
export type TakeCall = (kind: 'booking' | 'other') => Promise<void>;

/**
 * Keeps the number of calls in every window of that length, wherever it begins, within the limits; calls wait for their turn,
 * those of a kind in order.
 */
export const openCallWindow = ({ calls, bookings, window }: CallLimits, clock: CourierClock): TakeCall => {
  /** Times of the calls in the last window, oldest first. */
  let all: number[] = [];
  let booked: number[] = [];
  /** Milliseconds until the oldest of the last `limit` calls has left the window. */
  const delayOf = (times: readonly number[], limit: number): number =>
    times.length < limit ? 0 : (times[times.length - limit] ?? 0) + window - clock.now();
  const turns = { booking: Promise.resolve(), other: Promise.resolve() };
  const take = async (isBooking: boolean): Promise<void> => {
    for (;;) {
      const delay = Math.max(delayOf(all, calls), isBooking ? delayOf(booked, bookings) : 0);
      if (delay <= 0) break;
      await clock.wait(delay);
    }
    const now = clock.now();
    const isInWindow = (time: number): boolean => time > now - window;
    all = [...all.filter(isInWindow), now];
    if (isBooking) booked = [...booked.filter(isInWindow), now];
  };
  return (kind) => {
    turns[kind] = turns[kind].then(() => take(kind === 'booking'));
    return turns[kind];
  };
};
