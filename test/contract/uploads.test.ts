import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteProductCall } from '#contract/products/products.ts';
import { addPageCall, savePageCall } from '#contract/shop/pages.ts';
import { saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import { postSlideCall } from '#contract/shop/slides.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { imageWidths } from '#domain/shop/image.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { ImageStorage } from '#server/images/imageStorage.ts';
import { openImageStorage } from '#server/images/openImageStorage.ts';
import { removeUnusedImages } from '#server/images/removeUnusedImages.ts';
import type { Settings } from '#server/settings/settings.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { uploadPicture } from '../support/clients/uploadPicture.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { openFakeHost } from '../support/servers/openFakeHost.ts';
import { openS3, type S3Server } from '../support/servers/openS3.ts';
import { adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;
/** By the clock of this machine, which gives stored pictures their times. */
const inDays = (days: number): Date => new Date(Date.now() + days * day);

/** Settings of a shop that stores its pictures there, with the keys in its environment. */
const inBucket = ({ settings, keys }: S3Server): Partial<Settings> => ({
  images: { kind: 's3', ...settings },
  fixedSecrets: { s3AccessKeyId: keys.accessKeyId, s3SecretAccessKey: keys.secretAccessKey },
});

/** The first error in the log, for which pino's level is 50. */
const firstErrorOf = (log: readonly string[]): string =>
  log.find((line) => line.includes('"level":50')) ?? '';

describe.each(testDatabases())('uploads on $name', (at) => {
  const openUploads = async (changes: Partial<Settings> = {}) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-uploads-'));
    const images: Settings['images'] = { kind: 'dataDir' };
    const settings: Partial<Settings> & Pick<Settings, 'images' | 'dataDir'> = {
      images,
      dataDir,
      ...changes,
    };
    const api = await startApi(at, settings);
    onTestFinished(async () => {
      await api.close();
      removeFolder(dataDir);
    });
    const admin = await api.signIn(adminPerson);
    return {
      api,
      admin,
      storage: openImageStorage(settings, { read: async (name) => settings.fixedSecrets?.[name] ?? null }),
      stored: () => readdirSync(join(dataDir, 'pictures')).toSorted(),
      upload: () => uploadPicture(api.origin, admin),
    };
  };

  it('OP-24 SP-10 keeps the pictures of every version of the settings, to which an admin can return', async () => {
    const { api, admin, storage, stored, upload } = await openUploads();
    // In a shop without a product nothing is removed.
    await addProduct(api, admin, {});
    const logo = { address: (await upload()).url, width: 450, height: 450 };
    await upload();
    const save = (version: number, settings: ShopSettings) =>
      api.call(saveShopSettingsCall, { body: { version, settings }, token: admin });
    await save(0, { ...defaultShopSettings, logo });
    await save(1, { ...defaultShopSettings, name: 'Nodi' });
    await save(2, { ...defaultShopSettings, name: 'Nodi Bazaar' });

    expect(await removeUnusedImages({ db: api.db, images: storage, now: inDays(7.1) })).toBe(1);
    const stem = logo.address.replace('/pictures/', '').slice(0, 24);
    expect(stored().filter((name) => !name.startsWith(stem))).toEqual([]);
    expect(stored()).toHaveLength(imageWidths.length);
  });

  it('OP-24 MD-13 removes an image a week after its upload unless a product, a slide or an order shows it', async () => {
    const { api, admin, storage, stored, upload } = await openUploads();
    const urls = await Promise.all(Array.from({ length: 4 }, async () => (await upload()).url));
    const [onProduct = '', onSlide = '', onOrder = '', unused = ''] = urls;
    const images = [`https://shop.example${onProduct}`];
    const duplicated = await addProduct(api, admin, { images });
    await addProduct(api, admin, { images });
    await api.send(deleteProductCall, { params: { id: duplicated }, token: admin });
    await api.send(postSlideCall, { body: { image: onSlide }, token: admin });
    const ordered = await addProduct(api, admin, { images: [onOrder] });
    await submitOrder(api, orderBody([lineFor(ordered, 250.5)]));
    await api.send(deleteProductCall, { params: { id: ordered }, token: admin });

    const { db } = api;
    expect(await removeUnusedImages({ db, images: storage, now: inDays(6.9) })).toBe(0);
    expect(stored()).toHaveLength(4 * imageWidths.length);
    const remove = () => removeUnusedImages({ db, images: storage, now: inDays(7.1) });
    await Promise.all([remove(), remove()]);
    const present = await Promise.all(urls.map(async (url) => (await fetch(api.origin + url)).status));
    expect(present).toEqual([200, 200, 200, 404]);
    const name = unused.split('/').at(-1)?.slice(0, 24) ?? '';
    expect(stored().filter((file) => file.includes(name))).toEqual([]);
    expect(stored()).toHaveLength(3 * imageWidths.length);
  });

  it('OP-24 SP-9 SP-11 keeps the images of pages, of their text before the last change, and of the promo banner', async () => {
    const { api, admin, storage, upload } = await openUploads();
    // In a shop without a product nothing is removed.
    await addProduct(api, admin, {});
    const urls = await Promise.all(Array.from({ length: 4 }, async () => (await upload()).url));
    const [before = '', now = '', banner = '', unused = ''] = urls;
    const page = {
      title: 'Size guide',
      slug: 'size-guide',
      description: '',
      body: `![a](${before})`,
      isPublished: false,
      inMenu: false,
      inFooter: false,
    };
    const { insertedId: id } = await api.call(addPageCall, { body: { page }, token: admin });
    const changed = { ...page, body: `A\n\n![b](${now})` };
    await api.call(savePageCall, { params: { id }, body: { version: 1, page: changed }, token: admin });
    const settings = { ...defaultShopSettings, promoImage: banner };
    await api.call(saveShopSettingsCall, { body: { version: 0, settings }, token: admin });

    expect(await removeUnusedImages({ db: api.db, images: storage, now: inDays(8) })).toBe(1);
    expect((await fetch(api.origin + unused)).status).toBe(404);
    const kept = await Promise.all(
      [before, now, banner].map(async (url) => (await fetch(api.origin + url)).status),
    );
    expect(kept).toEqual([200, 200, 200]);
  });

  it('OP-24 OP-2 lists and removes no further image once the shop closes', async () => {
    const { api, admin, storage, upload } = await openUploads();
    await addProduct(api, admin, {});
    for (const _ of [1, 2, 3]) await upload();
    const removedBeforeClosing = (step: 'list' | 'remove'): Promise<number> => {
      const closing = new AbortController();
      const images: ImageStorage = {
        ...storage,
        list: async function* list() {
          if (step === 'list') closing.abort();
          yield* storage.list();
        },
        remove: async (name) => {
          closing.abort();
          await storage.remove(name);
        },
      };
      return removeUnusedImages({ db: api.db, images, now: inDays(8), closing: closing.signal });
    };
    expect(await removedBeforeClosing('list')).toBe(0);
    expect(await removedBeforeClosing('remove')).toBe(1);
    expect(await removeUnusedImages({ db: api.db, images: storage, now: inDays(8) })).toBe(2);
  });

  it('OP-24 removes nothing while the shop has no product', async () => {
    const { api, storage, stored, upload } = await openUploads();
    await upload();
    expect(await removeUnusedImages({ db: api.db, images: storage, now: inDays(30) })).toBe(0);
    expect(stored()).toHaveLength(imageWidths.length);
  });

  it('OP-24 removes unused images from a bucket too', async () => {
    const s3 = await openS3();
    onTestFinished(() => s3.close());
    const { api, admin, storage, upload } = await openUploads(inBucket(s3));
    const [used, unused] = [await upload(), await upload()];
    await addProduct(api, admin, { images: [used.url] });
    expect(await removeUnusedImages({ db: api.db, images: storage, now: inDays(8) })).toBe(1);
    expect((await fetch(api.origin + used.url)).status).toBe(200);
    expect((await fetch(api.origin + unused.url)).status).toBe(404);
  });

  it('OP-21 refuses uploads without a storage that all processes share, and stores nothing', async () => {
    const { storage, upload } = await openUploads({ images: { kind: 'none' } });
    const { status, refusal } = await upload();
    expect({ status, ...refusal }).toEqual({
      status: 503,
      code: 'unavailable',
      message: 'The shop has no storage for pictures yet. Please tell its operator.',
      field: 'image',
      requestId: expect.any(String),
      sentence: 'theShopHasNoStorageFor',
    });
    expect(await storage.read('0123456789abcdef01234567-450.webp')).toBeNull();
  });

  it('OP-22 tells staff and the log that a bucket is broken, and recovers by itself', async () => {
    const s3 = await openS3();
    onTestFinished(() => s3.close());
    const { api, upload } = await openUploads(inBucket(s3));
    const { url } = await upload();
    s3.fail({ kind: 'error', affects: () => true });
    const refused = await upload();
    expect({
      status: refused.status,
      message: refused.refusal.message,
      field: refused.refusal.field,
    }).toEqual({
      status: 503,
      message: 'The picture could not be stored right now. Please try again.',
      field: 'image',
    });
    const line = firstErrorOf(api.log);
    expect(line).toContain(refused.refusal.requestId);
    expect(line).toContain('InternalError');
    const image = await fetch(api.origin + url);
    expect({ status: image.status, cacheControl: image.headers.get('cache-control') }).toEqual({
      status: 503,
      cacheControl: 'no-store',
    });
    s3.fail(null);
    expect({ upload: (await upload()).status, fetch: (await fetch(api.origin + url)).status }).toEqual({
      upload: 200,
      fetch: 200,
    });
    expect(api.log.join('')).not.toContain(s3.keys.secretAccessKey);
  });

  it('AP-7 forwards an upload to imgbb, whose key stays on the server', async () => {
    const display = 'https://i.ibb.example/w4Ftp/picture.webp';
    const host = await openFakeHost(({ query }) =>
      query.key === 'the-key' ? { body: { data: { url: display } } } : { status: 400, body: { error: {} } },
    );
    const uploadUrl = `${host.settings.apiHost}/1/upload?key=the-key`;
    const { api, upload } = await openUploads({ images: { kind: 'imageHost', uploadUrl } });
    const { status, url } = await upload();
    expect({ status, url }).toEqual({ status: 200, url: display });
    // The expiration is five years, in seconds.
    expect(host.requests).toMatchObject([
      { method: 'POST', path: '/1/upload', query: { key: 'the-key', expiration: '157680000' } },
    ]);
    expect(host.requests[0]?.body).toContain('name="image"; filename="picture.webp"');
    expect(host.requests[0]?.headers).not.toHaveProperty('authorization');
    const policy = (await fetch(`${api.origin}/api/health`)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self';");
    expect(api.log.join('')).not.toContain('the-key');
  });

  it.each(['http://i.ibb.co/x/picture.webp', '/uploads/picture.webp'])(
    'AP-7 takes no address of the image host that no page can show: %s',
    async (address) => {
      const host = await openFakeHost(() => ({ body: { data: { url: address } } }));
      const uploadUrl = `${host.settings.apiHost}/1/upload?key=the-key`;
      const { api, upload } = await openUploads({ images: { kind: 'imageHost', uploadUrl } });
      const { status, url } = await upload();
      expect({ status, url }).toEqual({ status: 503, url: '' });
      expect(firstErrorOf(api.log)).toContain(
        `responded 200 with an address that pages cannot show: ${address}`,
      );
    },
  );

  it('OP-22 tells staff and the log why the image host refused a picture', async () => {
    const body = { status_code: 400, error: { message: 'Invalid API v1 key.' } };
    const host = await openFakeHost(() => ({ status: 400, body }));
    const uploadUrl = `${host.settings.apiHost}/1/upload?key=the-key`;
    const { api, upload } = await openUploads({ images: { kind: 'imageHost', uploadUrl } });
    const { status, refusal } = await upload();
    const message = 'The image host did not accept the picture. Please try again.';
    expect({ status, message: refusal.message, field: refusal.field }).toEqual({
      status: 503,
      message,
      field: 'image',
    });
    const line = firstErrorOf(api.log);
    expect(line).toContain(refusal.requestId);
    expect(line).toContain('responded 400 Invalid API v1 key.');
    expect(line).not.toContain('the-key');
  });
});
