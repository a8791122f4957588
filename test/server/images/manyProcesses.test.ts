import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { uploadPicture } from '../../support/clients/uploadPicture.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { openS3, type S3Server } from '../../support/servers/openS3.ts';
import { type RunningShop, startShop } from '../../support/servers/startBuilt.ts';
import { onlyPostgresql, type TestDatabase } from '../../support/servers/testDatabases.ts';
import { withoutEmulator, writeAdmin } from '../../support/servers/writeShop.ts';

const read = async (origin: string, url: string) => {
  const response = await fetch(origin + url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, cache: response.headers.get('cache-control'), bytes };
};

describe.each(onlyPostgresql())('processes of one shop on $name', (at) => {
  let made: TestDatabase;
  let s3: S3Server;
  let token: string;
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-processes-'));

  beforeAll(async () => {
    made = await at.make();
    s3 = await openS3();
    token = await writeAdmin(made.settings);
  });
  afterAll(async () => {
    await s3.close();
    await made.remove();
    removeFolder(folder);
  });

  const start = async (name: string, storage: NodeJS.ProcessEnv): Promise<RunningShop> => {
    const shop = await startShop({
      ...withoutEmulator,
      ...storage,
      DATABASE_URL: made.settings.databaseUrl ?? '',
      DATA_DIR: join(folder, name),
    });
    onTestFinished(async () => {
      await shop.end('SIGTERM');
    });
    return shop;
  };
  it.each([
    ['an S3 bucket', () => s3.environment],
    ['a shared folder', () => ({ IMAGE_DIR: join(folder, 'shared') })],
  ])(
    'OP-20 all serve an image of %s that one of them took, even when that one is killed',
    async (_, storage) => {
      const [one, other] = await Promise.all([start('one', storage()), start('other', storage())]);
      const { status, url } = await uploadPicture(one.origin, token);
      expect({ status, url }).toEqual({
        status: 200,
        url: expect.stringMatching(/^\/pictures\/[0-9a-f]{24}-900[.]webp$/),
      });
      const first = await read(one.origin, url);
      expect({ status: first.status, cache: first.cache }).toEqual({
        status: 200,
        cache: 'public, max-age=31536000, immutable',
      });
      expect(await read(other.origin, url)).toEqual(first);
      const head = await fetch(other.origin + url, { method: 'HEAD' });
      expect({ status: head.status, contentType: head.headers.get('content-type') }).toEqual({
        status: 200,
        contentType: 'image/webp',
      });
      await one.end('SIGKILL');
      expect(await read(other.origin, url.replace('-900', '-160'))).toMatchObject({ status: 200 });
    },
  );

  it('OP-21 say at the start that uploads are refused without a storage', async () => {
    const shop = await start('alone', {});
    expect((await uploadPicture(shop.origin, token)).status).toBe(503);
    const warnings = shop
      .log()
      .split('\n')
      // The level of warnings.
      .filter((line) => line.includes('"level":40'))
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(warnings).toEqual([
      'Uploads of pictures are refused: with DATABASE_URL, set the S3_ settings, IMGBB_KEY, or IMAGE_DIR to a folder that all processes share.',
    ]);
  });
});
