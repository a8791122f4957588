import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iconPath, iconSizes } from '#domain/shop/shopIcon.ts';
import { stallDrawing } from '#domain/shop/stallDrawing.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';
import { encodeImage } from '#server/images/encodeImage.ts';
import { folderImages } from '#server/images/folderImages.ts';
import { iconRoutes } from '#server/images/iconRoutes.ts';
import { imageRoutes } from '#server/images/imageRoutes.ts';
import { plainPicture } from '../../support/clients/uploadPicture.ts';
import { removeFolder } from '../../support/removeFolder.ts';

/** Twice as wide as high, so that an icon has empty ground above it. */
const wide = () => plainPicture(600, 300);

/** Red, green, blue and opacity of the first pixel. */
const pixelOf = async (bytes: Buffer): Promise<number[]> => [
  ...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4),
];

describe("the shop's icon", () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-icons-'));
  let app: FastifyInstance;
  let stored: string;
  beforeAll(async () => {
    app = Fastify();
    await app.register(answerErrors);
    const images = folderImages(folder);
    await app.register(imageRoutes, { images });
    await app.register(iconRoutes);
    stored = await images.save(await encodeImage(await wide()));
  });
  afterAll(async () => {
    await app.close();
    removeFolder(folder);
  });

  it.each(Object.values(iconSizes))('SP-10 is a square PNG of %s pixels that browsers keep', async (size) => {
    const response = await app.inject({ url: String(iconPath(stored, size)) });
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({
      status: response.statusCode,
      type: response.headers['content-type'],
      caching: response.headers['cache-control'],
      format,
      width,
      height,
    }).toEqual({
      status: 200,
      type: 'image/png',
      caching: 'public, max-age=31536000, immutable',
      format: 'png',
      width: size,
      height: size,
    });
  });

  it('SP-10 is clear around the picture, and white where a phone would draw it black', async () => {
    const tab = await app.inject({ url: String(iconPath(stored, iconSizes.tab)) });
    const touch = await app.inject({ url: String(iconPath(stored, iconSizes.touch)) });
    expect((await pixelOf(tab.rawPayload))[3]).toBe(0);
    expect(await pixelOf(touch.rawPayload)).toEqual([255, 255, 255, 255]);
  });

  it('SP-10 is the drawn stall on the ground of the accent', async () => {
    const response = await app.inject({ url: '/pictures/icon/stall-8a1538.svg' });
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'image/svg+xml',
      stallDrawing('#8a1538'),
    ]);
  });

  it.each([
    // A picture that is not stored, a colour with a digit too few, and a path out of the folder.
    `/pictures/icon/${'b'.repeat(24)}-450-180.png`,
    '/pictures/icon/stall-8a153.svg',
    '/pictures/icon/..%2f..%2fsecret-180.png',
  ])('SP-10 is unknown at %s', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'unknown' }),
    ]);
  });
});
