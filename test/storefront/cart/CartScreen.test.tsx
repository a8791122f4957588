import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { limitMessages } from '#domain/checkout/orderLimits.ts';
import { orderLinesLimit, orderQuantityLimit } from '#domain/shop/constants.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { cartSlice } from '#slices/cartSlice.ts';
import { EverythingInView } from '../../support/browser/EverythingInView.ts';
import { line } from '../checkout/orders.ts';
import { box, openCart, product, removeLabels, row, stock } from './openCart.tsx';

const total = () => screen.getByText('Total').nextElementSibling?.textContent;

const proceed = (description?: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: 'Proceed To Checkout',
    ...(description === undefined ? {} : { description }),
  });
const price = (id: string) => row(id).getByText(/^৳/, { selector: 'strong' }).parentElement?.textContent;

describe('CartScreen', () => {
  it('SH-16 tells two colors of a product apart in the names of their controls, and says which one was removed', async () => {
    const added = [line('cup', { color: 'Red', size: 'M' }), line('cup', { color: 'Blue' }), line('lamp')];
    const { user } = await openCart([product('cup'), product('lamp')], { added });
    expect(removeLabels()).toEqual([
      'Remove Product cup, Red, M from the cart',
      'Remove Product cup, Blue from the cart',
      'Remove Product lamp from the cart',
    ]);
    expect(screen.getByRole('checkbox', { name: 'Select Product cup, Blue' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Quantity of Product cup, Red, M' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Product cup, Red, M from the cart' }));

    const status = screen
      .getByText('Product cup, Red, M was removed from your cart.')
      .closest('[role=status]');
    expect(status).not.toBeNull();
    expect(removeLabels()).toEqual(['Remove Product cup from the cart', 'Remove Product lamp from the cart']);
  });

  it('SH-5 asks once for its products and says what has changed beside each line', async () => {
    const { paths } = await openCart(stock);
    expect(await screen.findByText('Now cheaper: ৳80 instead of ৳100.')).toBeTruthy();
    expect(row('pan').getByText('Now dearer: ৳130 instead of ৳100.')).toBeTruthy();
    expect(row('rug').getByText('This product is sold out.')).toBeTruthy();
    expect(row('kettle').queryByText(/Now|sold out/)).toBeNull();
    expect(paths).toEqual(['/api/productsById?ids=kettle,lamp,pan,rug']);
  });

  it('SH-5 shows the price of today in a line, with the price before beside it where they differ', async () => {
    await openCart(stock);
    await screen.findByText('Now cheaper: ৳80 instead of ৳100.');
    const changed = ['৳80 Price before ৳100', '৳130 Price before ৳100'];
    expect(['kettle', 'lamp', 'pan', 'rug'].map(price)).toEqual(['৳100', ...changed, '৳100']);
  });

  it('SH-5 asks for the product that another tab adds to the cart, and not again when a line is removed', async () => {
    const products = [product('kettle'), product('mug', { soldOut: true })];
    const { paths, store, user } = await openCart(products, { added: [line('kettle')] });
    await waitFor(() => expect(paths).toEqual(['/api/productsById?ids=kettle']));
    act(() => {
      store.dispatch(cartSlice.actions.changedInOtherTab([line('kettle'), line('mug')]));
    });
    expect(await screen.findByText('This product is sold out.')).toBeTruthy();
    await user.click(row('kettle').getByRole('button', { name: /from the cart$/ }));

    expect(removeLabels()).toEqual(['Remove Product mug from the cart']);
    expect(paths).toEqual(['/api/productsById?ids=kettle', '/api/productsById?ids=kettle,mug']);
  });

  it('SH-2 SH-5 has the added lines ticked but those that the shop refuses, and adds up its prices', async () => {
    await openCart(stock);
    await screen.findByText('This product is sold out.');
    expect(['kettle', 'lamp', 'pan', 'rug'].map((id) => [box(id).checked, box(id).disabled])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
    // Today's prices: 100 for the kettle, 80 for the lamp, 130 for the pan.
    expect(total()).toBe('৳310.00');
    expect(screen.getByRole('checkbox', { name: 'Select all', checked: true })).toBeTruthy();
  });

  it('SH-12 shows "Select all" as mixed while some lines are ticked', async () => {
    const { user } = await openCart(stock);
    await screen.findByText('This product is sold out.');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    const state = () => [all.checked, all.indeterminate];
    expect(state()).toEqual([true, false]);
    await user.click(box('lamp'));
    expect(state()).toEqual([false, true]);
    await user.click(all);
    expect(state()).toEqual([true, false]);
    await user.click(all);
    expect(state()).toEqual([false, false]);
  });

  it('SH-12 counts the lines that "Select all" chooses: one that is sold out is no part of it', async () => {
    const { user } = await openCart(stock);
    await screen.findByText('This product is sold out.');
    expect(screen.getByText(/selected$/).textContent).toBe('3 of 3 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText(/selected$/).textContent).toBe('0 of 3 selected');
  });

  it('SH-12 disables "Select all" in a cart of which the shop takes no line', async () => {
    const { user } = await openCart(stock);
    await screen.findByText('This product is sold out.');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    const isDisabledFirst = all.disabled;
    for (const id of ['kettle', 'lamp', 'pan'])
      await user.click(row(id).getByRole('button', { name: /from the cart$/ }));
    expect([isDisabledFirst, all.disabled]).toEqual([false, true]);
  });

  it('SH-5 takes the new price over into the cart, and removes a line', async () => {
    const { user, store } = await openCart(stock);
    await screen.findByText('This product is sold out.');
    await user.click(row('pan').getByRole('button', { name: 'Use the new price' }));
    expect(row('pan').queryByText(/Now dearer/)).toBeNull();
    await user.click(row('rug').getByRole('button', { name: 'Remove' }));
    expect(store.getState().cart.lines.map(({ id, originalPrice }) => [id, originalPrice])).toEqual([
      ['kettle', 100],
      ['lamp', 100],
      ['pan', 130],
    ]);
    expect(total()).toBe('৳310.00');
  });

  it('SH-5 SH-16 keeps the focus in the line whose new price is taken over', async () => {
    const { user } = await openCart(stock);
    await screen.findByText('This product is sold out.');
    await user.click(row('pan').getByRole('button', { name: 'Use the new price' }));
    expect(document.activeElement).toBe(box('pan').closest('li'));
  });

  it('CT-3 CT-4 has a message at a line above the limit, and disables checkout', async () => {
    const { user } = await openCart(stock, { added: [line('kettle', { quantity: orderQuantityLimit })] });
    expect(proceed().disabled).toBe(false);
    await user.click(row('kettle').getByRole('button', { name: /^Increase/ }));
    const message = limitMessages.pieces(defaultOrderTerms);
    expect(row('kettle').getAllByText(message)).toHaveLength(1);
    expect(proceed(limitMessages.piecesOfEach(defaultOrderTerms)).disabled).toBe(true);
    await user.click(row('kettle').getByRole('button', { name: /^Decrease/ }));
    expect(row('kettle').queryByText(message)).toBeNull();
    expect(proceed().disabled).toBe(false);
  });

  it('CT-3 has a message of a selection above the limit, and disables checkout', async () => {
    const count = orderLinesLimit + 2;
    const lines = Array.from({ length: count }, (_, index) => line('kettle', { size: `Size ${index}` }));
    const { user } = await openCart(stock, { added: lines });
    const button = proceed(limitMessages.lines(count));
    expect(button.disabled).toBe(true);
    await user.click(screen.getByLabelText('Select Product kettle, Size 0'));
    expect(button.disabled).toBe(true);
    await user.click(screen.getByLabelText('Select Product kettle, Size 1'));
    expect(button.disabled).toBe(false);
  });

  it('BY-11 shows what was seen last in an empty cart', async () => {
    localStorage.setItem('recentProducts', '["lamp"]');
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    const { user } = await openCart(stock.slice(0, 2), { added: [line('kettle')] });
    await user.click(await screen.findByRole('button', { name: 'Remove Product kettle from the cart' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    const seen = await screen.findByRole('region', { name: 'Recently seen' });
    expect((await within(seen).findByRole('link', { name: /lamp/ })).getAttribute('href')).toBe(
      '/product-details/lamp',
    );
  });

  it('SH-5 says that a product has left the shop', async () => {
    // All but the rug.
    await openCart(stock.slice(0, 3));
    expect(await screen.findByText('This product is no longer sold.')).toBeTruthy();
    expect(box('rug').disabled).toBe(true);
  });

  it('GS-8 unticks what the other lines of a product counted as a whole leave too few of', async () => {
    const items = [{ color: '', size: '', left: 3 }];
    const cups = product('cup', { stock: { count: 'whole', low: 3, isOut: false, items } });
    const added = [line('cup', { color: 'Red', quantity: 2 }), line('cup', { color: 'Blue', quantity: 2 })];
    const { user } = await openCart([cups], { added });
    const blue = box('cup, Blue');
    await user.click(await row('cup, Blue').findByRole('button', { name: 'Take 1' }));
    expect({ blue: blue.checked, total: total() }).toEqual({ blue: true, total: '৳300.00' });
    await user.click(row('cup, Red').getByRole('button', { name: /^Increase/ }));
    expect(
      row('cup, Blue').getByText('You have already picked all that is left of this product.'),
    ).toBeTruthy();
    expect({ isDisabled: blue.disabled, total: total() }).toEqual({ isDisabled: true, total: '৳300.00' });
    await user.click(box('cup, Red'));
    expect({ isDisabled: blue.disabled, total: total() }).toEqual({ isDisabled: false, total: '৳100.00' });
  });

  it('SH-5 says that the prices could not be asked for, and sells as before', async () => {
    await openCart([], { status: 500 });
    expect(
      await screen.findByText(
        "Today's prices could not be loaded. You'll see them at checkout before you confirm.",
      ),
    ).toBeTruthy();
    // Four lines at the 100 taka for which they were added.
    expect(total()).toBe('৳400.00');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed To Checkout' }).disabled).toBe(
      false,
    );
  });

  it('ER-7 CT-5 says when a full storage has not taken the cart, which a reload would lose', async () => {
    const notice = /^This browser cannot store your cart/;
    await openCart(stock);
    expect(screen.queryByText(notice)).toBeNull();
    cleanup();
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    browserStorage.local.setItem('cartProducts', '[]');
    full.mockRestore();
    onTestFinished(() => browserStorage.local.removeItem('cartProducts'));
    await openCart(stock);

    expect(screen.getByText(notice)).toBeTruthy();
  });
});
