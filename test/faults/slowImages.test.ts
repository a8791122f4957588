import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainPicture, uploadPicture } from '../support/clients/uploadPicture.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { openS3, type S3Server } from '../support/servers/openS3.ts';
import { type OpenShop, openShop } from '../support/servers/openShop.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { withoutEmulator, writeAdmin, writeProducts } from '../support/servers/writeShop.ts';
import { sized } from './faultSize.ts';
import { sendOrder } from './placeOrders.ts';

const storages = [
  { is: 'slow', status: 200 },
  { is: 'hang', status: 503 },
] as const;

describe('a shop whose images are in a slow storage', () => {
  let s3: S3Server;
  let shop: OpenShop;
  let product: string;
  let token: string;
  let dataDir: string;
  beforeAll(async () => {
    s3 = await openS3();
    dataDir = await shopDataDir();
    const database = { databaseUrl: null, dataDir };
    [product = ''] = await writeProducts(database, 1);
    token = await writeAdmin(database);
    shop = await openShop(dataDir, { ...withoutEmulator, ...s3.environment });
  });
  afterAll(async () => {
    await shop?.close('SIGKILL');
    await s3?.close();
    removeFolder(dataDir);
  });

  it.each(storages.slice(0, sized({ full: 2, short: 1 })))(
    'OP-22 answers uploads and images with $status within seconds, and all else in the meantime, when it is $is',
    async ({ is, status }) => {
      s3.fail(null);
      const picture = await plainPicture();
      const { url } = await uploadPicture(shop.origin, token, picture);
      s3.fail({ kind: is, affects: () => true });
      const sent = s3.requests.length;
      const start = performance.now();
      // More than the calls that the shop runs at once.
      const images = Array.from({ length: 12 }, async () => {
        const upload = await uploadPicture(shop.origin, token, picture);
        const image = await fetch(shop.origin + url);
        await image.arrayBuffer();
        return [upload.status, image.status];
      });
      await vi.waitFor(() => expect(s3.requests.length).toBeGreaterThan(sent + 12), { timeout: 60_000 });
      const others: number[] = [];
      for (const query of ['limit=1', 'limit=2', 'limit=3']) {
        others.push((await fetch(`${shop.origin}/api/products?${query}`)).status);
        others.push((await sendOrder(shop.origin, product, randomUUID())).status);
      }
      const answers = await Promise.all(images);
      const seconds = (performance.now() - start) / 1000;

      expect(others).toEqual(others.map(() => 200));
      expect(answers).toEqual(answers.map(() => [status, status]));
      expect(seconds).toBeLessThan(60);
      process.stdout.write(`Twelve uploads to a storage that is ${is} took ${seconds.toFixed(1)} s.\n`);
    },
  );
});
