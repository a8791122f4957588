import { setTimeout as pause } from 'node:timers/promises';
import type { EventSourceMessage } from 'eventsource-parser';
import { readAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { openOrderAnnouncementStream } from '../../support/clients/orderAnnouncementStream.ts';

/** A tab of staff, which opens its stream again whenever it ends. */
export interface Following {
  /** Orders that the stream has told of. */
  readonly told: ReadonlySet<string>;
  /** How often the stream was opened. */
  opened(): number;
  end(): Promise<void>;
}

/** Milliseconds before the stream is opened again; a browser waits longer. */
const pauseBeforeOpening = 200;

const orderOf = ({ event, data }: EventSourceMessage): string | null => {
  const announcement = event === 'reset' ? null : readAnnouncement(JSON.parse(data));
  return announcement !== null && 'orderId' in announcement ? announcement.orderId : null;
};

/** Follows the orders of a shop with the token of staff. */
export const followAsStaff = (origin: string, token: string): Following => {
  const told = new Set<string>();
  const over = new AbortController();
  let opened = 0;
  let lastId: string | undefined;
  let close: (() => void) | null = null;
  const followOnce = async (): Promise<void> => {
    const stream = await openOrderAnnouncementStream(origin, token, lastId);
    close = stream.close;
    if (over.signal.aborted) stream.close();
    if (stream.status !== 200) return stream.close();
    opened += 1;
    for (;;) {
      const message = await stream.next();
      lastId = message.id ?? lastId;
      const order = orderOf(message);
      if (order !== null) told.add(order);
    }
  };
  const follow = async (): Promise<void> => {
    while (!over.signal.aborted) {
      // It rejects when the stream ends, or could not be opened.
      await followOnce().catch(() => undefined);
      await pause(pauseBeforeOpening);
    }
  };
  const following = follow();
  return {
    told,
    opened: () => opened,
    end: async () => {
      over.abort();
      close?.();
      await following;
    },
  };
};
