import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TaskAbortedError } from '../../process/createQueue.ts';
import { type Encoding, encodeBody, encodingFor, takesGzip } from './encodings.ts';
import type { CachedResponse, ResponseCache } from './responseCache.ts';

/** The body of a response in one encoding. */
interface Representation {
  readonly body: Buffer;
  /** Differs by encoding. Weak after quick compression: a later thorough compression of the same page gives other bytes. */
  readonly etag: string;
  /** Whether the body is gzip and the client takes none. It is decompressed while it is sent: memory holds only the gzip. */
  readonly isToDecompress: boolean;
}

type Encoded = Partial<Record<Encoding | 'identity', Promise<Representation>>>;

// The encoded bodies of each cached response; an entry disappears with its response.
const encoded = new WeakMap<CachedResponse, Encoded>();

const represent = async (
  { body, effort = 'thorough', isGzip = false }: CachedResponse,
  encoding: Encoding | null,
): Promise<Representation> => {
  const hash = createHash('sha1').update(body).digest('base64url');
  if (encoding === null) return { body, etag: `"${hash}"`, isToDecompress: isGzip };
  if (isGzip) return { body, etag: `"${hash}-gzip"`, isToDecompress: false };
  const weak = effort === 'quick' ? 'W/' : '';
  const etag = `${weak}"${hash}-${encoding}"`;
  return { body: await encodeBody(body, encoding, effort), etag, isToDecompress: false };
};

/** The body in this encoding, which is made once for each response. */
const representationOf = (response: CachedResponse, encoding: Encoding | null): Promise<Representation> => {
  const representations = encoded.get(response) ?? {};
  encoded.set(response, representations);
  const name = encoding ?? 'identity';
  const present = representations[name];
  if (present !== undefined) return present;
  const made = represent(response, encoding);
  representations[name] = made;
  // A representation that failed, as for want of memory, is not kept: the shell is one response for as long as the process runs.
  made.catch(() => delete representations[name]);
  return made;
};

const encodingOf = ({ body, isGzip }: CachedResponse, accepted: string | undefined): Encoding | null => {
  if (isGzip !== true) return encodingFor(accepted, body.byteLength);
  return takesGzip(accepted) ? 'gzip' : null;
};

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the header `if-none-match` says that the client has the response with this tag; `*` names every response. */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean => {
  const sentTags = ifNoneMatch?.split(',').map(withoutWeakness) ?? [];
  return sentTags.includes('*') || sentTags.includes(withoutWeakness(etag));
};

/**
 * A browser revalidates each time; caches between it and the shop may answer for five seconds. `stale-while-revalidate`
 * is for those caches only (RFC 9213): a browser would show staff the list from before their own change.
 */
const cachingHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=5',
  'cdn-cache-control': 'max-age=5, stale-while-revalidate=60',
};

/**
 * Sends a response that is the same for every client in an encoding that this one accepts, or 304 when the client has
 * it. The body is compressed once per encoding and not per request, as `compressReplies` would: a thousand clients
 * that open a page at once would hold a thousand encoders of half a megabyte.
 */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> => {
  const { status, headers } = response;
  const encoding = encodingOf(response, request.headers['accept-encoding']);
  const { body, etag, isToDecompress } = await representationOf(response, encoding);
  // A 304 has these headers too: the browser replaces its stored ones, the page's Content-Security-Policy among them.
  reply.headers({ ...cachingHeaders, ...headers, vary: 'accept-encoding', etag });
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.code(status).send(isToDecompress ? Readable.from([body]).pipe(createGunzip()) : body);
};

interface SharedResponse {
  readonly cache: ResponseCache;
  readonly key: string;
  readonly freshForMs: number;
  readonly respond: () => Promise<CachedResponse>;
}

/** Sends the cached response of the key, or the one that `respond` makes for all who ask for it in the meantime. */
export const sendShared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, freshForMs, respond }: SharedResponse,
): Promise<FastifyReply> => {
  const share = (): Promise<CachedResponse> =>
    cache.fetch(key, freshForMs, respond).catch((error: unknown) => {
      // The shared work was started by another caller, whose connection has ended: it is started again for this caller.
      if (error instanceof TaskAbortedError && !request.signal.aborted) return share();
      throw error;
    });
  return sendCached(request, reply, await share());
};
