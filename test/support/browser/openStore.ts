import type { ShopExtra } from '#api/client/httpClient.ts';
import type { SideEffects } from '#app/store/listeners.ts';
import { createShopStore, type ShopStore } from '#app/store/store.ts';
import type { PageSettings } from '#contract/settings.ts';

/**
 * The application's own store in a page with these settings, in which nobody is signed in; it reaches the host by `fetch`. Each of
 * `options` replaces a part of either argument of the store.
 */
export const openStore = (
  { settings }: { readonly settings: PageSettings },
  options: Partial<ShopExtra & SideEffects> = {},
): ShopStore =>
  createShopStore({
    extra: {
      settings,
      fetch,
      readToken: () => null,
      renewToken: () => Promise.resolve('failed'),
      ...options,
    },
    effects: { tokenRefused: () => undefined, fetchFailed: () => undefined, ...options },
  });
