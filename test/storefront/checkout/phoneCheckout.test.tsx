import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { narrow } from '#ui/theme/media.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { stubMedia } from '../../support/browser/stubMedia.ts';
import { line } from './orders.ts';

const open = (answer: typeof fetch = fetch) => {
  const lines = [line('kettle'), line('cup', { originalPrice: 250 })];
  const rendered = renderScreen(<CheckoutScreen />, { state: { lines }, fetch: answer });
  act(() => {
    rendered.store.dispatch(sessionSlice.actions.transitioned(signedOut));
  });
  return rendered;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const summary = () => screen.queryByRole('region', { name: 'Order summary' });
const invalid = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(
    (control) => control.getAttribute('name') ?? control.querySelector('input')?.name,
  );
/** The bar's amount and words beside the button, which are on two lines and here without a space between them. */
const bar = () => button('Confirm Order').parentElement?.parentElement?.firstElementChild?.textContent;

describe('CheckoutScreen in a narrow window', () => {
  beforeEach(() => stubMedia((query) => query === narrow));

  it('BY-1 has one line in place of the summary, which a press opens, and one Confirm Order', async () => {
    const { user } = open();
    expect(summary()).toBeNull();
    const opener = button('Your order, 2 items ৳350.00');
    await user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    const goods = within(summary() as HTMLElement).getAllByRole('listitem');
    expect(goods.map((item) => within(item).getByRole('link').textContent)).toEqual([
      'Product kettle',
      'Product cup',
    ]);
    expect(screen.getAllByRole('button', { name: 'Confirm Order' })).toHaveLength(1);
    await user.click(opener);
    expect(summary()).toBeNull();
  });

  it('BY-1 says in the bar how many fields are left; a press shows their errors and leads to the first', async () => {
    const { user } = open();
    await user.type(field('Full name'), 'Rahima');
    expect(bar()).toBe('৳350.005 fields left');
    await user.click(button('5 fields left'));
    expect(document.activeElement).toBe(field('E-mail'));
    await waitFor(() =>
      expect(invalid()).toEqual(['email', 'mobileNumber', 'district', 'address', 'deliveryArea']),
    );
  });

  it('BY-1 takes a press on the disabled Confirm Order as the question what is missing', async () => {
    const { user } = open();
    expect(button('Confirm Order').disabled).toBe(true);
    await user.click(button('Confirm Order').parentElement as HTMLElement);
    expect(document.activeElement).toBe(field('Full name'));
    expect(await screen.findByText('Name is required')).toBeTruthy();
  });

  it('BY-1 opens the summary by itself when the shop refuses one of its lines', async () => {
    const details = { name: 'Rahima', email: 'r@example.com', mobileNumber: '01712345678' };
    const place = { district: 'Dhaka', address: 'House 7, Mirpur', addressType: 'Home' };
    localStorage.setItem('checkoutDetails', JSON.stringify({ guest: { ...details, ...place } }));
    const message = 'This product is no longer sold.';
    const refusal = { code: 'unknown', message, field: 'products[0].id', requestId: 'r' };
    const { user } = open(() => Promise.resolve(Response.json(refusal, { status: 404 })));
    // The goods of 350 taka and the charge of 60.
    expect(bar()).toBe('৳410.00pay on delivery');
    await user.click(button('Confirm Order'));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(summary()).not.toBeNull());
  });
});
