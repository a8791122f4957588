import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createQueue } from '../process/createQueue.ts';
import { notReadable } from './imageStorage.ts';

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
  const pictures = new LRUCache<string, Buffer>({
    maxSize: cacheSize,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  /** The pictures that are being made, by key. */
  const pending = new Map<string, Promise<Buffer | null>>();
  const enqueue = createQueue(1, queueLimits);

  const make = async (
    key: string,
    imagePath: string,
    encode: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null> => {
    const bytes = await requestImage(app, imagePath);
    if (bytes === null) return null;
    const picture = await enqueue(() =>
      encode(bytes).catch((cause: unknown) => {
        throw notReadable(cause);
      }),
    );
    pictures.set(key, picture);
    return picture;
  };
  /** The picture with this key, made by `encode` from the image at this path; `null` if there is no such image. */
  return async (
    key: string,
    imagePath: string,
    encode: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null> => {
    const inMemory = pictures.get(key);
    if (inMemory !== undefined) return inMemory;
    const inProgress = pending.get(key);
    if (inProgress !== undefined) return inProgress;
    const task = make(key, imagePath, encode).finally(() => pending.delete(key));
    pending.set(key, task);
    return task;
  };
};
