import type { FastifyPluginAsync } from 'fastify';
import { sharedImage } from '#domain/pages/sharingPicture.ts';
import { derivedPictures } from './derivedPictures.ts';
import { encodeSharingPicture } from './encodeSharingPicture.ts';
import { sendImage } from './imageRoutes.ts';

/** Bytes: some 300 pictures. A caching proxy keeps the others, since their names change with their content. */
const cacheSize = 16 * 1024 * 1024;

/**
 * GET /pictures/share/NAME-450.jpg: what a link preview shows of one of the shop's own images (SH-15). Made on the first
 * request and kept in memory; more requests at once than the process can answer get 503.
 */
export const sharingRoutes: FastifyPluginAsync = async (app) => {
  const pictureOf = derivedPictures(app, { cacheSize });
  app.get('/pictures/share/*', async ({ url }, reply) => {
    const image = sharedImage(url.split('?')[0] ?? '');
    if (image === undefined) return sendImage(reply, null);
    return sendImage(reply, await pictureOf(image, image, encodeSharingPicture), 'image/jpeg');
  });
};
