import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type SessionCommands, SessionProvider } from '#api/accounts/sessionCommands.ts';
import type { ShopStore } from '#app/store/store.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { PageShop } from '#domain/products/pageShop.ts';
import { promoTexts } from '#domain/shop/promo.ts';
import { ownSettings } from '../ownSettings.ts';
import { openStore } from './openStore.ts';

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly store: ShopStore;
}

interface ScreenOptions {
  /** `location.state` of the address. */
  readonly state?: unknown;
  readonly commands?: Partial<SessionCommands>;
  /** Answers the requests of the screen. */
  readonly fetch?: typeof fetch;
  /** Query of the address, such as `?sort=name`. */
  readonly search?: string;
  /** Every one by default. */
  readonly capabilities?: PageSettings['capabilities'];
  /** What differs from the settings of a new shop. */
  readonly shop?: Partial<PageShop>;
}

/** The shop of a page; what it says of delivery follows its terms. */
const shopWith = (changes: Partial<PageShop>): PageShop => {
  const shop = { ...ownSettings.shop, ...changes };
  return { ...shop, promo: promoTexts(shop) };
};

const unavailable = () => Promise.reject(new Error('The test expects no session command'));

/** Renders a screen for a guest, with the shop's own store and a router, for tests of the `components` project. */
export const renderScreen = (
  screen: ReactNode,
  {
    state = null,
    commands = {},
    fetch: answer = fetch,
    search = '',
    capabilities = 'all',
    shop = {},
  }: ScreenOptions = {},
): RenderedScreen => {
  const store = openStore(
    { settings: { ...ownSettings, capabilities, shop: shopWith(shop) } },
    { fetch: answer },
  );
  const router = createMemoryRouter([{ path: '*', element: screen }], {
    initialEntries: [{ pathname: '/', search, state }],
  });
  const rendered = render(
    <Provider store={store}>
      <SessionProvider
        value={{
          sendSessionCommand: unavailable,
          sendMailCommand: unavailable,
          loadSession: async () => true,
          ...commands,
        }}
      >
        <RouterProvider router={router} />
      </SessionProvider>
    </Provider>,
  );
  return { ...rendered, user: userEvent.setup(), store };
};
