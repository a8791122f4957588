import { findStaff } from '../auth/usersRepository.ts';
import type { Db } from '../database/openDatabase.ts';
import { createOrderEventFeed } from './orderEventFeed.ts';
import { createOrderEventStreams, type OrderEventStreams } from './orderEventStreams.ts';

/** Milliseconds after which this process sees what another one has changed. */
const readInterval = 500;

export interface OrderEvents {
  readonly streams: OrderEventStreams;
  /** Reads soon what this process may have changed. */
  wake(): void;
  close(): Promise<void>;
}

/** The streams of this process with the reader that feeds them. */
export const openOrderEvents = (db: Db, now: () => Date, failed: (error: unknown) => void): OrderEvents => {
  const feed = createOrderEventFeed(db, { every: readInterval, failed });
  const streams = createOrderEventStreams({ feed, now, failed, allowed: (uids) => findStaff(db, uids) });
  return { streams, wake: feed.wake, close: feed.close };
};
