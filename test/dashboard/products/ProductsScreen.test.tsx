import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as ProductsScreen } from '#dashboard/products/ProductsScreen.tsx';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const openList = async (search = '') => {
  const shop = fakeCatalog([
    aProduct({ _id: 'cup', name: 'Cup', originalPrice: 100, offerPrice: null }),
    aProduct({ _id: 'lamp', name: 'Lamp', originalPrice: 999, offerPrice: 899.5, soldOut: true }),
    aProduct({ _id: 'gift', name: 'Gift', originalPrice: null, offerPrice: null }),
  ]);
  const rendered = renderScreen(<ProductsScreen />, { fetch: shop.fetch, search });
  await screen.findByText(/^\d+ products?$/);
  return { ...rendered, shop };
};

const switchOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: `Sold out: ${name}` });
const button = (name: string) => screen.getByRole('button', { name });

/** The labels of the buttons that delete a product, also behind a dialog. */
const deleteLabels = () =>
  screen.getAllByTitle(/^Delete /).map((element) => element.getAttribute('aria-label'));

const item = (color: string, pieces: number) => ({ color, size: '', pieces });

describe('ProductsScreen', () => {
  it('MD-8 marks one product at once, says so, and undoes it', async () => {
    const { user, shop } = await openList();
    expect([switchOf('Cup').checked, switchOf('Lamp').checked]).toEqual([false, true]);
    await user.click(switchOf('Cup'));
    expect(switchOf('Cup').checked).toBe(true);
    expect(await screen.findByText(/“Cup” is marked as sold out\./)).toBeTruthy();
    await user.click(button('Undo'));
    expect(await screen.findByText(/“Cup” is marked as available\./)).toBeTruthy();
    expect(switchOf('Cup').checked).toBe(false);
    expect(shop.sent('PUT').map(({ body }) => body)).toEqual([
      { ids: ['cup'], soldOut: true },
      { ids: ['cup'], soldOut: false },
    ]);
  });

  it('AP-1 AP-5 marks a product that is not sold for want of a picture', async () => {
    const shop = fakeCatalog([
      aProduct({ _id: 'cup', name: 'Cup' }),
      aProduct({ _id: 'lamp', name: 'Lamp', images: [] }),
    ]);
    renderScreen(<ProductsScreen />, { fetch: shop.fetch });
    const mark = await screen.findByText('No picture: not sold');
    expect(mark.closest('td')?.textContent).toBe('LampNo picture: not sold');
  });

  it('SH-12 chooses the products of the page by one box, which is mixed while some are chosen', async () => {
    const { user } = await openList();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    const state = () => [all.checked, all.indeterminate];
    expect(state()).toEqual([false, false]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
    expect(state()).toEqual([false, true]);
    await user.click(all);
    expect(state()).toEqual([true, false]);
    expect(screen.getByText('3 products selected')).toBeTruthy();
    await user.click(all);
    expect(state()).toEqual([false, false]);
    expect(screen.getByText('None selected')).toBeTruthy();
  });

  it('MD-8 turns the switch back and tells the error beside it', async () => {
    const { user, shop } = await openList();
    shop.refuse({ status: 403, message: "Your account isn't allowed to do this." });
    await user.click(switchOf('Cup'));
    const alert = await screen.findByRole('alert');
    expect(alert.closest('tr')?.textContent).toContain('Cup');
    expect(alert.textContent).toBe("Your account isn't allowed to do this.");
    expect(switchOf('Cup').checked).toBe(false);
  });

  it('MD-8 leaves the switch of a product that has been deleted meanwhile as it was', async () => {
    const shop = fakeCatalog([aProduct({ _id: 'lamp', name: 'Lamp', soldOut: true })]);
    const { user } = renderScreen(<ProductsScreen />, {
      fetch: async (to, init) =>
        init?.method === 'PUT' ? Response.json({ changedIds: [] }) : shop.fetch(to, init),
    });
    await screen.findByText('1 product');
    await user.click(switchOf('Lamp'));
    expect((await screen.findByRole('alert')).textContent).toBe('It is no longer in the shop.');
    expect(switchOf('Lamp').checked).toBe(true);
  });

  it('MD-8 marks the chosen products together and undoes those that differed', async () => {
    const { user, shop } = await openList();
    await user.click(button('Select these 3'));
    expect(screen.getByText('3 products selected')).toBeTruthy();
    await user.click(button('Mark sold out'));
    expect(await screen.findByText(/2 products are marked as sold out\./)).toBeTruthy();
    expect(screen.getByText('None selected')).toBeTruthy();
    await waitFor(() => expect(switchOf('Gift').checked).toBe(true));
    await user.click(button('Undo'));
    await screen.findByText(/2 products are marked as available\./);
    expect(shop.sent('PUT').map(({ body }) => body)).toEqual([
      { ids: ['cup', 'lamp', 'gift'], soldOut: true },
      { ids: ['cup', 'gift'], soldOut: false },
    ]);
  });

  it('MD-8 keeps the choice when many could not be marked, and tries again', async () => {
    const { user, shop } = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
    shop.refuse({ status: 403, message: "Your account isn't allowed to do this." });
    await user.click(button('Mark sold out'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1 product could not be marked as sold out.');
    expect(screen.getByText('1 product selected')).toBeTruthy();
    shop.refuse(null);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/“Cup” is marked as sold out\./)).toBeTruthy();
  });

  it('MD-14 asks for what the address says, and changes it with the controls', async () => {
    const { user, shop } = await openList(
      '?search=cup&sort=name&category=Bag+Items&stock=soldOut&pictures=none&since=2026-01-05&page=9',
    );
    expect(shop.requests.find(({ path }) => path === '/api/products')?.query).toEqual({
      searchQuery: 'cup',
      sort: 'name',
      category: 'Bag Items',
      stock: 'soldOut',
      pictures: 'none',
      changedSince: '2026-01-05',
      limit: '25',
    });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Last changed first');
    await waitFor(() => expect(shop.requests.at(-1)?.query.sort).toBe('changed'));
  });

  it('MD-14 ignores what the address cannot mean', async () => {
    const { shop } = await openList('?sort=colour&stock=low&pictures=some&since=2026-02-30');
    expect(shop.requests.find(({ path }) => path === '/api/products')?.query).toEqual({
      sort: 'newest',
      limit: '25',
    });
  });

  it('MD-15 lists old and new prices before it sends anything, then sends what was seen', async () => {
    const { user, shop } = await openList();
    await user.click(button('Select these 3'));
    await user.click(button('Change prices…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the prices of 3 products' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change 0 products' }).disabled).toBe(true);
    await user.type(dialog.getByLabelText('Per cent'), '5');
    const rows = await dialog.findByRole('list', { name: 'Old and new prices' });
    expect(
      within(rows)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CupPrice before: ৳100 after: ৳105',
      'LampPrice before: ৳999 after: ৳1,049Offer before: ৳899.50 after: ৳944.48',
    ]);
    expect(dialog.getByRole('list', { name: '1 product would stay' }).textContent).toBe(
      'GiftIt has no price.',
    );
    expect(shop.sent('PUT')).toEqual([]);

    await user.dblClick(dialog.getByRole('button', { name: 'Change 2 products' }));
    await screen.findByRole('dialog', { name: 'The prices of 2 products were changed, those of 1 were not' });
    expect(shop.sent('PUT').map(({ body }) => body)).toEqual([
      {
        percent: 5,
        products: [
          { id: 'cup', originalPrice: 100, offerPrice: null },
          { id: 'lamp', originalPrice: 999, offerPrice: 899.5 },
        ],
      },
    ]);
    await user.click(button('OK'));
    expect(screen.getByText('None selected')).toBeTruthy();
    expect(await screen.findByText('৳1,049')).toBeTruthy();
  });

  it('MD-15 lowers, and refuses what is no change in per cent with a sentence beside the field', async () => {
    const { user, shop } = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
    await user.click(button('Change prices…'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Lower' }));
    await user.type(dialog.getByLabelText('Per cent'), '91');
    expect(await dialog.findByText(/A number up to 900 to raise or 90 to lower/)).toBeTruthy();
    await user.clear(dialog.getByLabelText('Per cent'));
    await user.type(dialog.getByLabelText('Per cent'), '2.5');
    shop.refuse({ status: 503, message: 'The shop is busy.' });
    await user.click(await dialog.findByRole('button', { name: 'Change 1 product' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('You can safely press again');
    shop.refuse(null);
    await user.click(dialog.getByRole('button', { name: 'Change 1 product' }));
    await screen.findByRole('dialog', { name: 'The prices of 1 product were changed' });
    expect(shop.sent('PUT').at(-1)?.body).toMatchObject({ percent: -2.5 });
  });

  it('GS-14 shows the pieces of counted products by one call, and leads to the screen that counts the chosen ones', async () => {
    const counted = [
      { _id: 'pot', name: 'Pot', low: 3, price: 100, items: [item('', 1200)] },
      { _id: 'shirt', name: 'Shirt', low: 3, price: 100, items: [item('Red', 2), item('Blue', 9)] },
      { _id: 'jug', name: 'Jug', low: 3, price: 100, items: [item('', 0)] },
    ];
    const shop = fakeCatalog(
      [
        ...counted.map(({ _id, name, items }) =>
          aProduct({
            _id,
            name,
            stock: { count: items.length === 1 ? 'whole' : 'variants', low: 3, isOut: _id === 'jug' },
          }),
        ),
        aProduct({ _id: 'cup', name: 'Cup' }),
      ],
      counted,
    );
    const { user } = renderScreen(<ProductsScreen />, { fetch: shop.fetch });
    await screen.findByText('1,200');

    // The third column from the end: after it come the switch and the buttons.
    const stockCells = ['Pot', 'Shirt', 'Jug', 'Cup'].map(
      (name) =>
        [...(screen.getByRole('link', { name }).closest('tr')?.querySelectorAll('td') ?? [])].at(-3)
          ?.textContent,
    );
    expect(stockCells).toEqual(['1,200', '11 few left', '0 none left', 'Not counted']);
    const calls = shop.requests.filter(({ path }) => path === '/api/stockById');
    expect(calls.map(({ query }) => query)).toEqual([{ ids: 'pot,shirt,jug' }]);
    expect(screen.queryByRole('link', { name: 'Count pieces…' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Pot' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Jug' }));
    expect(screen.getByRole('link', { name: 'Count pieces…' }).getAttribute('href')).toBe(
      '/dashboard/countStock?products=pot,jug',
    );
  });

  it('AP-4 takes a product from the list that somebody else has deleted meanwhile, and says so', async () => {
    let products = [aProduct({ _id: 'cup', name: 'Cup' }), aProduct({ _id: 'lamp', name: 'Lamp' })];
    const { user } = renderStaffScreen(<ProductsScreen />, (call) => {
      if (call !== 'DELETE /deleteProduct/cup') return { body: { data: products } };
      products = products.slice(1);
      return { status: 404, body: { code: 'notFound', message: 'This product does not exist.' } };
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Cup' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByText('This product does not exist.')).toBeTruthy();
    await waitFor(() => expect(deleteLabels()).toEqual(['Delete Lamp']));
  });
});
