import { createShopStore, type ShopStore, type StoreExtra } from '#app/store.ts';
import type { PageSettings } from '#contract/settings.ts';

/** The shop's own store, connected to the host. */
export const openStore = (
  { settings }: { readonly settings: PageSettings },
  extra: Partial<StoreExtra> = {},
): ShopStore =>
  createShopStore({
    settings,
    fetch,
    readToken: () => null,
    renewToken: () => Promise.resolve(false),
    sendSessionCommand: () => Promise.reject(new Error('Nobody signs in here')),
    sendMailCommand: () => Promise.reject(new Error('Nobody asks for mails here')),
    tokenRefused: () => undefined,
    fetchFailed: () => undefined,
    ...extra,
  });
