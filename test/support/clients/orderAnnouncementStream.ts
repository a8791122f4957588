import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { headers as headerNames } from '#contract/call/headers.ts';
import { streamOrderAnnouncementsCall } from '#contract/orders/orders.ts';
import { type OrderAnnouncement, readAnnouncement } from '#domain/orders/orderAnnouncement.ts';

/** One open stream of announcements, as a browser reads it. */
export interface OrderAnnouncementStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next message of the stream that was not returned yet; rejects when the stream ends before it. */
  next(): Promise<EventSourceMessage>;
  /** The next announcement; a `reset` is `null`. */
  nextAnnouncement(): Promise<OrderAnnouncement | null>;
  /** Resolves when the server or `close` has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

const announcementOf = ({ event, data }: EventSourceMessage): OrderAnnouncement | null =>
  event === 'reset' ? null : readAnnouncement(JSON.parse(data));

/** Opens the stream; `lastId` as in Last-Event-ID. */
export const openOrderAnnouncementStream = async (
  origin: string,
  token: string,
  lastId?: string,
): Promise<OrderAnnouncementStream> => {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api${streamOrderAnnouncementsCall.path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastId === undefined ? {} : { [headerNames.lastEventId]: lastId }),
    },
    signal: controller.signal,
  });
  const received: EventSourceMessage[] = [];
  const waiting: { resolve: (message: EventSourceMessage) => void; reject: (error: Error) => void }[] = [];
  let isOver = false;
  const parser = createParser({
    onEvent: (message) => {
      const first = waiting.shift();
      if (first === undefined) received.push(message);
      else first.resolve(message);
    },
  });
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    // A refusal may have no body.
    for await (const part of response.body ?? []) parser.feed(decoder.decode(part, { stream: true }));
  };
  const ended = read()
    // `close` makes the reading fail.
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      for (const { reject } of waiting) reject(new Error('The stream has ended.'));
    });
  const next = (): Promise<EventSourceMessage> => {
    const known = received.shift();
    if (known !== undefined) return Promise.resolve(known);
    if (isOver) return Promise.reject(new Error('The stream has ended.'));
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    nextAnnouncement: async () => announcementOf(await next()),
    ended,
    close: () => controller.abort(),
  };
};
