import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { demoDataDir } from '../support/servers/demoDataDir.ts';
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx.ts';
import { type OpenShop, openShop } from '../support/servers/openShop.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

if (!hasNginx) process.stdout.write('The documented cache is not tested here: nginx is not installed.\n');

/** The shop's id of the request that the response was made for: the same for a stored response. */
const requestIdOf = async (address: string, headers: Record<string, string> = {}): Promise<string | null> => {
  const response = await fetch(address, { headers });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return response.headers.get('x-request-id');
};

describe.skipIf(!hasNginx)('the documented nginx with its cache', () => {
  let shop: OpenShop;
  let nginx: Nginx;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await demoDataDir();
    shop = await openShop(dataDir);
    nginx = await startNginx([shop.origin], { cached: true });
  });
  afterAll(async () => {
    await nginx?.close();
    await shop?.close();
    removeFolder(dataDir);
  });

  const idOf = (path: string) => requestIdOf(nginx.origin + path);

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

  it('OP-53 keeps no call that is no public list, such as the health check', async () => {
    expect(await idOf('/api/health')).not.toBe(await idOf('/api/health'));
  });
});

/** A shop whose accounts the test signs in, behind nginx. */
const openCached = async (): Promise<{ readonly api: Api; readonly nginx: Nginx }> => {
  const [at] = testDatabases();
  if (at === undefined) throw new Error('No database is at hand.');
  const api = await startApi(at);
  onTestFinished(() => api.close());
  const nginx = await startNginx([api.origin], { cached: true });
  onTestFinished(() => nginx.close());
  return { api, nginx };
};

const list = '/api/products?limit=41';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.skipIf(!hasNginx)('the bypass of the documented cache', () => {
  it('OP-53 SEC-16 is for staff, whose response visitors get then, and for no visitor and no customer', async () => {
    const { api, nginx } = await openCached();
    const idOf = (headers?: Record<string, string>) => requestIdOf(nginx.origin + list, headers);
    const admin = await api.signIn(adminPerson);
    const customer = await api.signIn(personOf('customer'));
    const staff = await signInStaff(api, admin);
    const first = await idOf();
    const strangers: Record<string, string>[] = [
      { referer: `${nginx.origin}/dashboard/allProducts` },
      { cookie: 'staff=1', 'cache-control': 'no-cache', pragma: 'no-cache' },
      { authorization: admin },
      bearer('none'),
      bearer(customer),
    ];
    const others = await Promise.all(strangers.map(idOf));
    const ofStaff = await idOf(bearer(staff));
    const ofAdmin = await idOf(bearer(admin));

    expect(new Set(others)).toEqual(new Set([first]));
    expect(new Set([first, ofStaff, ofAdmin]).size).toBe(3);
    expect(await idOf()).toBe(ofAdmin);
  });

  it('OP-53 SEC-16 lets a change by staff through, with its body, and shows it to them at once', async () => {
    const { api, nginx } = await openCached();
    const admin = await api.signIn(adminPerson);
    const id = await addProduct(api, admin);
    const isSoldOut = async (headers: Record<string, string> = {}) => {
      const response = await fetch(`${nginx.origin}/api/product/${id}`, { headers });
      return ((await response.json()) as { data: Product }).data.soldOut;
    };
    const before = await isSoldOut();
    const change = await fetch(`${nginx.origin}/api/products/soldOut`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...bearer(admin) },
      body: JSON.stringify({ ids: [id], soldOut: true }),
    });

    expect(await change.json()).toEqual({ changedIds: [id] });
    expect([before, await isSoldOut(bearer(admin)), await isSoldOut()]).toEqual([false, true, true]);
  });

  it('OP-53 gives staff the stored list while the shop is closed', async () => {
    const { api, nginx } = await openCached();
    const admin = await api.signIn(adminPerson);
    const stored = await requestIdOf(nginx.origin + list);
    await api.close();

    expect(await requestIdOf(nginx.origin + list, bearer(admin))).toBe(stored);
  });
});
