import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createQueue } from '../process/createQueue.ts';
import { notReadable } from './imageStorage.ts';

/** What a picture is made from, and how. */
interface PictureSource {
  readonly imagePath: string;
  readonly encode: (bytes: Buffer) => Promise<Buffer>;
}

interface DerivedOptions {
  /** How many bytes of pictures are kept in memory. */
  readonly cacheSize: number;
}

/** A picture takes about 60 ms of a processor, so the last of 30 waiting requests is answered within about two seconds. */
const queueLimits = { mostWaiting: 30, waitMs: 2000 };

/** Asks this server for the shop's own image at this path, since several routes serve images; `null` if there is none. */
const requestImage = async (app: FastifyInstance, path: string): Promise<Buffer | null> => {
  const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: path });
  if (statusCode === 200) return rawPayload;
  if (statusCode === 404) return null;
  throw notReadable(new Error(`${path} was answered with ${statusCode}`));
};

/**
 * Returns a function that makes pictures from the shop's own images, such as icons: one at a time, when one is first
 * requested, and then kept in memory. It rejects with `unavailable` if the image cannot be read, and with a QueueFullError if more
 * pictures are requested at once than the process can make; both are answered with 503.
 */
export const derivedPictures = (app: FastifyInstance, { cacheSize }: DerivedOptions) => {
  const enqueue = createQueue(1, queueLimits);
  const pictures = new LRUCache<string, Buffer, PictureSource>({
    maxSize: cacheSize,
    sizeCalculation: ({ byteLength }) => byteLength,
    // A picture that loses its place while it is being made still goes to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { imagePath, encode } }) => {
      const bytes = await requestImage(app, imagePath);
      // `undefined` is not kept: there may be such an image later.
      if (bytes === null) return undefined;
      return enqueue(() =>
        encode(bytes).catch((cause: unknown) => {
          throw notReadable(cause);
        }),
      );
    },
  });
  /** The picture with this key, made by `encode` from the image at this path; `null` if there is no such image. */
  return async (key: string, imagePath: string, encode: PictureSource['encode']): Promise<Buffer | null> =>
    (await pictures.fetch(key, { context: { imagePath, encode } })) ?? null;
};
