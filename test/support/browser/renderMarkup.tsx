import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { ShopStore } from '#app/store/store.ts';
import { pageSettings } from '../pageSettings.ts';
import { openStore } from './openStore.ts';

/** The markup that the server would render for the screen at that address. */
export const renderMarkup = (
  screen: ReactNode,
  {
    store = openStore({ settings: pageSettings }),
    at = '/',
  }: { readonly store?: ShopStore; readonly at?: string } = {},
): string =>
  renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
    </Provider>,
  );

/** The visible text of the markup, without tags. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
