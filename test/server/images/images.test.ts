import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageSources } from '#domain/shop/image.ts';
import type { Authorize, Caller } from '#server/auth/authorization.ts';
import { forbidden } from '#server/errors/apiError.ts';
import { localRateWindows } from '#server/http/limits/localRateWindows.ts';
import { rateLimits } from '#server/http/limits/rateLimit.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';
import { serializerCompiler } from '#server/http/routes/serializerCompiler.ts';
import { validatorCompiler } from '#server/http/routes/validatorCompiler.ts';
import { folderImages } from '#server/images/folderImages.ts';
import { imageRoutes } from '#server/images/imageRoutes.ts';
import { uploadRoutes } from '#server/images/uploadRoutes.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { authorizeBy } from '../../support/servers/authorizeBy.ts';

const admin: Caller = {
  uid: 'a',
  email: 'a@shop.example',
  emailVerified: true,
  userId: '1',
  name: 'Admin',
  grantedRole: 'admin',
  language: null,
  role: 'admin',
  requestId: 'request',
};

/** The bearer `admin` is an admin; everybody else is refused. */
const adminOnly: Authorize['admin'] = async (request) => {
  if (request.headers.authorization !== 'Bearer admin') throw forbidden();
  request.caller = admin;
};

const formOf = (field: string, bytes: Buffer, type = 'image/png'): FormData => {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), 'picture');
  return form;
};

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

const sourcesOf = (address: string) =>
  (imageSources(address) ?? '').split(', ').map((source) => source.split(' ')[0] ?? '');

