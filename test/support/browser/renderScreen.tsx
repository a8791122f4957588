import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { StoreExtra } from '#app/store.ts';
import { defaultSettings } from '#contract/settings.ts';
import { openStore } from '../openHost.ts';

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
}

interface ScreenOptions {
  /** `location.state` of the address. */
  readonly state?: unknown;
  readonly extra?: Partial<StoreExtra>;
}

/** Renders a screen with the shop's own store and a router, for tests of the `components` project. */
export const renderScreen = (
  screen: ReactNode,
  { state = null, extra = {} }: ScreenOptions = {},
): RenderedScreen => {
  const store = openStore({ settings: defaultSettings }, extra);
  const rendered = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>{screen}</MemoryRouter>
    </Provider>,
  );
  return { ...rendered, user: userEvent.setup() };
};
