import type { Plugin } from 'vite';
import { noScriptMarkup } from '../../domain/messages/noScriptMarkup.ts';
import { defaultShopSettings } from '../../domain/shop/defaultShopSettings.ts';

/** Writes the notice for browsers without scripts into the built page, so that every host of the page shows one. */
export const noScriptNotice: Plugin = {
  name: 'no-script-notice',
  transformIndexHtml: (html) =>
    html.replace('<!--noscript-->', `<!--noscript-->${noScriptMarkup(defaultShopSettings.helpline)}`),
};

/** Settings of the page in `npm run dev`, whose API process has the emulator's accounts and all capabilities. */
export const developmentSettings: Plugin = {
  name: 'development-settings',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '<script id="settings" type="application/json">{}',
      '<script id="settings" type="application/json">{"emulator":true,"capabilities":"all"}',
    ),
};
