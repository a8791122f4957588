import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EncodedImage, StoredFile } from '#server/images/imageStorage.ts';
import { type S3Keys, s3Images } from '#server/images/s3Images.ts';
import { openS3, type S3Server } from '../../support/servers/openS3.ts';

const image: EncodedImage = {
  width: 450,
  height: 450,
  files: [160, 300, 450].map((width) => ({ width, bytes: Buffer.alloc(40_000, `${width} pixels `) })),
};

const nameOf = (address: string): string => address.split('/').at(-1) ?? '';
const always = () => true;

const namesIn = async (files: AsyncIterable<StoredFile>): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of files) names.push(name);
  return names;
};

describe('images in an S3 bucket', () => {
  let s3: S3Server;
  const open = (options?: Parameters<typeof s3Images>[2]) =>
    s3Images(s3.settings, async () => s3.keys, options);
  beforeAll(async () => {
    s3 = await openS3();
  });
  afterEach(async () => {
    s3.fail(null);
    const images = open();
    for (const name of await namesIn(images.list())) await images.remove(name);
  });
  afterAll(() => s3.close());

  it('OP-20 are read, listed and removed by every process', async () => {
    const [one, other] = [open(), open()];
    const before = Date.now();
    const address = await one.save(image);
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{24}-450[.]webp$/);
    const names = [160, 300, 450].map((width) => nameOf(address).replace('-450', `-${width}`));
    expect(await Promise.all(names.map(other.read))).toEqual(image.files.map(({ bytes }) => bytes));
    const listed: StoredFile[] = [];
    for await (const file of other.list()) listed.push(file);
    expect(listed.map(({ name }) => name)).toEqual(names);
    expect(Math.abs((listed[0]?.storedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    for (const name of names) await other.remove(name);
    await other.remove(nameOf(address));
    expect({ file: await one.read(nameOf(address)), names: await namesIn(one.list()) }).toEqual({
      file: null,
      names: [],
    });
  });

  it('OP-20 are listed in as many requests as it takes', async () => {
    const images = open({ pageSize: 2 });
    await Promise.all([images.save(image), images.save(image), images.save(image)]);
    const sent = s3.requests.length;
    expect(new Set(await namesIn(images.list())).size).toBe(9);
    // Nine files, two in a page.
    expect(s3.requests.length - sent).toBe(5);
  });

  it('OP-23 leave no file when one cannot be stored', async () => {
    const images = open();
    s3.fail({ kind: 'error', affects: (method, path) => method === 'PUT' && path.includes('-450') });
    await expect(images.save(image)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The picture could not be stored right now. Please try again.',
      details: { field: 'image' },
      cause: { message: expect.stringContaining('500') },
    });
    s3.fail(null);
    expect(await namesIn(images.list())).toEqual([]);
  });

  it('OP-22 end with an error when the storage never responds, or stops in the middle of an image', async () => {
    const name = nameOf(await open().save(image));
    const images = open({ timeoutMs: 200, saveTimeoutMs: 200 });
    const startedAt = Date.now();
    for (const kind of ['hang', 'stall'] as const) {
      s3.fail({ kind, affects: always });
      await expect(images.read(name)).rejects.toMatchObject({
        code: 'unavailable',
        message: "The picture can't be read right now.",
        cause: { name: 'TimeoutError' },
      });
      await expect(images.save(image)).rejects.toMatchObject({ code: 'unavailable' });
    }
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });

  it('OP-22 are stored by a storage that takes longer for it than a visitor waits for an image', async () => {
    const images = open({ timeoutMs: 500 });
    s3.fail({ kind: 'slow', affects: (method) => method === 'PUT' });
    const name = nameOf(await images.save(image));
    expect(await images.read(name)).toEqual(image.files.at(-1)?.bytes);
  });

  it('OP-22 survive a connection that the storage closed', async () => {
    const images = open();
    const name = nameOf(await images.save(image));
    // Once, as when the storage has closed an idle connection: it is asked again.
    s3.fail({ kind: 'drop', affects: always, times: 1 });
    expect(await images.read(name)).toEqual(image.files.at(-1)?.bytes);
    s3.fail({ kind: 'drop', affects: always });
    await expect(images.read(name)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('OP-22 are refused by the storage with a wrong secret', async () => {
    const images = s3Images(s3.settings, async () => ({ ...s3.keys, secretAccessKey: 'another' }));
    await expect(images.save(image)).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining('SignatureDoesNotMatch') },
    });
  });

  it('SP-14 OP-22 are refused while there are no keys, and stored as soon as there are', async () => {
    let keys: S3Keys | null = null;
    const images = s3Images(s3.settings, async () => keys);
    const refused = { code: 'unavailable', cause: { message: expect.stringContaining('has no keys') } };
    await expect(images.save(image)).rejects.toMatchObject(refused);
    await expect(images.read(`${'0'.repeat(24)}-450.webp`)).rejects.toMatchObject(refused);
    await expect(namesIn(images.list())).rejects.toThrow('has no keys');
    keys = { ...s3.keys, secretAccessKey: 'mistyped' };
    await expect(images.save(image)).rejects.toMatchObject({ code: 'unavailable' });
    keys = s3.keys;
    const address = await images.save(image);
    expect(await images.read(nameOf(address))).toEqual(image.files.at(-1)?.bytes);
  });
});
