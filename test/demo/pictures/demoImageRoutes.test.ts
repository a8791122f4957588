import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { demoSlides } from '#demo/catalog/demoSlides.ts';
import { demoImageRoutes } from '#demo/pictures/demoImageRoutes.ts';
import { imageSources } from '#domain/shop/image.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';

const now = new Date('2026-03-01T06:00:00.000Z');
const image = demoProducts(now)[0]?.images[0] ?? '';
const sourcesOf = (address: string) =>
  (imageSources(address) ?? '').split(', ').map((source) => source.split(' ')[0] ?? '');

describe('the pictures of the demo shop', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(answerErrors);
    await app.register(demoImageRoutes);
  });
  afterAll(() => app.close());

  const sizeOf = async (url: string) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url });
    expect({ statusCode, type: headers['content-type'], caching: headers['cache-control'] }).toEqual({
      statusCode: 200,
      type: 'image/webp',
      caching: 'public, max-age=31536000, immutable',
    });
    const { width, height } = await sharp(rawPayload).metadata();
    return { width, height };
  };

  it('PD-1 are sent in every width', async () => {
    expect(await Promise.all(sourcesOf(image).map(sizeOf))).toEqual(
      [160, 300, 450, 900].map((width) => ({ width, height: width })),
    );
    expect(await Promise.all(sourcesOf(demoSlides(now)[0]?.image ?? '').map(sizeOf))).toEqual(
      [160, 300, 450, 900].map((width) => ({ width, height: width / 2 })),
    );
  });

  it('PD-1 are the same for requests at once and later ones', async () => {
    const url = image.replace('-900.', '-300.');
    const together = await Promise.all(Array.from({ length: 8 }, () => app.inject({ url })));
    const bodies = [...together, await app.inject({ url })].map(({ rawPayload }) =>
      rawPayload.toString('base64'),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it.each([
    ['another view', 'fryPan-plain-above-450.webp'],
    ['another view in the stored width', 'fryPan-plain-above-900.webp'],
    ['another width', 'fryPan-plain-front-600.webp'],
    ['a way out of the folder', '..%2f..%2fdatabase'],
    ['a name that is too long', `${'a'.repeat(90)}-900.webp`],
    ['a file of the folder that is no picture', 'sources.sha256'],
  ])('PD-1 are none for %s', async (_, file) => {
    const answer = await app.inject({ url: `/pictures/demo/${file}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'unknown' });
  });
});
