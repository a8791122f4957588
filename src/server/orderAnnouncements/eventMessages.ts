import { streamEvents } from '#contract/orders/orders.ts';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { Anchor } from './eventWindow.ts';

/** Server-sent events as text. */

/** A comment, which shows both ends and each proxy between them that the stream is alive. */
export const heartbeat = ':\n\n';

const idOf = ({ sequence, at }: Anchor): string => `${sequence}.${at}`;

/** The anchor in an id of this shop; `null` for any other text. */
export const parseEventId = (text: string | undefined): Anchor | null => {
  const [, sequence, at] = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? '') ?? [];
  return sequence === undefined || at === undefined ? null : { sequence: Number(sequence), at: Number(at) };
};

/**
 * The messages of a part of the stream, with the event from which it goes on; a `reset` for `null`. Only the last one has
 * the id: a stream that breaks among them receives all of them again.
 */
export const messagesOf = (
  announcements: readonly OrderAnnouncement[] | null,
  complete: Anchor | null,
): string => {
  const id = complete === null ? '' : `id: ${idOf(complete)}\n`;
  if (announcements === null) return `event: ${streamEvents.reset}\n${id}data: {}\n\n`;
  return announcements
    .map((announcement, index) => {
      const isLast = index === announcements.length - 1;
      return `event: ${streamEvents.order}\n${isLast ? id : ''}data: ${JSON.stringify(announcement)}\n\n`;
    })
    .join('');
};
