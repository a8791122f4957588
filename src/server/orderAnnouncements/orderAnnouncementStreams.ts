import { PassThrough } from 'node:stream';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Anchor } from './announcementWindow.ts';
import { heartbeat, messagesOf, parseEventId } from './eventMessages.ts';
import type { OrderAnnouncementFeed } from './orderAnnouncementFeed.ts';

/**
 * The streams by which the browsers of staff hear of orders at once (MD-9). A new stream first catches up: it is sent what it has
 * missed since its last event, while what the feed announces meanwhile waits in the stream. From then on the feed's announcements
 * are written to all streams as they come.
 */

/** The account that opens a stream, and until when it may read. */
export interface StreamOwner {
  readonly uid: string;
  /** When the account's token expires. */
  readonly until: Date;
}

/** The open streams of this process. */
export interface OrderAnnouncementStreams {
  /**
   * Opens a stream that goes on after the event with the id `lastId`, or begins with a `reset`: also if more was missed than may wait
   * for a reader. Throws an ApiError if the account or the process has too many streams.
   */
  open(owner: StreamOwner, lastId: string | undefined): Promise<PassThrough>;
  readonly count: () => number;
  /** Ends all streams, and refuses new ones. */
  close(): void;
}

interface StreamsOptions {
  readonly feed: OrderAnnouncementFeed;
  readonly now: () => Date;
  /** Resolves to the uids among these whose accounts may still have a stream. */
  readonly allowed: (uids: readonly string[]) => Promise<readonly string[]>;
  /** Called with the error of a delivery, or of a check whether accounts may still have streams. */
  readonly failed: (error: unknown) => void;
}

interface OpenStream extends StreamOwner {
  readonly output: PassThrough;
  /**
   * What the feed announced while the stream was catching up, with `null` in place of announcements that were lost; `null` as a whole
   * once it has caught up.
   */
  waiting: (readonly OrderAnnouncement[] | null)[] | null;
}

/** The most streams of one account, which opens one per tab, and of one process. */
const streamLimits = { perAccount: 12, perProcess: 300 };
/** Bytes that may wait for a reader before its stream is destroyed: the browser opens it again after its last event. */
const mostUnread = 64 * 1024;
/** Milliseconds between two sweeps, which end the streams whose tokens have expired. */
const sweepIntervalMs = 1000;
/** Sweeps between two heartbeats: docs/operations.md names the 20 seconds to operators, whose proxies must wait longer. */
const sweepsPerHeartbeat = 20;
/** Sweeps between two checks whether the accounts may still have streams. */
const sweepsPerCheck = 5;

/** Tells the browser to open a broken stream again after a second. */
const retryLine = 'retry: 1000\n\n';

const write = ({ output }: OpenStream, text: string): void => {
  if (text === '' || output.writableEnded) return;
  output.write(text);
  if (output.readableLength + output.writableLength > mostUnread) output.destroy();
};

const refuseTooMany = (streams: ReadonlySet<OpenStream>, uid: string): void => {
  if (streams.size >= streamLimits.perProcess)
    throw new ApiError('unavailable', 'The shop has too many open connections right now. Please try again.');
  const ofAccount = [...streams].filter((stream) => stream.uid === uid);
  if (ofAccount.length >= streamLimits.perAccount)
    throw new ApiError(
      'tooMany',
      `This account has ${streamLimits.perAccount} open tabs that follow the orders. Close one of them.`,
    );
};

/**
 * Creates the set of open streams. It has a stream from `add` until the stream closes, sends heartbeats, and ends a stream when its token
 * has expired or its account may no longer have one. Calls `emptied` when the last stream has closed.
 */
