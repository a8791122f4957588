import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';

if (!hasNginx) process.stdout.write('The documented cache is not tested here: nginx is not installed.\n');

describe.skipIf(!hasNginx)('the documented nginx with its cache', () => {
  let shop: OpenShop;
  let nginx: Nginx;
  const dataDir = newDataDir();
  beforeAll(async () => {
    shop = await openShop(dataDir);
    nginx = await startNginx([shop.origin], { cached: true });
  });
  afterAll(async () => {
    await nginx?.close();
    await shop?.close();
    removeFolder(dataDir);
  });

  /** The shop's id of the request that the response was made for: the same for a stored response. */
  const idOf = async (path: string, headers: Record<string, string> = {}): Promise<string | null> => {
    const response = await fetch(nginx.origin + path, { headers });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    return response.headers.get('x-request-id');
  };

  it.each(['/api/products?limit=40', '/shop'])(
    'OP-53 keeps %s for all visitors, and none of it after a purge',
    async (path) => {
      const first = await idOf(path);
      const repeated = await Promise.all(Array.from({ length: 5 }, () => idOf(path)));
      execFileSync('find', [nginx.cacheFolder, '-type', 'f', '-delete']);
      const purged = await idOf(path);

      expect(first).toMatch(/.{8}/);
      expect(new Set(repeated)).toEqual(new Set([first]));
      expect(purged).not.toBe(first);
    },
  );

  it('OP-53 asks the shop for staff, who see their own change, and gives visitors what they got', async () => {
    const path = '/api/products?limit=41';
    const first = await idOf(path);
    const staff = await idOf(path, { referer: `${nginx.origin}/dashboard/allProducts` });

    expect(staff).not.toBe(first);
    expect(await idOf(path)).toBe(staff);
  });

  it('OP-53 keeps nothing that belongs to an account', async () => {
    const path = '/api/products?limit=42';
    const own = await idOf(path, { authorization: 'Bearer none' });

    expect(await idOf(path)).not.toBe(own);
    expect(await idOf('/api/health')).not.toBe(await idOf('/api/health'));
  });
});
