import { LRUCache } from 'lru-cache';
import { ApiError } from '../../errors/apiError.ts';
import type { Effort } from './encodings.ts';

/** A response that is the same for every client, ready to be sent. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** How much time compressing the body may take; `thorough` by default. */
  readonly effort?: Effort;
  /** Whether the body is already compressed by gzip; it is decompressed for a client that does not accept gzip. */
  readonly isGzip?: boolean;
}

/** This process's cache of responses that are the same for every client: API responses and rendered pages. */
export interface ResponseCache {
  /**
   * Returns the response of the key. When none is fresh, calls `respond` once for all concurrent callers; the
   * response is fresh for `freshForMs`. A rejection is passed on and not stored.
   */
  fetch(key: string, freshForMs: number, respond: () => Promise<CachedResponse>): Promise<CachedResponse>;
  /** Removes all entries; responses in progress are not stored. */
  clear(): void;
  readonly size: { readonly entries: number; readonly bytes: number };
}

// About 50 rendered pages or 200 pages of a list: what clients request repeatedly within a busy second.
const maxBytes = 8 * 1024 * 1024;
// Each entry costs about 500 bytes besides its key and body.
const maxEntries = 1000;

const byteSize = ({ headers, body }: CachedResponse, key: string): number =>
  body.byteLength + Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(headers));

/** Creates an empty cache, bounded in bytes and entries; removes each entry as soon as it expires. */
export const createResponseCache = (bytes: number = maxBytes): ResponseCache => {
  const stored = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: bytes,
    sizeCalculation: byteSize,
    // Each entry has its own TTL; its timer does not keep the process alive.
    ttlAutopurge: true,
    // The clock that `start` below reads.
    perf: { now: () => performance.now() },
  });
  /** The responses in progress, by key. `clear` replaces the map, so that a response which is in progress by then is not stored. */
  let pending = new Map<string, Promise<CachedResponse>>();

  const makeAndStore = async (
    key: string,
    freshForMs: number,
    respond: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> => {
    const pendingAtStart = pending;
    // The age counts from before `respond` reads, so another process's change shows after `freshForMs` at most.
    const start = performance.now();
    const response = await respond();
    // A response that is fresh for 0 ms is not stored either, since the library would keep it for ever.
    if (pendingAtStart === pending && freshForMs > 0) stored.set(key, response, { ttl: freshForMs, start });
    return response;
  };

  return {
    fetch: async (key, freshForMs, respond) => {
      const present = stored.get(key) ?? pending.get(key);
      if (present !== undefined) return present;
      const pendingAtStart = pending;
      // `finally` deletes the key only after it was set below, even if `respond` throws at once.
      const response = makeAndStore(key, freshForMs, respond).finally(() => pendingAtStart.delete(key));
      pendingAtStart.set(key, response);
      return response;
    },
    clear: () => {
      stored.clear();
      pending = new Map();
    },
    get size() {
      return { entries: stored.size, bytes: stored.calculatedSize };
    },
  };
};

/**
 * Returns a function that awaits a change of cached data and then calls `clearCaches`. After an ApiError it calls nothing,
 * since nothing was committed; after any other error the change may have been committed.
 */
export const clearingCache =
  (clearCaches: () => void) =>
  async <Result>(change: Promise<Result>): Promise<Result> => {
    let isRefused = false;
    try {
      return await change;
    } catch (error) {
      isRefused = error instanceof ApiError;
      throw error;
    } finally {
      if (!isRefused) clearCaches();
    }
  };
