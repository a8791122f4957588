import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lineKey } from '#domain/checkout/cart.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { orderedCheckout, storeCheckout } from '#storefront/checkout/checkoutStorage.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { line } from './orders.ts';

/** Back from a page in the other language: the browser shows the earlier page as it was left. */
const comeBack = () =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });

describe('a checkout to which Back leads', () => {
  it('CO-10 has nothing left of what a later page of the tab has ordered', () => {
    renderScreen(<CheckoutScreen />, { state: { lines: [line('kettle')] } });
    storeCheckout(orderedCheckout('later', [lineKey(line('kettle'))]));
    comeBack();
    expect(screen.getByRole('heading', { name: 'Nothing to check out' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull();
  });

  it('CO-10 is as it was left when nothing was ordered', async () => {
    const { user } = renderScreen(<CheckoutScreen />, { state: { lines: [line('kettle')] } });
    await user.type(name(), 'Rahima');
    const field = name();
    comeBack();
    expect(name()).toBe(field);
    expect(field.value).toBe('Rahima');
  });
});
