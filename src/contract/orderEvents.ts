import { call } from './call.ts';

/**
 * Server-sent events for staff (MD-9), beyond API-1 to API-7: orders that are placed, moved, corrected or deleted, each as
 * JSON (`OrderAnnouncement`). A `reset` says that earlier ones may be lost, so that everything is to be fetched again. The
 * stream ends when the token does.
 */
export const streamOrderEvents = call<{ reply: string }>('GET', '/orderEvents', [
  'signInNeeded',
  'notAllowed',
  'tooMany',
]);

/** Names of the events on the stream. */
export const streamEvents = { order: 'order', reset: 'reset' } as const;
/** The header that names the last event that the browser has received. */
export const lastEventId = 'last-event-id';
