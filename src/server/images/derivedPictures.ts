import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createQueue } from '../process/createQueue.ts';
import { notReadable } from './imageStorage.ts';

interface DerivedOptions {
  /** Bytes of made pictures that are kept in memory. */
  readonly cacheSize: number;
}

/** One picture takes about 60 ms of a processor; the last that waits has its answer within some two seconds. */
const limits = { waiting: 30, wait: 2000 };

/** The bytes of the shop's own image at that path, wherever it is stored; `null` when there is none. */
const readImage = async (app: FastifyInstance, path: string): Promise<Buffer | null> => {
  const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: path });
  if (statusCode === 200) return rawPayload;
  if (statusCode === 404) return null;
  throw notReadable(new Error(`${path} was answered with ${statusCode}`));
};

/**
 * Makes pictures of the shop's own images on the first request, one at a time, and keeps them in memory by their key, with
 * a limit in bytes. Rejects with `unavailable` what cannot be read, and more requests at once than the process can answer.
 */
export const derivedPictures = (app: FastifyInstance, { cacheSize }: DerivedOptions) => {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: cacheSize,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const pending = new Map<string, Promise<Buffer | null>>();
  const enqueue = createQueue(1, limits);

  const make = async (
    key: string,
    image: string,
    encode: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null> => {
    const bytes = await readImage(app, image);
    if (bytes === null) return null;
    const picture = await enqueue(() =>
      encode(bytes).catch((cause: unknown) => {
        throw notReadable(cause);
      }),
    );
    pictures.set(key, picture);
    return picture;
  };
  /** The picture with that key, made of the image at that path; `null` when there is no such image. */
  return async (
    key: string,
    image: string,
    encode: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null> => {
    const made = pictures.get(key);
    if (made !== undefined) return made;
    const known = pending.get(key);
    if (known !== undefined) return known;
    const task = make(key, image, encode).finally(() => pending.delete(key));
    pending.set(key, task);
    return task;
  };
};
