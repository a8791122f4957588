import { createParser } from 'eventsource-parser';
import { headers as headerNames } from '#contract/call/headers.ts';
import { streamEvents, streamOrderAnnouncementsCall } from '#contract/orders/orders.ts';
import { type OrderAnnouncement, readAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { parseJson } from '#domain/values/parse.ts';
import { type ShopExtra, urlOf } from '../client/httpClient.ts';
import { backoffDelay } from '../client/retryPolicy.ts';
import { renewOnce } from '../client/sendWithToken.ts';
import type { AnnouncementsMode } from './orderAnnouncementsState.ts';

/** Follows the stream of order announcements, and opens it again when it ends (MD-9). */

/** Callbacks for what arrives. */
export interface Followers {
  readonly onMode: (mode: AnnouncementsMode) => void;
  /** Announcements that arrived together. */
  readonly onAnnounced: (announcements: readonly OrderAnnouncement[]) => void;
  /** Announcements may have been lost. */
  readonly onReset: () => void;
}

/** Milliseconds within which the first byte must come; through a proxy that buffers responses none comes. */
const firstByteLimit = 10_000;
/** Milliseconds without any byte after which the stream counts as broken; the server sends a comment every 20 s. */
const silenceLimit = 45_000;
/** Milliseconds before the next request to a host that has no stream, or none for this account. */
const unsupportedPause = 600_000;
/** Milliseconds before the stream is opened again: at first, and at most. */
const firstPause = 1000;
const longestPause = 30_000;

/** How one stream ended. */
type StreamEnd = 'ended' | 'failed' | 'unsupported' | 'tokenRefused' | 'forbidden';

/** HTTP's Unauthorized: the host refuses the token. */
const tokenRefusedStatus = 401;

const endOfStatus = (status: number): StreamEnd => {
  if (status === tokenRefusedStatus) return 'tokenRefused';
  if (status === 403) return 'forbidden';
  return [404, 405, 501].includes(status) ? 'unsupported' : 'failed';
};

/** Maximum number of remembered announcements. When there are more, all are forgotten: a new order that arrives again then counts twice. */
const mostRemembered = 5000;

/**
 * Reads the messages of the stream, and passes each announcement on once. One arrives again if the stream breaks in the middle of a batch:
 * only the last message of a batch has an id, so that the next stream brings the whole batch.
 */
const createReader = ({ onAnnounced, onReset }: Followers) => {
  /** Sequence numbers of the announcements that were passed on. */
  const remembered = new Set<number>();
  /** Id of the last message, from which the host continues the next stream. */
  let lastId: string | undefined;
  let arrived: OrderAnnouncement[] = [];
  const passOn = (): void => {
    const together = arrived;
    arrived = [];
    if (together.length > 0) onAnnounced(together);
  };
  const collect = (data: string): void => {
    const announcement = readAnnouncement(parseJson(data));
    if (announcement === null || remembered.has(announcement.sequence)) return;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.add(announcement.sequence);
    arrived.push(announcement);
  };
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event === streamEvents.reset) {
        passOn();
        // The database may have been restored: it then gives the same sequence numbers to other announcements.
        remembered.clear();
        onReset();
      } else if (event === streamEvents.order) collect(data);
      lastId = id ?? lastId;
    },
  });
  return {
    lastId: () => lastId,
    feed: (text: string) => {
      parser.feed(text);
      passOn();
    },
    /** Forgets an unfinished message, in which the earlier stream broke. */
    startStream: () => parser.reset(),
  };
};

/** Resolves after the time, or earlier when the browser is online again or the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      // In Node, where tests run this, `globalThis` takes no listeners.
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/** Reads one stream to its end. `onOpen` is called with its first byte. */
const readStream = async (
  extra: ShopExtra,
  reader: ReturnType<typeof createReader>,
  { signal, onOpen }: { readonly signal: AbortSignal; readonly onOpen: () => void },
): Promise<StreamEnd> => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort);
  let hasLeft = false;
  const leave = (): void => {
    hasLeft = true;
    abort();
  };
  // For the Back button the browser keeps a page that was left, with its stream: six such pages would take all connections to an HTTP/1.1
  // shop.
  globalThis.addEventListener?.('pagehide', leave);
  // Each part of the stream that arrives puts off the moment at which it counts as broken.
  let silenceTimer = setTimeout(abort, firstByteLimit);
  let hasOpened = false;
  const lastId = reader.lastId();
  try {
    const response = await extra.fetch(urlOf(extra.settings, streamOrderAnnouncementsCall, {}), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${extra.readToken() ?? ''}`,
        ...(lastId === undefined ? {} : { [headerNames.lastEventId]: lastId }),
      },
      cache: 'no-store',
      signal: controller.signal,
    });
    if (!response.ok) return endOfStatus(response.status);
    const type = response.headers.get('content-type') ?? '';
    if (response.body === null || !type.startsWith('text/event-stream')) return 'unsupported';
    reader.startStream();
    const parts = response.body.getReader();
    const decoder = new TextDecoder();
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(abort, silenceLimit);
      if (!hasOpened) onOpen();
      hasOpened = true;
      reader.feed(decoder.decode(part.value, { stream: true }));
    }
    // A proxy has ended a stream that ends before its first byte, and may do so each time.
    return hasOpened ? 'ended' : 'failed';
  } catch {
    // `controller` is aborted by `leave`, by the outer signal, or else by the timer.
    const hasTimedOut = controller.signal.aborted && !signal.aborted && !hasLeft;
    // An id came with an earlier stream, which had opened then.
    const hasEverOpened = hasOpened || lastId !== undefined;
    // A proxy buffers the response, or the host has no stream.
    const isUnsupported = hasTimedOut && !hasEverOpened;
    return isUnsupported ? 'unsupported' : 'failed';
  } finally {
    clearTimeout(silenceTimer);
    globalThis.removeEventListener?.('pagehide', leave);
    signal.removeEventListener('abort', abort);
    controller.abort();
  }
};

const pauseAfter = (end: StreamEnd, failures: number): number =>
  end === 'unsupported' || end === 'forbidden'
    ? unsupportedPause
    : backoffDelay(failures, firstPause, longestPause);

/** Follows the stream until the signal is aborted; a token that the host refuses is renewed once before the next stream. */
export const followOrderAnnouncements = async (
  extra: ShopExtra,
  followers: Followers,
  signal: AbortSignal,
): Promise<void> => {
  const reader = createReader(followers);
  let failures = 0;
  let hasRenewed = false;
  const onOpen = (): void => {
    failures = 0;
    hasRenewed = false;
    followers.onMode('live');
  };
  const tryRenewal = async (token: string | null): Promise<boolean> => {
    if (hasRenewed) return false;
    hasRenewed = (await renewOnce(extra, token, tokenRefusedStatus)) === 'renewed';
    return hasRenewed;
  };
  // A function, since TypeScript would take `signal.aborted` to be false still after each `await`.
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    const token = extra.readToken();
    const end = await readStream(extra, reader, { signal, onOpen });
    if (isOver()) return;
    if (end === 'tokenRefused' && (await tryRenewal(token))) continue;
    // A stream that the server has ended is opened again soon; until then the mode stays `live`.
    if (end !== 'ended') followers.onMode('polling');
    await pause(pauseAfter(end, failures), signal);
    failures += 1;
  }
};
