import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { createQueue } from '../createQueue.ts';

/** Compresses whole bodies with Brotli or gzip. */

/**
 * Brotli's default quality of 11 is for files compressed once. A window of 256 KB instead of 4 MB: few responses
 * are longer, and the encoder allocates the window.
 */
const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: 18,
});

/** Of long bodies: 8 % smaller than by quality 2. */
export const longParams = brotliParams(4);
// A list of 40 products: 0.10 ms and 5.9 KB by quality 2 on this thread, 0.67 ms and 5.7 KB by quality 4 on another.
const quickParams = brotliParams(2);
// The page of that list: 1.8 ms and 25.5 KB by quality 5, 1.2 ms and 27.8 KB by 4, 0.6 ms and 29.7 KB by 2.
const thoroughParams = brotliParams(5);

/** How long a page may take to compress: `quick` is for a process in which others wait. */
export type Effort = 'quick' | 'thorough';

/** Bytes up to which a body is compressed at once, which takes less than a third of a millisecond. */
export const shortLength = 64 * 1024;
/** Bytes up to which a page is compressed at once too: another thread takes as long, and half of it again to hand it over. */
const pageLength = 320 * 1024;
/** Bytes; a shorter body gains nothing. */
const threshold = 1024;

const brotli = promisify(brotliCompress);
const encoders = {
  br: {
    short: (body: Buffer) => brotliCompressSync(body, { params: quickParams }),
    page: (body: Buffer, effort: Effort) =>
      brotliCompressSync(body, { params: effort === 'quick' ? quickParams : thoroughParams }),
    long: (body: Buffer) => brotli(body, { params: longParams }),
  },
  gzip: {
    short: (body: Buffer) => gzipSync(body, { level: 3 }),
    page: (body: Buffer, effort: Effort) => gzipSync(body, { level: effort === 'quick' ? 3 : 6 }),
    long: promisify<Buffer, Buffer>(gzip),
  },
};
/** A content encoding that the server writes. */
export type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders) as Encoding[];

/** The encoding of the header `accept-encoding` for a body of that many bytes; `null` for none. */
export const encodingFor = (accepted: string | undefined, byteLength: number): Encoding | null =>
  accepted === undefined || byteLength < threshold ? null : negotiate(accepted, encodings);

/** Compresses a body of at most `shortLength` bytes. */
export const encodeShort = (body: Buffer, encoding: Encoding): Buffer => encoders[encoding].short(body);

// As many as libuv has threads for it; an encoder holds its buffers from its creation on.
const enqueue = createQueue(4);

/** Compresses a body of any length; a long one when one of libuv's threads is free. */
export const encodeBody = async (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  const { short, page, long } = encoders[encoding];
  if (body.byteLength <= shortLength) return short(body);
  return body.byteLength <= pageLength ? page(body, effort) : enqueue(() => long(body));
};