const createStreamSet = ({ now, allowed, failed }: Omit<StreamsOptions, 'feed'>, emptied: () => void) => {
  const streams = new Set<OpenStream>();
  let sweeps = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Ends the streams of accounts that may no longer have one. */
  const endForbidden = async (): Promise<void> => {
    const uids = [...new Set([...streams].map(({ uid }) => uid))];
    const permitted = new Set(uids.length === 0 ? [] : await allowed(uids));
    // Streams that other accounts have opened in the meantime are left to the next check.
    for (const { uid, output } of streams) if (uids.includes(uid) && !permitted.has(uid)) output.end();
  };

  const sweep = (): void => {
    sweeps += 1;
    for (const stream of streams) {
      if (stream.until <= now()) stream.output.end();
      else if (sweeps % sweepsPerHeartbeat === 0) write(stream, heartbeat);
    }
    if (sweeps % sweepsPerCheck === 0) endForbidden().catch(failed);
  };

  const remove = (stream: OpenStream): void => {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    emptied();
  };

  const add = (stream: OpenStream): void => {
    streams.add(stream);
    timer ??= setInterval(sweep, sweepIntervalMs).unref();
    stream.output.once('close', () => remove(stream));
    // A reader that went away is no failure, but without a listener the error would end the process.
    stream.output.on('error', () => undefined);
  };
  return { streams, add, endForbidden };
};

/** Creates the streams; the feed fills them. */
export const createOrderAnnouncementStreams = (options: StreamsOptions): OrderAnnouncementStreams => {
  const { feed, failed } = options;
  let isClosed = false;
  /** Resolves to a function that stops listening to the feed; `null` while there is no stream. */
  let stopListening: Promise<() => void> | null = null;
  const { streams, add, endForbidden } = createStreamSet(options, () => {
    void stopListening?.then((stop) => stop());
    stopListening = null;
  });

  const deliver = async (
    announcements: readonly OrderAnnouncement[] | null,
    anchor: Anchor | null,
  ): Promise<void> => {
    // First, so that an account that is no longer staff does not get these announcements.
    await endForbidden();
    for (const stream of streams) {
      if (stream.waiting !== null) stream.waiting.push(announcements);
      else write(stream, messagesOf(announcements, anchor));
    }
  };

  /** Ends with the last delivery; the next one begins after it, so that the messages keep their order. */
  let lastDelivery = Promise.resolve();
  const deliverInTurn = (announcements: readonly OrderAnnouncement[] | null): void => {
    // The event after which a broken stream goes on. Read now: at the turn of these announcements the feed may have read others, which
    // the stream would then never get.
    const anchor = feed.anchor();
    lastDelivery = lastDelivery
      .then(() => deliver(announcements, anchor))
      .catch((error: unknown) => {
        failed(error);
        // Streams may lack these announcements: they are ended, and browsers open them again after their last event.
        for (const { output } of streams) output.end();
      });
  };

  /** Sends what the stream has missed since `lastId`, and what the feed announced meanwhile. */
  const catchUp = async (stream: OpenStream, lastId: string | undefined): Promise<void> => {
    stopListening ??= feed.listen(deliverInTurn).catch((error: unknown) => {
      // The next stream tries to listen again.
      stopListening = null;
      throw error;
    });
    await stopListening;
    const lastRead = parseEventId(lastId);
    // Read before the missed events: after a break an event may come twice, but none is left out.
    const anchor = feed.anchor();
    const missed = lastRead === null ? null : await feed.since(lastRead);
    const news = [missed, ...(stream.waiting ?? [])].map((announcements) =>
      messagesOf(announcements, anchor),
    );
    stream.waiting = null;
    const text = `${retryLine}${news.join('')}`;
    // Nobody reads the stream yet. What would destroy it now would do so at each try, since the browser comes back with the same id.
    write(stream, text.length > mostUnread ? `${retryLine}${messagesOf(null, anchor)}` : text);
  };

  return {
    open: async (owner, lastId) => {
      if (isClosed) throw new ApiError('unavailable', 'The shop is closing. Please try again.');
      refuseTooMany(streams, owner.uid);
      const stream: OpenStream = { ...owner, output: new PassThrough(), waiting: [] };
      add(stream);
      try {
        await catchUp(stream, lastId);
        return stream.output;
      } catch (error) {
        stream.output.destroy();
        throw error;
      }
    },
    count: () => streams.size,
    close: () => {
      isClosed = true;
      for (const { output } of streams) output.end();
    },
  };
};
