import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageShopOf } from '#domain/products/pageShop.ts';
import { accentStyle } from '#domain/shop/accentColor.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopOf } from '#domain/shop/shop.ts';
import { withSavedSettings } from '../../src/build/plugins/developmentSettings.ts';

const html = readFileSync('index.html', 'utf8');
const icon = { address: '/pictures/0123456789abcdef01234567-450.webp', width: 450, height: 450 };
const written = (settings: Partial<typeof defaultShopSettings>) => {
  const shop = pageShopOf(shopOf({ ...defaultShopSettings, ...settings }, []), []);
  const page = withSavedSettings(html, { shop });
  const [, json = ''] = /<script id="settings" type="application\/json">(.*)<\/script>/.exec(page) ?? [];
  return { page, shop, json };
};

describe('the page of npm run dev', () => {
  it('SP-5 brings the saved settings, which cannot close the element around them', () => {
    const { shop, json } = written({ name: '</script><b>Nodi $& Bazaar' });
    expect(JSON.parse(json)).toEqual({ shop: JSON.parse(JSON.stringify(shop)) });
    expect(json).not.toContain('</script>');
  });

  it('SP-2 SP-10 has the accent colour and the icon of another shop', () => {
    const { page } = written({ accent: '#005a9c', icon });
    expect(page).toContain(`<style>${accentStyle('#005a9c')}</style></head>`);
    expect(page).toContain(`<link rel="icon" href="${icon.address}" />`);
  });

  it('SP-2 has the build’s colour and icon for a new shop', () => {
    const { page } = written({});
    expect(page).not.toContain('<style>');
    expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
  });
});
