import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gzipPieces } from '../http/cache/encodings.ts';
import type { ResponseCache } from '../http/cache/responseCache.ts';
import { sendShared } from '../http/cache/sendCached.ts';

/** Sends XML about the whole shop, which is made once for all who ask, and in turns with other calls. */

/** For browsers, and, by `cdn-cache-control`, for shared caches, which would otherwise get the five seconds of `sendShared`. */
export const cacheOneHour = {
  'cache-control': 'public, max-age=3600',
  'cdn-cache-control': 'public, max-age=3600',
};

/** Options of the routes. `sendShared` sends gzip, or decompresses it for a client without gzip: Brotli must not compress that again. */
export const xmlRoute = { compress: false } as const;

/** Runs work when it is its turn among the calls of the API. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface XmlDocument {
  /** Names the document in the cache, whatever query its address has. */
  readonly name: string;
  readonly freshForMs: number;
  /** Makes the document in pieces, of a millisecond or two at most. It reads the database through `inTurn`. */
  readonly write: (inTurn: InTurn) => AsyncIterable<string>;
}

/** Returns a function that sends an XML document, which the cache holds compressed. */
export const xmlSender =
  (app: FastifyInstance, cache: ResponseCache) =>
  (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, freshForMs, write }: XmlDocument,
  ): Promise<FastifyReply> =>
    sendShared(request, reply, {
      cache,
      key: `xml ${name}`,
      freshForMs,
      respond: async () => ({
        status: 200,
        headers: { ...cacheOneHour, 'content-type': 'application/xml; charset=utf-8' },
        // `other`: in the queue of all calls but those that place orders.
        body: await gzipPieces(write((work) => app.load.run(request, 'other', work))),
        isGzip: true,
      }),
    });
