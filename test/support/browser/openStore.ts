import type { ShopExtra } from '#api/client/httpClient.ts';
import type { SideEffects } from '#app/store/listeners.ts';
import { createShopStore, type ShopStore } from '#app/store/store.ts';
import type { PageSettings } from '#contract/settings.ts';

/** The shop's own store, connected to the host. */
export const openStore = (
  { settings }: { readonly settings: PageSettings },
  options: Partial<ShopExtra & SideEffects> = {},
): ShopStore =>
  createShopStore({
    extra: {
      settings,
      fetch,
      readToken: () => null,
      renewToken: () => Promise.resolve(false),
      ...options,
    },
    effects: { tokenRefused: () => undefined, fetchFailed: () => undefined, ...options },
  });
