import type { Plugin } from 'vite';
import { noScriptMarkup } from '../../domain/messages/noScriptMarkup.ts';
import { defaultShopSettings } from '../../domain/shop/defaultShopSettings.ts';

/**
 * Writes a new shop's name and the notice for browsers without scripts into the built page, so that every host of the page has them.
 * The comment `<!--noscript-->` stays: by it the server finds the notice, which it replaces by that of its own shop.
 */
export const newShopTexts: Plugin = {
  name: 'new-shop-texts',
  transformIndexHtml: (html) =>
    html
      .replace('<title></title>', `<title>${defaultShopSettings.name}</title>`)
      .replace('<!--noscript-->', `<!--noscript-->${noScriptMarkup(defaultShopSettings.helpline, 'en')}`),
};
