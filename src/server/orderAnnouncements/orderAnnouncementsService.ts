import { staffAmong } from '../auth/usersRepository.ts';
import type { Db } from '../database/database.ts';
import { createOrderAnnouncementFeed } from './orderAnnouncementFeed.ts';
import { createOrderAnnouncementStreams, type OrderAnnouncementStreams } from './orderAnnouncementStreams.ts';

/** Milliseconds after which this process sees the announcements of another process. */
const readIntervalMs = 500;

export interface OrderAnnouncements {
  readonly streams: OrderAnnouncementStreams;
  /** Reads soon: this process may have changed an order. */
  wake(): void;
  close(): Promise<void>;
}

/** Opens the streams of this process with the feed that fills them. */
export const openOrderAnnouncements = (
  db: Db,
  now: () => Date,
  failed: (error: unknown) => void,
): OrderAnnouncements => {
  const feed = createOrderAnnouncementFeed(db, { every: readIntervalMs, failed });
  const streams = createOrderAnnouncementStreams({
    feed,
    now,
    failed,
    allowed: (uids) => staffAmong(db, uids),
  });
  return { streams, wake: feed.wake, close: feed.close };
};
