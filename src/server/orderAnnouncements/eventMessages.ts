import { streamEvents } from '#contract/orders/orders.ts';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { Anchor } from './announcementWindow.ts';

/** Writes server-sent events as text. */

/** A comment in the stream: it shows both ends, and each proxy between them, that the stream is alive. */
export const heartbeat = ':\n\n';

const idOf = ({ sequence, at }: Anchor): string => `${sequence}.${at}`;

/** The anchor in the id of an event that `messagesOf` wrote; `null` for any other text. */
export const parseEventId = (text: string | undefined): Anchor | null => {
  // Numbers of 15 digits are exact in JavaScript.
  const [, sequence, at] = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? '') ?? [];
  return sequence === undefined || at === undefined ? null : { sequence: Number(sequence), at: Number(at) };
};

/**
 * The messages for some announcements; a `reset` if they are `null`, which means that some were lost. Only the last message
 * has the id of the anchor, from which a stream goes on: one that breaks among the messages receives all of them again. Without an anchor
 * no message has an id.
 */
export const messagesOf = (
  announcements: readonly OrderAnnouncement[] | null,
  anchor: Anchor | null,
): string => {
  const id = anchor === null ? '' : `id: ${idOf(anchor)}\n`;
  if (announcements === null) return `event: ${streamEvents.reset}\n${id}data: {}\n\n`;
  return announcements
    .map((announcement, index) => {
      const isLast = index === announcements.length - 1;
      return `event: ${streamEvents.order}\n${isLast ? id : ''}data: ${JSON.stringify(announcement)}\n\n`;
    })
    .join('');
};
