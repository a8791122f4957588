import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { Db } from '../database/database.ts';
import {
  type Anchor,
  type AnnouncementWindow,
  goesOnFrom,
  openAnnouncementWindow,
  windowSize,
} from './announcementWindow.ts';
import { readNewestOrderAnnouncements, readOrderAnnouncements } from './orderAnnouncementsRepository.ts';

/** Called with new announcements, or with `null` if some were lost. */
export type FeedListener = (announcements: readonly OrderAnnouncement[] | null) => void;

/**
 * Reads the announcements of orders once for all streams of this process. The database numbers them before it commits them: an
 * AnnouncementWindow remembers which numbers were passed over, and asks for them again.
 */
export interface OrderAnnouncementFeed {
  /** Calls the listener until the returned function is called. Reads only while there is a listener. */
  listen(listener: FeedListener): Promise<() => void>;
  /** The announcements after the anchor; `null` if the table does not reach back to it, or too many came after it. */
  since(anchor: Anchor): Promise<readonly OrderAnnouncement[] | null>;
  /** The announcement after which a stream goes on when it is opened again; `null` while there is none. */
  anchor(): Anchor | null;
  /** Reads soon: this process may have changed an order. */
  wake(): void;
  close(): Promise<void>;
}

interface FeedOptions {
  /** Milliseconds between two reads. */
  readonly every: number;
  /** Called with the error of a read; the next read follows as usual. */
  readonly failed: (error: unknown) => void;
}

/** The most announcements that one read returns, and that are sent to a stream when it is opened again. */
const readLimit = 1000;

/** Creates the feed; it reads every `every` milliseconds while someone listens. */
export const createOrderAnnouncementFeed = (
  db: Db,
  { every, failed }: FeedOptions,
): OrderAnnouncementFeed => {
  /** An entry for each call of `listen`: the streams may listen again with the same function before their earlier call has ended. */
  const listeners = new Set<{ readonly listener: FeedListener }>();
  /** `null` until the first read, and while nobody listens. */
  let window: AnnouncementWindow | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** The reads in progress; `null` while there are none. */
  let reading: Promise<void> | null = null;
  let readsAgain = false;

  const openWindow = async (): Promise<void> => {
    const newest = await readNewestOrderAnnouncements(db, windowSize);
    // Otherwise the next listener would be told what was announced while nobody listened.
    if (listeners.size > 0) window = openAnnouncementWindow(newest, performance.now());
  };

  const readOnce = async (): Promise<void> => {
    const current = window;
    if (current === null) return openWindow();
    const stored = await readOrderAnnouncements(db, { ...current.wanted(), limit: readLimit });
    /** `null` if some announcements may be lost. */
    const announcements = current.take(stored, performance.now());
    if (announcements === null) await openWindow();
    const isNews = announcements === null || announcements.length > 0;
    if (isNews) for (const { listener } of listeners) listener(announcements);
    // After a full read there may be more announcements.
    if (stored.length === readLimit) readsAgain = true;
  };

  const readAll = async (): Promise<void> => {
    do {
      readsAgain = false;
      await readOnce();
    } while (readsAgain && listeners.size > 0);
  };

  const read = (): Promise<void> => {
    // A read in progress may miss what was written after it began, so another one follows.
    readsAgain = true;
    reading ??= readAll().finally(() => {
      reading = null;
    });
    return reading;
  };

  const readSafely = (): void => void read().catch(failed);

  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    window = null;
  };

  return {
    listen: async (listener) => {
      const entry = { listener };
      listeners.add(entry);
      timer ??= setInterval(readSafely, every).unref();
      const end = (): void => {
        listeners.delete(entry);
        if (listeners.size === 0) stop();
      };
      try {
        if (window === null) await read();
      } catch (error) {
        end();
        throw error;
      }
      return end;
    },
    since: async (anchor) => {
      const stored = await readOrderAnnouncements(db, {
        from: anchor.sequence,
        missing: [],
        limit: readLimit,
      });
      if (!goesOnFrom(anchor, stored) || stored.length === readLimit) return null;
      // The first one is the announcement of the anchor.
      return stored.slice(1).map(({ announcement }) => announcement);
    },
    anchor: () => window?.anchor() ?? null,
    wake: () => {
      if (listeners.size > 0) readSafely();
    },
    close: async () => {
      listeners.clear();
      stop();
      await reading?.catch(() => undefined);
    },
  };
};
