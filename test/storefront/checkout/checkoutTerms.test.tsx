import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { line, rememberDetails } from './orders.ts';

const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Order' });
/** Sub-total, charge and total. */
const sums = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);

const open = (shop: Partial<ShopSettings>, answer?: typeof fetch) => {
  rememberDetails();
  const lines = [line('cup', { originalPrice: 250, quantity: 2 })];
  const fetching = answer === undefined ? {} : { fetch: answer };
  const rendered = renderScreen(<CheckoutScreen />, { state: { lines }, shop, ...fetching });
  act(() => {
    rendered.store.dispatch(sessionSlice.actions.transitioned(signedOut));
  });
  return rendered;
};

describe('CheckoutScreen with the terms of the shop', () => {
  it('SP-3 CO-4 uses the charges of the shop, and says nothing of free delivery where there is none', () => {
    open({ chargeInside: 80, freeDeliveryOver: null });
    expect(sums()).toEqual(['৳500.00', '৳80.00', '৳580.00']);
    expect(screen.queryByText(/Delivery is free/)).toBeNull();
  });

  it('SP-3 CO-4 calls a charge of 0 free in the sums, as beside the area', () => {
    open({ chargeInside: 0, freeDeliveryOver: null });
    expect(screen.getByText('ঢাকার ভিতরে').closest('label')?.querySelector('small')?.textContent).toBe(
      'FreeArrives in 2 to 3 days',
    );
    expect(sums()).toEqual(['৳500.00', 'Free', '৳500.00']);
  });

  it('BY-6 says under each area when it arrives', () => {
    open({ insideDaysFrom: 1, insideDaysTo: 1 });
    const hints = ['ঢাকার ভিতরে', 'ঢাকার বাইরে'].map(
      (area) => screen.getByText(area).closest('label')?.querySelector('small')?.textContent,
    );
    expect(hints).toEqual(['৳60Arrives in 1 day', '৳120Arrives in 3 to 5 days']);
  });

  it('SP-3 takes no more pieces than the shop allows', () => {
    open({ piecesLimit: 1 });
    expect(
      screen.getByText('One order can have at most 1 piece of this product. Call us for more.'),
    ).toBeTruthy();
    expect(confirmButton()).toHaveProperty('disabled', true);
  });

  it('SP-3 CO-11 shows the new charge and total of a shop that has changed it, and sends them when confirmed again', async () => {
    const sent: { total: number }[] = [];
    const terms = { ...defaultOrderTerms, chargeInside: 90 };
    const quote = {
      products: [{ id: 'cup', originalPrice: 250 }],
      subTotal: 500,
      deliveryCharge: 90,
      total: 590,
      terms,
    };
    const body = { code: 'priceChanged', message: 'A price has changed.', requestId: 'r', quote };
    const { user } = open({}, async (_address, init) => {
      sent.push(JSON.parse(init?.body as string) as { total: number });
      return Response.json(body, { status: 409 });
    });
    expect(sums()).toEqual(['৳500.00', '৳60.00', '৳560.00']);
    await user.click(confirmButton());
    await screen.findByText(/Your order now comes to ৳590.00/);
    expect(sums()).toEqual(['৳500.00', '৳90.00', '৳590.00']);
    await user.click(confirmButton());
    await waitFor(() => expect(sent.map(({ total }) => total)).toEqual([560, 590]));
  });
});
