import { describe, expect, it } from 'vitest';
import { pageAddress, renderPage } from '#app/entry-server.tsx';
import { ownSettings } from '../support/ownSettings.ts';

/** A host without products. */
const emptyHost: typeof fetch = () => Promise.resolve(Response.json([]));

const render = (address: string) => renderPage({ address, settings: ownSettings, fetch: emptyHost });

describe('the server-side rendering', () => {
  it.each([
    ['RT-1', '/', ['src/storefront/home/HomeScreen.tsx']],
    ['RT-2', '/shop', ['src/storefront/listing/ShopScreen.tsx']],
    [
      'RT-12',
      '/product/category/bag%20items',
      ['src/storefront/layout/ListingLayout.tsx', 'src/storefront/listing/CategoryScreen.tsx'],
    ],
    ['RT-13', '/dashboard', []],
  ])('%s names the files whose chunks the page at %s preloads', async (_requirement, address, files) => {
    expect((await render(address)).files).toEqual(files);
  });

  it('SPD-28 a list shows its header first, the home page all at once', async () => {
    expect((await render('/shop')).headerFirst).toBe(true);
    expect((await render('/')).headerFirst).toBe(false);
  });

  it('RT-13 a token behind the address of the dashboard is kept by no cache, unlike the pages of its screens', async () => {
    const addresses = ['/dashboard/head.body.signature', '/dashboard/parcels'];
    const heads = await Promise.all(
      addresses.map(async (address) => (await render(await pageAddress(address, () => false))).head),
    );
    expect(await pageAddress('/dashboard/head.body.signature', () => false)).not.toContain('signature');
    expect(heads).toEqual([{ title: 'Dashboard', isPrivate: true }, { title: 'Dashboard' }]);
  });

  it("SH-4 an order's link with more behind it is Not Found, which no cache may keep", async () => {
    const { head } = await render(await pageAddress('/track/a-token/more', () => false));
    expect(head).toEqual({ title: 'Oops! Page Not Found', status: 404, isPrivate: true });
  });
});
