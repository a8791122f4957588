import type { CourierClock } from '../courierClock.ts';
import { CourierError } from '../courierError.ts';
import { pathaoName } from './pathaoSettings.ts';

interface CallLimits {
  /** The most calls of all kinds in a window. */
  readonly calls: number;
  /** The most bookings among them; the rest is kept free for tokens, lists and questions. */
  readonly bookings: number;
  /** The length of the window in milliseconds. */
  readonly window: number;
}

interface CallWindow {
  /** Resolves as soon as one more call may be made, which it then counts. Throws a CourierError if `stopWaiting` ends the wait. */
  readonly take: (kind: 'booking' | 'other') => Promise<void>;
  /** Ends the waits in progress, and lets no later call wait. */
  readonly stopWaiting: () => void;
}

/** The error for a call that was not made. It may be made at once, by another process or after the next start. */
const stoppedWaiting = (): CourierError =>
  new CourierError('tooMany', `The shop stopped before it called ${pathaoName}.`, 0);

/**
 * Makes calls wait so that no period as long as the window, whenever it begins, has more calls than the limits. Calls of the same kind
 * take their turns in order.
 */
export const openCallWindow = ({ calls, bookings, window }: CallLimits, clock: CourierClock): CallWindow => {
  const stopping = new AbortController();
  /** Times of the calls in the last window, oldest first: of all calls, and of the bookings among them. */
  let callTimes: number[] = [];
  let bookingTimes: number[] = [];
  /** Milliseconds until the oldest of the last `limit` calls has left the window, so that one more fits. */
  const delayOf = (times: readonly number[], limit: number): number => {
    const oldest = times.at(-limit);
    return oldest === undefined ? 0 : oldest + window - clock.now();
  };
  const nextDelay = (isBooking: boolean): number =>
    Math.max(delayOf(callTimes, calls), isBooking ? delayOf(bookingTimes, bookings) : 0);
  /** For each kind, resolves once the call that asked last is let through; the next call of the kind waits for that. */
  const turns = { booking: Promise.resolve(), other: Promise.resolve() };
  const takeTurn = async (isBooking: boolean): Promise<void> => {
    // Meanwhile a call of the other kind may have filled the window again.
    for (let delay = nextDelay(isBooking); delay > 0; delay = nextDelay(isBooking)) {
      if (stopping.signal.aborted) throw stoppedWaiting();
      await clock.wait(delay, stopping.signal);
    }
    const now = clock.now();
    const isInWindow = (time: number): boolean => time > now - window;
    callTimes = [...callTimes.filter(isInWindow), now];
    if (isBooking) bookingTimes = [...bookingTimes.filter(isInWindow), now];
  };
  return {
    take: (kind) => {
      // A turn fails only once the waits have been stopped: then those after it fail as well.
      turns[kind] = turns[kind].then(() => takeTurn(kind === 'booking'));
      return turns[kind];
    },
    stopWaiting: () => stopping.abort(),
  };
};
