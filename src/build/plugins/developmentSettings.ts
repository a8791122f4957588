import type { Plugin } from 'vite';
import type { PageShop } from '../../domain/products/pageShop.ts';
import { accentStyle } from '../../domain/shop/accentColor.ts';
import { defaultShopSettings } from '../../domain/shop/defaultShopSettings.ts';
import { shopIcon } from '../../domain/shop/shopIcon.ts';
import { untilOpen } from './waitForApi.ts';

/** The settings that a page of `npm run dev` carries, as `server/ssr/pageSettingsRoute.ts` answers them. */
export interface DevelopmentPage {
  readonly shop: PageShop;
}

const readPage = async (address: string): Promise<DevelopmentPage> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as DevelopmentPage;
};

/** Writes the saved settings into the page, with the accent colour and the icon that the server gives to its own pages. */
export const withSavedSettings = (html: string, page: DevelopmentPage): string => {
  const { shop } = page;
  const icon = shopIcon(shop);
  const style =
    shop.accent === defaultShopSettings.accent ? '' : `<style>${accentStyle(shop.accent)}</style>`;
  // JSON that cannot close the script element around it.
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  const settingsStart = '<script id="settings" type="application/json">';
  // Functions, since `replace` would read the `$` of a text in a special way.
  return html
    .replace(`${settingsStart}{}`, () => settingsStart + json)
    .replace('href="/favicon.svg" type="image/svg+xml"', (builtIcon) =>
      icon === null ? builtIcon : `href="${encodeURI(icon.address)}"`,
    )
    .replace('</head>', () => `${style}</head>`);
};

/** Gives each page of `npm run dev` the shop's saved settings, which the API's process at this origin has. */
export const developmentSettings = (api: string): Plugin => ({
  name: 'development-settings',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    // The API's process starts together with this one, and again after each change of its code.
    await untilOpen(api);
    return withSavedSettings(html, await readPage(`${api}/page-settings`));
  },
});