describe('the image host', () => {
  let app: FastifyInstance;
  let origin: string;
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-pictures-'));
  const images = folderImages(folder);

  beforeAll(async () => {
    app = Fastify();
    await app.register(answerErrors);
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorateRequest('caller', null);
    app.decorate('authorize', authorizeBy(adminOnly));
    await app.register(rateLimits, { windows: localRateWindows() });
    await app.register(imageRoutes, { images });
    await app.register(uploadRoutes, { prefix: '/api', images, perMinute: 1000 });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    removeFolder(folder);
  });

  const upload = async (body: FormData | string, authorization = 'Bearer admin') => {
    // Seconds: five years.
    const answer = await fetch(`${origin}/api/upload?expiration=157680000`, {
      method: 'POST',
      body,
      headers: { authorization },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const sizeOf = async (address: string) => {
    const answer = await fetch(origin + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
    return { width, height, exif };
  };

  it('AP-7 responds with the URL of the image, which is stored in every width', async () => {
    const { status, body } = await upload(formOf('image', await plain(1200, 1200).png().toBuffer()));
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { url: expect.stringMatching(/^\/pictures\/[0-9a-f]{24}-900\.webp$/), width: 900, height: 900 },
    });
    const { url } = body.data as { url: string };
    const sizes = await Promise.all(sourcesOf(url).map(sizeOf));
    expect(sizes.map(({ width }) => width)).toEqual([160, 300, 450, 900]);
  });

  it('SH-10 stores an upload of 450 px in no wider file', async () => {
    const { body } = await upload(formOf('image', await plain(450, 450).png().toBuffer()));
    expect(body.data).toEqual({
      url: expect.stringMatching(/^\/pictures\/[0-9a-f]{24}-450\.webp$/),
      width: 450,
      height: 450,
    });
    const { url } = body.data as { url: string };
    expect((await fetch(origin + url.replace('-450', '-900'))).status).toBe(404);
  });

  it('SH-10 sends the next wider file of an image that was not stored in the asked width', async () => {
    const slide = await images.save({
      width: 900,
      height: 450,
      files: await Promise.all(
        [450, 900].map(async (width) => ({
          width,
          bytes: await plain(width, width / 2)
            .webp()
            .toBuffer(),
        })),
      ),
    });
    expect((await Promise.all(sourcesOf(slide).map(sizeOf))).map(({ width }) => width)).toEqual([
      450, 450, 450, 900,
    ]);
  });

  it('SL-2 stores a slide, twice as wide as high, in every width', async () => {
    const { body } = await upload(formOf('image', await plain(1800, 900).jpeg().toBuffer(), 'image/jpeg'));
    const { url } = body.data as { url: string };
    expect(url).toMatch(/-900\.webp$/);
    expect(await Promise.all(sourcesOf(url).map(sizeOf))).toEqual([
      { width: 160, height: 80, exif: undefined },
      { width: 300, height: 150, exif: undefined },
      { width: 450, height: 225, exif: undefined },
      { width: 900, height: 450, exif: undefined },
    ]);
  });

  it('rotates a photograph upright and removes its location', async () => {
    const photograph = await plain(400, 200)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      // The camera was held upright.
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(formOf('image', photograph, 'image/jpeg'));
    const { url } = body.data as { url: string };
    // Upright it is 200 pixels wide, and so enlarged to the narrowest width of an upload.
    expect(await sizeOf(url)).toEqual({ width: 450, height: 900, exif: undefined });
  });

  it('refuses other formats than JPEG, PNG and WebP, whatever the file name says', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
    const answers = await Promise.all([svg, gif].map((bytes) => upload(formOf('image', bytes))));
    expect(answers.map(({ status, body }) => [status, body.code, body.field])).toEqual([
      [415, 'unsupported', 'image'],
      [415, 'unsupported', 'image'],
    ]);
    expect(answers.map(({ body }) => body.message)).toEqual([
      'An SVG drawing can contain scripts and is not accepted. Please save it as a PNG picture, 512 pixels or wider.',
      'Only JPEG, PNG and WebP pictures are accepted.',
    ]);
  });

  it('refuses a broken image', async () => {
    // PNG can hardly compress it, so that half of the file has half of the picture.
    const noise = Buffer.from(Array.from({ length: 60_000 }, (_, index) => (index * 7919) % 251));
    const complete = await sharp(noise, { raw: { width: 200, height: 100, channels: 3 } })
      .png()
      .toBuffer();
    const half = await upload(formOf('image', complete.subarray(0, complete.length / 2)));
    expect({ status: half.status, code: half.body.code }).toEqual({ status: 400, code: 'invalid' });
    const head = await upload(formOf('image', complete.subarray(0, 20)));
    expect({ status: head.status, code: head.body.code }).toEqual({ status: 400, code: 'invalid' });
  });

  it('refuses more than 25 million pixels and more than 10 MB', async () => {
    const bomb = await upload(formOf('image', await plain(6000, 5000).png().toBuffer()));
    expect({ status: bomb.status, message: bomb.body.message }).toEqual({
      status: 413,
      message: 'A picture may have at most 25 million pixels.',
    });
    const heavy = await upload(formOf('image', Buffer.alloc(10 * 1024 * 1024 + 1)));
    expect({ status: heavy.status, message: heavy.body.message }).toEqual({
      status: 413,
      message: 'A picture may be at most 10 MB.',
    });
  });

  it('AP-7 refuses a form with two pictures, and names what is wrong with it', async () => {
    const bytes = await plain(50, 50).png().toBuffer();
    const form = formOf('image', bytes);
    form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'other.png');
    const { status, body } = await upload(form);
    expect({ status, code: body.code, field: body.field, message: body.message }).toEqual({
      status: 400,
      code: 'invalid',
      field: 'image',
      message: 'A form may have one picture and at most 10 other fields.',
    });
  });

  it('refuses a form without the field, a body without a form, and a caller who is no admin', async () => {
    const bytes = await plain(50, 50).png().toBuffer();
    expect((await upload(formOf('file', bytes))).body).toMatchObject({ code: 'invalid', field: 'image' });
    expect((await upload('image')).status).toBe(415);
    expect((await upload(formOf('image', bytes), 'Bearer nobody')).status).toBe(403);
  });

  it.each(['/pictures/0123456789abcdef01234567-450.webp', '/pictures/..%2Fshop.pid', '/pictures/none'])(
    'has nothing at %s',
    async (address) => {
      const answer = await fetch(origin + address);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'unknown' });
    },
  );
});
