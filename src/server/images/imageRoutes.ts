import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { notFound } from '../errors/apiError.ts';
import { type ImageStorage, readImage } from './imageStorage.ts';

/** Sends an image, for ever cacheable since its name changes with its content; throws an ApiError if `bytes` is `null`. */
export const sendImage = (reply: FastifyReply, bytes: Buffer | null, type = 'image/webp'): FastifyReply => {
  if (bytes === null) throw notFound('picture', 'name');
  return (
    reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      // For an SVG drawing that is opened by itself: it may contain scripts.
      .header('content-security-policy', "default-src 'none'")
      .send(bytes)
  );
};

/** Serves uploaded images at GET /pictures/NAME-WIDTH.webp. */
export const imageRoutes: FastifyPluginAsync<{ readonly images: ImageStorage }> = async (app, { images }) => {
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params: { name } }, reply) =>
    sendImage(reply, await readImage(images, name)),
  );
};
