import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { storeCheckout } from '#storefront/checkout/checkoutStorage.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { stubMedia } from '../../support/browser/stubMedia.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { draft, line } from './orders.ts';

const message = 'This product is no longer sold.';
/** Of the products of an order the shop has the cup alone; its refusal names the first line. */
const onlyCup: typeof fetch = async (to) =>
  String(to instanceof Request ? to.url : to).includes('ids=')
    ? Response.json({ data: [aProduct({ _id: 'cup', originalPrice: 100, offerPrice: null })] })
    : Response.json({ code: 'unknown', message, field: 'products[0].id', requestId: 'r' }, { status: 404 });

const goneNames = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(message) !== null)
    .map((item) => within(item).getByRole('link').textContent);

// A wide window, in which the lines of the order are shown.
beforeEach(() => stubMedia(() => false));

it('CO-12 names every product that has left the shop after one press, and still does when one is removed', async () => {
  const lines = ['kettle', 'cup', 'lamp'].map((id) => line(id));
  storeCheckout({ entry: '', lines, keepsCart: false, typed: draft(), attempt: null, ordered: [] });
  const { user } = renderScreen(<CheckoutScreen />, { fetch: onlyCup });
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  await waitFor(() => expect(goneNames()).toEqual(['Product kettle', 'Product lamp']));
  // The cup and the delivery charge.
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('৳160.00');

  await user.click(screen.getAllByRole('button', { name: 'Remove it' })[0] ?? document.body);
  expect(goneNames()).toEqual(['Product lamp']);
});
