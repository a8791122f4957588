import type { FastifyPluginAsync } from 'fastify';
import { iconOfPath } from '#domain/shop/shopIcon.ts';
import { stallDrawing, stallGround } from '#domain/shop/stallDrawing.ts';
import { derivedPictures } from './derivedPictures.ts';
import { encodeIcon } from './encodeIcon.ts';
import { sendImage } from './imageRoutes.ts';

/** Bytes: the icons of a shop have some 100 KB, and icons of its earlier pictures are rarely asked for. */
const cacheSize = 1024 * 1024;

/** GET /pictures/icon/…: icons made from the shop's own images, and the drawn stall with a background of another colour (SP-10). */
export const iconRoutes: FastifyPluginAsync = async (app) => {
  const pictureOf = derivedPictures(app, { cacheSize });
  app.get('/pictures/icon/*', async ({ url }, reply) => {
    const path = url.split('?')[0] ?? '';
    const ground = stallGround(path);
    if (ground !== undefined) return sendImage(reply, Buffer.from(stallDrawing(ground)), 'image/svg+xml');
    const icon = iconOfPath(path);
    if (icon === undefined) return sendImage(reply, null);
    const bytes = await pictureOf(path, icon.image, (image) => encodeIcon(image, icon.size));
    return sendImage(reply, bytes, 'image/png');
  });
};
