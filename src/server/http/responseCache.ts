import { LRUCache } from 'lru-cache';

/** A response that everybody gets alike, ready to be sent. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** The responses of this process that are the same for everybody: answers of the API and rendered pages. */
export interface ResponseCache {
  /**
   * The response under the key; `respond` makes it where none is fresh, once for all who ask at the same
   * time. It is fresh for `freshFor` milliseconds. A rejection is passed on and not stored.
   */
  fetch(key: string, freshFor: number, respond: () => Promise<CachedResponse>): Promise<CachedResponse>;
  /** Drops everything; what is being made now is not stored. */
  clear(): void;
  /** How much is stored. */
  readonly size: { readonly entries: number; readonly bytes: number };
}

// Some 50 rendered pages, or 200 parts of a list: what a busy second asks for again.
const maxBytes = 8 * 1024 * 1024;
// Each entry costs some 500 bytes beside its key and body.
const maxEntries = 1000;

const byteSize = ({ headers, body }: CachedResponse, key: string): number =>
  body.byteLength + Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(headers));

/** An empty cache, bounded in bytes and entries; an entry leaves when it is no longer fresh, asked for or not. */
export const createResponseCache = (): ResponseCache => {
  const stored = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: byteSize,
    // Each entry brings its own time; its timer keeps no process alive.
    ttlAutopurge: true,
    // The clock that `start` below is read from.
    perf: { now: () => performance.now() },
  });
  let pending = new Map<string, Promise<CachedResponse>>();

  const make = async (
    key: string,
    freshFor: number,
    respond: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> => {
    const own = pending;
    // The age counts from the question: a change of another process is seen at the latest `freshFor` later.
    const start = performance.now();
    try {
      const response = await respond();
      if (own === pending) stored.set(key, response, { ttl: freshFor, start });
      return response;
    } finally {
      own.delete(key);
    }
  };

  return {
    fetch: async (key, freshFor, respond) => {
      const found = stored.get(key) ?? pending.get(key);
      if (found !== undefined) return found;
      const made = make(key, freshFor, respond);
      pending.set(key, made);
      return made;
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
