import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { Component as ProductsScreen } from '#dashboard/products/ProductsScreen.tsx';
import { Component as GoodsLabelsScreen } from '#dashboard/stock/labels/GoodsLabelsScreen.tsx';
import { ScanToProduct } from '#dashboard/stock/scanning/ScanToProduct.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const cup = { product: { id: 'p2', name: 'Cup' }, color: 'Red', size: '' };
const [known, unknown] = ['96385074', '4006381333931'];
const findBarcode = (call: string) =>
  call === `GET /barcodes/${known}`
    ? { body: { data: cup } }
    : { status: 404, body: { code: 'unknown', message: 'There is no such barcode.' } };

/** The list of products, in which no name has the search. */
const openProducts = (search: string) =>
  renderStaffScreen(
    <ProductsScreen />,
    (call) => (call.startsWith('GET /barcodes/') ? findBarcode(call) : { body: { data: [] } }),
    { address: `/dashboard/allProducts?search=${search}` },
  );

const askedBarcodes = ({ requests }: ReturnType<typeof openProducts>) =>
  requests.filter(({ call }) => call.startsWith('GET /barcodes/'));

describe('a barcode in the search of products', () => {
  it('GS-11 names the product, with the ways to its form and its stock, and does not say that nothing matches', async () => {
    const { container } = openProducts(`+${known}+`);
    const region = (await screen.findByText(/^96385074 is the barcode of Cup, Red\./)).closest('[aria-live]');
    const links = [...(region?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Edit it', '/dashboard/update/p2'],
      ['see its stock', '/dashboard/stock/p2'],
    ]);
    await expect.poll(() => container.querySelector('[aria-busy=true]') === null).toBe(true);
    expect(container.textContent).not.toMatch(/No products match|0 products/);
  });

  it('GS-11 is not looked for in other words, and nothing matches a barcode of no item', async () => {
    const words = openProducts('cup');
    await screen.findByText('No products match “cup”');
    expect(askedBarcodes(words)).toEqual([]);
    words.unmount();
    const none = openProducts(unknown);
    await screen.findByText(`No products match “${unknown}”`);
    await expect.poll(() => askedBarcodes(none).length).toBe(1);
  });
});

const openScan = async () => {
  const opened = renderStaffScreen(<ScanToProduct />, findBarcode);
  await opened.user.click(screen.getByText('Scan a barcode'));
  return { ...opened, field: screen.getByRole('textbox', { name: 'Barcode' }) };
};

describe('a scan in the list of the stock', () => {
  it('GS-12 opens the pieces of its item', async () => {
    const { user, field, router } = await openScan();
    await user.type(field, `${known}{Enter}`);
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/stock/p2');
    expect(router.state.location.search).toBe('?scan=96385074&reason=counted');
  });

  it('GS-12 names a barcode that no item has, and digits that are none', async () => {
    const { user, field } = await openScan();
    await user.type(field, `${unknown}{Enter}`);
    await screen.findByText(/No item has the barcode 4006381333931\./);
    await user.type(field, '123{Enter}');
    await screen.findByText('A barcode has 8, 12 or 13 digits.');
    expect(screen.queryByText(/No item has the barcode/)).toBeNull();
  });
});

const labels = () => screen.queryAllByLabelText('Label of Shirt, Red, M');

describe('the labels of goods', () => {
  const shirt = {
    _id: 'p1',
    name: 'Shirt',
    low: 3,
    price: 450,
    items: [
      { color: 'Red', size: 'M', pieces: 2, barcode: '2000000000015' },
      { color: 'Blue', size: 'M', pieces: 1 },
    ],
  };
  const cupWithout = {
    _id: 'p2',
    name: 'Cup',
    low: 3,
    price: null,
    items: [{ color: '', size: '', pieces: 4 }],
  };
  const open = () =>
    renderStaffScreen(<GoodsLabelsScreen />, () => ({
      body: { data: [shirt, cupWithout] },
      headers: { 'x-total-count': '2' },
    }));

  it('GS-11 are as many as staff choose, with the price if wanted, and are printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Print 0 labels' });
    expect(button).toHaveProperty('disabled', true);
    await user.click(await screen.findByRole('button', { name: 'A label for each piece of Shirt' }));
    await expect.poll(() => labels().length).toBe(2);
    expect(labels()[0]?.textContent).toContain('৳450');

    await user.click(screen.getByRole('checkbox', { name: 'With the price' }));
    expect(labels()[0]?.textContent).not.toContain('৳450');
    await user.click(screen.getByRole('button', { name: 'Print 2 labels' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await expect.poll(() => labels().length).toBe(0);
    vi.unstubAllGlobals();
  });

  it('GS-11 have the price that a product has got since they were chosen', async () => {
    let price = 450;
    const { user, store } = renderStaffScreen(<GoodsLabelsScreen />, () => ({
      body: { data: [{ ...shirt, price }] },
    }));
    await user.click(await screen.findByRole('button', { name: 'A label for each piece of Shirt' }));
    await expect.poll(() => labels()[0]?.textContent).toContain('৳450');
    price = 400;
    // As when somebody comes back to the window.
    act(() => void store.dispatch(shopApi.internalActions.onFocus()));
    await expect
      .poll(() => labels().map(({ textContent }) => textContent.includes('৳400')))
      .toEqual([true, true]);
  });

  it('GS-11 lead to the stock of what has no barcode, and refuse a number that is none', async () => {
    const { user } = open();
    expect((await screen.findByRole('link', { name: 'Give Cup a barcode' })).getAttribute('href')).toBe(
      '/dashboard/stock/p2',
    );
    expect(screen.getByRole('link', { name: 'One has no barcode' })).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'Red, M' });
    await user.type(field, '-1');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(labels()).toEqual([]);
  });
});
