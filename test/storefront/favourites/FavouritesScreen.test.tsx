import { act, screen } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { afterEach, describe, expect, it } from 'vitest';
import { favouritesSlice } from '#slices/favouritesSlice.ts';
import { Component as FavouritesScreen } from '#storefront/favourites/FavouritesScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

/** A shop with the products p1 and p2. */
const open = (ids: readonly string[]) => {
  const paths: string[] = [];
  const answer: typeof fetch = (to) => {
    const { pathname } = new URL(new Request(to).url);
    paths.push(pathname);
    const id = pathname.split('/').at(-1) ?? '';
    const isKnown = ['p1', 'p2'].includes(id);
    const body = isKnown
      ? { data: aProduct({ _id: id, name: `Product ${id}` }) }
      : { code: 'unknown', message: 'There is no such product.', requestId: 'r' };
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        status: isKnown ? 200 : 404,
        headers: { 'content-type': 'application/json' },
      }),
    );
  };
  localStorage.setItem('favouriteProducts', JSON.stringify(ids));
  const rendered = renderScreen(<FavouritesScreen />, { fetch: answer });
  return { ...rendered, paths, readStored: () => act(() => void persistStore(rendered.store)) };
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => history.replaceState(null, ''));

describe('FavouritesScreen', () => {
  it('SH-5 waits for what this browser has stored, and says when that is nothing', async () => {
    const { readStored } = open([]);
    expect(screen.getByText('Loading products')).toBeTruthy();
    readStored();
    expect(await screen.findByText('You have no favourites yet')).toBeTruthy();
  });

  it('SH-5 LS-4 shows the hearts, newest first, and asks for each product as its own page does', async () => {
    const { readStored, paths } = open(['p1', 'p2']);
    readStored();
    await screen.findByText('Product p1');
    expect(names()).toEqual(['Product p2', 'Product p1']);
    expect(paths.toSorted()).toEqual(['/api/product/p1', '/api/product/p2']);
  });

  it('SH-5 keeps a product whose heart is taken away until the page is left', async () => {
    const { readStored, user, store } = open(['p1', 'p2']);
    readStored();
    await user.click(await screen.findByRole('button', { name: 'Favourite: Product p2' }));
    expect(store.getState().favourites.ids).toEqual(['p1']);
    expect(names()).toEqual(['Product p2', 'Product p1']);
  });

  it('SH-5 SH-16 keeps the focus at a product that has left the shop once it is removed', async () => {
    const { readStored, user } = open(['p1', 'gone']);
    readStored();
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(document.activeElement?.textContent).toBe('Removed.');
  });

  it('SH-5 says that a product has left the shop, and removes it', async () => {
    const { readStored, user, store } = open(['p1', 'gone']);
    readStored();
    expect(await screen.findByText('This product is no longer sold.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(store.getState().favourites.ids).toEqual(['p1']);
    expect(screen.getByText('Removed.')).toBeTruthy();
  });

  it('SH-5 LS-4 does not add a product that has left the shop again when another tab has removed it', async () => {
    const { readStored, user, store } = open(['p1', 'gone']);
    readStored();
    const remove = await screen.findByRole('button', { name: 'Remove' });
    act(() => void store.dispatch(favouritesSlice.actions.changedInOtherTab(['p1'])));
    await user.click(remove);
    expect(store.getState().favourites.ids).toEqual(['p1']);
  });

  it('SH-5 SH-16 moves the focus to the first product that the last press of the button has added', async () => {
    // Shown newest first: at first 19 that are gone and p1, and p2 after the press.
    const { readStored, user } = open(
      [...Array.from({ length: 19 }, (_, index) => `gone${index}`), 'p1', 'p2'].toReversed(),
    );
    readStored();
    (await screen.findByRole('button', { name: 'Show Me More' })).focus();
    await user.keyboard('{Enter}');
    const added = await screen.findByText('Product p2');
    expect(document.activeElement).toBe(added.closest('li'));
  });

  it('SH-5 RT-19 shows as many favourites as before to a visitor who returns from a product', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => `gone${index}`);
    const { readStored, user, unmount } = open(ids);
    readStored();
    await user.click(await screen.findByRole('button', { name: 'Show Me More' }));
    unmount();
    open(ids).readStored();
    expect(await screen.findAllByRole('listitem')).toHaveLength(21);
  });
});
