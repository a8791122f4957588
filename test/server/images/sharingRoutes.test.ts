import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogImages } from '#demo/catalog/catalogImages.ts';
import { demoImageRoutes } from '#demo/pictures/demoImageRoutes.ts';
import { sharingPicturePath } from '#domain/pages/sharingPicture.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';
import { encodeImage } from '#server/images/encodeImage.ts';
import { folderImages } from '#server/images/folderImages.ts';
import { imageRoutes } from '#server/images/imageRoutes.ts';
import { sharingRoutes } from '#server/images/sharingRoutes.ts';
import { plainPicture } from '../../support/clients/uploadPicture.ts';
import { removeFolder } from '../../support/removeFolder.ts';

/** Stored like a picture, but none. */
const broken = `/pictures/${'b'.repeat(24)}-450.webp`;

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe('the picture of a link preview', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-sharing-'));
  const images = folderImages(folder);
  let app: FastifyInstance;
  let reads = 0;
  let stored: string;
  beforeAll(async () => {
    app = Fastify();
    await app.register(answerErrors);
    await app.register(imageRoutes, {
      images: {
        ...images,
        read: (name) => {
          reads += 1;
          return images.read(name);
        },
      },
    });
    await app.register(demoImageRoutes);
    await app.register(sharingRoutes);
    stored = await images.save(await encodeImage(await plainPicture()));
    writeFileSync(join(folder, broken.slice('/pictures/'.length)), 'no picture');
  });
  afterAll(async () => {
    await app.close();
    removeFolder(folder);
  });

  const send = (url: string) => app.inject({ url });
  it('SH-15 is a JPEG of 1200 × 630 pixels that shows the whole image', async () => {
    const response = await send(String(sharingPicturePath(stored)));
    expect({
      status: response.statusCode,
      type: response.headers['content-type'],
      caching: response.headers['cache-control'],
      ...(await sizeOf(response.rawPayload)),
    }).toEqual({
      status: 200,
      type: 'image/jpeg',
      caching: 'public, max-age=31536000, immutable',
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) =>
      [0, 1, 2].map((channel) => data[(y * info.width + x) * info.channels + channel] ?? 0);
    // The picture is of one colour, #3a7, and so is what stands beside it; JPEG changes it by a little.
    for (const [x, y] of [
      [600, 315],
      [4, 4],
      [1195, 625],
    ] as const)
      pixel(x, y).forEach((value, channel) =>
        expect(Math.abs(value - ([0x33, 0xaa, 0x77][channel] ?? 0)), `${x},${y}`).toBeLessThan(8),
      );
  });

  it('SH-15 is made once for many previews at once, and then kept', async () => {
    const other = await images.save(await encodeImage(await plainPicture(300, 500)));
    reads = 0;
    const path = String(sharingPicturePath(other));
    const responses = await Promise.all([send(path), send(path), send(`${path}?utm_source=mail`)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await sizeOf((await send(path)).rawPayload)).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(reads).toBe(1);
  });

  it('SH-15 is made of the demo shop’s images too', async () => {
    const [stem] = [...catalogImages].find(([, { view }]) => view === 'front') ?? [];
    const response = await send(String(sharingPicturePath(`/pictures/demo/${stem}-450.webp`)));
    expect(response.statusCode).toBe(200);
    expect(await sizeOf(response.rawPayload)).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('SH-15 is answered with 404 for what is no image of the shop, and with 503 for one that cannot be read', async () => {
    for (const path of [
      '/pictures/share/',
      `/pictures/share/${'a'.repeat(24)}-450.jpg`,
      '/pictures/share/demo/none-450.jpg',
      '/pictures/share/../../api/health.jpg',
      '/pictures/share/https%3A%2F%2Fevil.example%2Fa.jpg',
    ])
      expect({ path, status: (await send(path)).statusCode }).toEqual({ path, status: 404 });
    expect((await send(String(sharingPicturePath(broken)))).statusCode).toBe(503);
    expect(sharingPicturePath('https://pictures.example/a.webp')).toBeUndefined();
    expect(sharingPicturePath('/pictures/../a.webp')).toBeUndefined();
  });
});
