import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sharedImage } from '#domain/pages/sharingPicture.ts';
import { createQueue } from '../process/createQueue.ts';
import { encodeSharingPicture } from './encodeSharingPicture.ts';
import { sendImage } from './imageRoutes.ts';
import { notReadable } from './imageStorage.ts';

/** Bytes: some 300 pictures. A caching proxy keeps the others, since their names change with their content. */
const cacheSize = 16 * 1024 * 1024;

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
 * GET /pictures/share/NAME-450.jpg: what a link preview shows of one of the shop's own images (SH-15). Made on the first
 * request and kept in memory, with a limit in bytes; more requests at once than the process can answer get 503.
 */
export const sharingRoutes: FastifyPluginAsync = async (app) => {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: cacheSize,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const pending = new Map<string, Promise<Buffer | null>>();
  const enqueue = createQueue(1, limits);

  const make = async (image: string): Promise<Buffer | null> => {
    const bytes = await readImage(app, image);
    if (bytes === null) return null;
    const picture = await enqueue(() =>
      encodeSharingPicture(bytes).catch((cause: unknown) => {
        throw notReadable(cause);
      }),
    );
    pictures.set(image, picture);
    return picture;
  };
  const makeOnce = (image: string): Promise<Buffer | null> => {
    const known = pending.get(image);
    if (known !== undefined) return known;
    const task = make(image).finally(() => pending.delete(image));
    pending.set(image, task);
    return task;
  };

  app.get('/pictures/share/*', async ({ url }, reply) => {
    const image = sharedImage(url.split('?')[0] ?? '');
    if (image === undefined) return sendImage(reply, null);
    return sendImage(reply, pictures.get(image) ?? (await makeOnce(image)), 'image/jpeg');
  });
};
