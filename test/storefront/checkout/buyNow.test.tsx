import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { lineAdded, selectCartLines } from '#slices/cartSlice.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { BuyBox } from '#storefront/product/BuyBox.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';
import { line, rememberDetails } from './orders.ts';

const product = aProduct();
const inCart = (quantity: number) => line(product._id, { quantity });

/** The page of a product, of which the cart has pieces, with a checkout that only has to be confirmed. */
const open = (pieces: number) => {
  rememberDetails();
  const rendered = renderScreen(
    <Routes>
      <Route path="/" element={<BuyBox product={product} />} />
      <Route path="/product-checkout" element={<CheckoutScreen />} />
    </Routes>,
    { fetch: () => Promise.resolve(Response.json({ insertedId: 'o1' })) },
  );
  act(() => {
    rendered.store.dispatch(sessionSlice.actions.transitioned(signedOut));
    rendered.store.dispatch(lineAdded(inCart(pieces)));
  });
  const orderByBuyNow = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'Buy Now' }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Confirm Order' }));
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
  };
  return { orderByBuyNow, cart: () => selectCartLines(rendered.store.getState()) };
};

afterEach(() => {
  Swal.close();
  sessionStorage.clear();
});

describe('an order by Buy Now', () => {
  it('CT-7 PD-4 leaves the three pieces of the product in the cart that the shopper has put there for later', async () => {
    const { orderByBuyNow, cart } = open(3);
    await orderByBuyNow();
    expect(cart()).toEqual([inCart(3)]);
  });

  it('CT-7 takes the product out of the cart if it has as many pieces: it was the same purchase', async () => {
    const { orderByBuyNow, cart } = open(1);
    await orderByBuyNow();
    expect(cart()).toEqual([]);
  });
});
