import type { ShopExtra } from '#api/client/httpClient.ts';
import type { ShopStore } from '#app/store/store.ts';
import type { PageSettings } from '#contract/settings.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { openStore } from './openStore.ts';
import { admin, customer, rahima } from './sessionHarness.ts';

interface PlainOptions extends Partial<ShopExtra> {
  /** Whose page it is: an admin's by default. */
  readonly as?: 'admin' | 'customer';
}

/** The store of a signed-in user in the page of a host that speaks API-1 to API-7 alone. */
export const openPlainStore = (
  { settings }: { readonly settings: PageSettings },
  { as = 'admin', ...extra }: PlainOptions = {},
): ShopStore => {
  const plain = { settings: { ...settings, capabilities: [] } };
  const store = openStore(plain, { readToken: () => 'token', ...extra });
  store.dispatch(
    sessionSlice.actions.transitioned({
      state: 'signedIn',
      loading: false,
      user: rahima,
      roles: as === 'admin' ? admin : customer,
      failure: null,
    }),
  );
  return store;
};
