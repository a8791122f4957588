import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createGzip,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { createQueue } from '../../process/createQueue.ts';

/** How bodies are compressed: by `compressReplies` once per request, by `encodeBody` once per cached response. */

/**
 * Brotli's default quality of 11 is for files compressed once. A window of 256 KB instead of 4 MB: few responses
 * are longer, and the encoder allocates the window.
 */
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});

/** How much time compressing may take: `quick` while other requests wait for this process, and always up to `shortLength`. */
export type Effort = 'quick' | 'thorough';

/** Options of the encoders. */
export const encoderOptions = {
  // A list of 40 products takes 0.10 ms and 5.9 KB with quality 2: half the time of quality 4, for 4 % more bytes.
  quick: { br: brotliOptions(2), gzip: { level: 3 } },
  // The page with that list takes 1.8 ms and 25.5 KB with quality 5, and 0.6 ms and 29.7 KB with quality 2.
  thorough: { br: brotliOptions(5), gzip: { level: 6 } },
};

/** Bytes up to which a body is always compressed quickly, on this thread: less than a third of a millisecond. */
export const shortLength = 64 * 1024;
/** Bytes up to which a body is compressed on this thread, as nearly every page is: another thread would take 1.5 times as long. */
const pageLength = 320 * 1024;
/** Bytes from which a body is compressed: a shorter one gains nothing. */
export const compressedFrom = 1024;

const encoders = {
  br: { sync: brotliCompressSync, async: promisify<Buffer, BrotliOptions, Buffer>(brotliCompress) },
  gzip: { sync: gzipSync, async: promisify<Buffer, ZlibOptions, Buffer>(gzip) },
};
/** A content encoding that the server writes. */
export type Encoding = keyof typeof encoders;
/** The encodings, in the order in which the server prefers them. */
export const encodings = Object.keys(encoders) as Encoding[];

/** The encoding to send a body of so many bytes in, by the client's `accept-encoding`; `null`: send it uncompressed. */
export const encodingFor = (accepted: string | undefined, byteLength: number): Encoding | null =>
  accepted === undefined || byteLength < compressedFrom ? null : negotiate(accepted, encodings);

/** Whether a client with this `accept-encoding` takes gzip. */
export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && negotiate(accepted, ['gzip']) !== null;

/** Joins the pieces of a long text, compressed while they are made, so that the text as a whole is never in memory. */
export const gzipPieces = (pieces: AsyncIterable<string>): Promise<Buffer> =>
  pipeline(pieces, createGzip(encoderOptions.quick.gzip), (compressed: AsyncIterable<Buffer>) =>
    buffer(compressed),
  );

// libuv compresses on 4 threads; more encoders would only hold buffers, which each allocates when it is created.
const enqueue = createQueue(4);

/** Compresses a body: up to the length of a page on this thread, a longer one when one of libuv's threads is free. */
export const encodeBody = async (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  const { sync, async } = encoders[encoding];
  const options = encoderOptions[body.byteLength <= shortLength ? 'quick' : effort][encoding];
  return body.byteLength <= pageLength ? sync(body, options) : enqueue(() => async(body, options));
};
