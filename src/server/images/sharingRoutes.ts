import type { FastifyPluginAsync } from 'fastify';
import { sharedImage } from '#domain/pages/sharingPicture.ts';
import { derivedPictures } from './derivedPictures.ts';
import { encodeSharingPicture } from './encodeSharingPicture.ts';
import { sendImage } from './imageRoutes.ts';

/** Bytes: room for some 300 pictures. A caching proxy may keep all of them, since their names change with their content. */
const cacheSize = 16 * 1024 * 1024;

/**
 * GET /pictures/share/NAME-450.jpg: one of the shop's own images in the form that link previews show (SH-15). It is made on
 * the first request and kept in memory; if more are requested at once than the process can make, the answer is 503.
 */
export const sharingRoutes: FastifyPluginAsync = async (app) => {
  const pictureOf = derivedPictures(app, { cacheSize });
  app.get('/pictures/share/*', async ({ url }, reply) => {
    const image = sharedImage(url.split('?')[0] ?? '');
    if (image === undefined) return sendImage(reply, null);
    // The image's path is the key too: of each image there is one such picture.
    return sendImage(reply, await pictureOf(image, image, encodeSharingPicture), 'image/jpeg');
  });
};
