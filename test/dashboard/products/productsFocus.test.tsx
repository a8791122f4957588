import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as ProductsScreen } from '#dashboard/products/ProductsScreen.tsx';
import type { Product } from '#domain/products/product.ts';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const cupAndLamp = [aProduct({ _id: 'cup', name: 'Cup' }), aProduct({ _id: 'lamp', name: 'Lamp' })];

const openList = (products: readonly Product[], search = '') =>
  renderScreen(<ProductsScreen />, { fetch: fakeCatalog(products).fetch, search });

const button = (name: string) => screen.findByRole('button', { name });
const bar = () => screen.getByRole('group', { name: 'Bulk actions for products' });

describe('the focus in a list of the dashboard', () => {
  it('MD-8 CN-3 stays in the bar whose buttons go away with the choice', async () => {
    const { user } = openList(cupAndLamp);
    await user.click(await button('Select these 2'));
    expect(document.activeElement).toBe(bar());
    await user.click(await button('Clear selection'));
    expect(document.activeElement).toBe(bar());

    await user.click(await button('Select these 2'));
    await user.click(await button('Mark sold out'));
    await screen.findByText(/^2 products are marked as sold out\./);
    expect(document.activeElement).toBe(bar());
  });

  it('MD-8 CN-3 stays beside the notice whose button has undone a change', async () => {
    const { user } = openList(cupAndLamp);
    await user.click(await screen.findByRole('switch', { name: 'Sold out: Cup' }));
    await user.click(await button('Undo'));
    await screen.findByText(/“Cup” is marked as available\./);
    await user.tab();
    expect(document.activeElement).toBe(await button('Undo'));
  });

  it.each([
    ['?search=spoon', 'Clear the search'],
    ['?stock=soldOut', 'Clear the filter'],
    ['?page=3&after=c', 'Go to the first page'],
  ])(
    'MD-14 CN-3 stays in the place of an empty list whose button goes away with %s',
    async (search, name) => {
      const { user } = openList([], search);
      await screen.findByRole('heading', { level: 2 });
      // The filter's own fields have such a button too.
      await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
      const title = await screen.findByRole('heading', { level: 2, name: 'No products yet' });
      expect(document.activeElement).toBe(title.closest('[tabindex]'));
    },
  );

  it('MD-14 CN-3 stays among the fields of a filter that is cleared', async () => {
    const { user } = openList(cupAndLamp, '?stock=soldOut');
    const clear = await button('Clear the filter');
    await user.click(clear);
    expect(clear).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(clear.parentElement);
  });
});
