import { act, screen, within } from '@testing-library/react';
import type { CartLine } from '#domain/checkout/cart.ts';
import type { Product } from '#domain/products/product.ts';
import { lineAdded } from '#slices/cartSlice.ts';
import { Component as CartScreen } from '#storefront/cart/CartScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';
import { line } from '../checkout/orders.ts';

interface Opening {
  /** The status with which the shop answers. */
  readonly status?: number;
  /** The lines that were added in this visit. */
  readonly added?: readonly CartLine[];
}
export const oneOfEach: readonly CartLine[] = ['kettle', 'lamp', 'pan', 'rug'].map((id) => line(id));

/** The shop answers with these products, whatever ids are asked for; the paths of all requests are kept. */
export const openCart = async (
  products: readonly Product[],
  { status = 200, added = oneOfEach }: Opening = {},
) => {
  const paths: string[] = [];
  const answer: typeof fetch = (to) => {
    const { pathname, search } = new URL(new Request(to).url);
    paths.push(decodeURIComponent(pathname + search));
    return Promise.resolve(
      new Response(JSON.stringify({ data: products }), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  };
  const rendered = renderScreen(<CartScreen />, { fetch: answer });
  act(() => {
    for (const each of added) rendered.store.dispatch(lineAdded(each));
    // As redux-persist does once it has read the stored cart.
    rendered.store.dispatch({ type: 'persist/REHYDRATE', key: 'cartProducts' });
  });
  return { ...rendered, paths };
};
export const product = (id: string, changes: Partial<Product> = {}) =>
  aProduct({ _id: id, name: `Product ${id}`, originalPrice: 100, ...changes });
export const stock = [
  product('kettle'),
  product('lamp', { originalPrice: 80 }),
  product('pan', { originalPrice: 130 }),
  product('rug', { soldOut: true }),
];
export const row = (id: string) => {
  const item = screen.getByRole('checkbox', { name: `Select Product ${id}` }).closest('li');
  if (item === null) throw new Error(`No line of ${id}`);
  return within(item);
};
export const box = (id: string) => row(id).getByRole<HTMLInputElement>('checkbox');

/** The names of the buttons that remove a line. */
export const removeLabels = () =>
  screen
    .getAllByRole('button', { name: /from the cart$/ })
    .map((button) => button.getAttribute('aria-label'));
