import { screen, waitFor } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { type RenderedScreen, renderScreen } from '../../support/browser/renderScreen.tsx';
import { line } from './orders.ts';

const field = (name: string, description?: string) =>
  screen.getByRole<HTMLInputElement>(name === 'District' ? 'combobox' : 'textbox', {
    name,
    ...(description === undefined ? {} : { description }),
  });
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Order' });
const mobileHint = '11 digits; we phone you before preparing the delivery.';

describe('CheckoutScreen', () => {
  let user: RenderedScreen['user'];
  beforeEach(() => {
    ({ user } = renderScreen(<CheckoutScreen />, { state: { lines: [line('kettle')] } }));
  });
  afterEach(() => Swal.close());

  it.each(['Full name', 'E-mail', 'Mobile number', 'District', 'Address'])(
    'CO-2 marks %s as required',
    (name) => {
      expect(field(name).getAttribute('aria-required')).toBe('true');
    },
  );

  it('CO-1 starts with a home address and an optional comment', () => {
    expect(screen.getByRole('radio', { name: 'Home', checked: true })).toBeTruthy();
    expect(field('Comment (optional)').getAttribute('aria-required')).toBeNull();
  });

  it('CO-2 describes a field that was left empty by its error', async () => {
    await user.click(field('Full name'));
    await user.tab();
    await waitFor(() => expect(field('Full name', 'Name is required')).toBeTruthy());
    expect(field('Full name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('E-mail'));
  });

  it('CO-3 rejects letters and describes a short number by hint and error', async () => {
    await user.type(field('Mobile number'), '017a12');
    await user.tab();
    expect(field('Mobile number').value).toBe('01712');
    await waitFor(() => expect(field('Mobile number', `${mobileHint} Number must be 11 digit`)).toBeTruthy());
  });

  it('CO-3 alerts at the twelfth digit and keeps eleven', async () => {
    const mobile = field('Mobile number');
    await user.type(mobile, '017123456789');
    expect(await screen.findByRole('dialog', { name: 'Number must be 11 digit' })).toBeTruthy();
    expect(mobile.value).toBe('01712345678');
  });

  it('CO-2 disables the confirm button until the form is valid and says what is missing', async () => {
    await user.type(field('Full name'), 'Rahima Khatun');
    await user.type(field('E-mail'), 'rahima@example.com');
    await user.type(field('Mobile number'), '01712345678');
    await user.type(field('District'), 'Dhaka');
    await user.type(field('Address'), 'House 1, Road 2');
    expect(confirmButton().disabled).toBe(true);
    expect(
      screen.getByRole('button', { name: 'Confirm Order', description: 'Still needed: delivery area.' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Inside of Dhaka/ }));
    expect(confirmButton().disabled).toBe(false);
  });
});
