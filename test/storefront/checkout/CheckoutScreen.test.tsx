import { act, screen, waitFor } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/checkout/cart.ts';
import { limitMessages } from '#domain/checkout/orderLimits.ts';
import { orderQuantityLimit } from '#domain/shop/constants.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { type RenderedScreen, renderScreen } from '../../support/browser/renderScreen.tsx';
import { karim } from '../../support/browser/sessionHarness.ts';
import { line, rememberDetails } from './orders.ts';

const field = (name: string, description?: string) =>
  screen.getByRole<HTMLInputElement>(name === 'District' ? 'combobox' : 'textbox', {
    name,
    ...(description === undefined ? {} : { description }),
  });
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Order' });
const area = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const values = () =>
  ['Full name', 'E-mail', 'Mobile number', 'District', 'Address'].map((name) => field(name).value);
/** Sub-total, charge and total. */
const sums = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
const mobileHint = '11 digits; we phone you before preparing the delivery.';

/** What this device remembers of a guest. */

const openRemembered = (session: typeof signedOut) => {
  rememberDetails();
  localStorage.setItem('recentProducts', '["p1"]');
  const rendered = renderScreen(<CheckoutScreen />, { state: { lines: [line('kettle')] } });
  act(() => {
    rendered.store.dispatch(sessionSlice.actions.transitioned(session));
  });
  return rendered;
};

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

  it('SH-21 shows the message of a field only after the press that left the field: it would move what is pressed', async () => {
    await user.click(field('Full name'));
    const checkbox = screen.getByRole('checkbox', { name: 'Remember me on this device' });
    await user.pointer({ keys: '[MouseLeft>]', target: checkbox });
    expect(document.activeElement).not.toBe(field('Full name'));
    expect(screen.queryByText('Name is required')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: checkbox });
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(checkbox).toHaveProperty('checked', true);
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

  it('CO-3 makes eleven digits of a pasted number with the country code', async () => {
    const mobile = field('Mobile number');
    for (const number of ['+880 01712-345678', '008801712345678', '1712345678', '০১৭১২৩৪৫৬৭৮']) {
      await user.clear(mobile);
      await user.click(mobile);
      await user.paste(number);
      expect(mobile.value).toBe('01712345678');
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CO-2 disables the confirm button until the form is valid and says what is missing', async () => {
    await user.type(field('Full name'), 'Rahima Khatun');
    await user.type(field('E-mail'), 'rahima@example.com');
    await user.type(field('Mobile number'), '01712345678');
    await user.type(field('District'), 'Savar');
    await user.type(field('Address'), 'House 1, Road 2');
    expect(confirmButton().disabled).toBe(true);
    expect(
      screen.getByRole('button', {
        name: 'Confirm Order',
        description: /^Still needed: delivery area ?[.]$/,
      }),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Inside of Dhaka/ }));
    expect(confirmButton().disabled).toBe(false);
  });

  it('SH-2 chooses the delivery area by the district, until the shopper chooses one', async () => {
    await user.type(field('District'), 'Dhaka');
    expect(area(/Inside of Dhaka/).checked).toBe(true);
    expect(screen.getByText(/^Chosen from your district/)).toBeTruthy();
    await user.clear(field('District'));
    await user.type(field('District'), 'Khulna');
    expect(area(/Outside of Dhaka/).checked).toBe(true);
    await user.click(area(/Inside of Dhaka/));
    await user.type(field('District'), 'x');
    expect(area(/Inside of Dhaka/).checked).toBe(true);
    expect(screen.queryByText(/^Chosen from your district/)).toBeNull();
  });

  it('SH-20 chooses the delivery area by a district in Bengali, which the list offers too', async () => {
    const offered = [...(field('District').list?.options ?? [])].map(({ value }) => value);
    expect(offered).toEqual(expect.arrayContaining(['Dhaka', 'ঢাকা']));
    await user.type(field('District'), 'ঢাকা');
    expect(area(/Inside of Dhaka/).checked).toBe(true);
    await user.clear(field('District'));
    await user.type(field('District'), 'খুলনা');
    expect(area(/Outside of Dhaka/).checked).toBe(true);
  });

  it('SH-2 leads from field to field by Enter, as the keyboard of a phone does', async () => {
    await user.type(field('Full name'), 'Rahima{Enter}');
    expect(document.activeElement).toBe(field('E-mail'));
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(document.activeElement).toBe(field('Address'));
  });

  it('SH-2 remembers nothing unless that is wanted', () => {
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me on this device' }).checked,
    ).toBe(false);
    expect(screen.queryByRole('button', { name: 'Forget my details' })).toBeNull();
  });
});

describe('CheckoutScreen of a shopper whom this device remembers', () => {
  it('SH-2 is filled in for a guest, with the area, and ready to confirm', () => {
    openRemembered(signedOut);
    expect(values()).toEqual([
      'Rahima Khatun',
      'rahima@example.com',
      '01712345678',
      'Dhaka',
      'House 7, Mirpur',
    ]);
    expect(screen.getByRole('radio', { name: 'Office', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Inside of Dhaka/, checked: true })).toBeTruthy();
    expect(confirmButton().disabled).toBe(false);
  });

  it('SH-2 keeps what is typed instead', async () => {
    const { user } = openRemembered(signedOut);
    await user.clear(field('Full name'));
    expect(field('Full name').value).toBe('');
    await user.type(field('Full name'), 'Karim');
    expect(values()[0]).toBe('Karim');
  });

  it('SH-2 shows the details of a guest to no account', () => {
    openRemembered({ ...signedOut, state: 'signedIn', user: karim });
    expect(values()).toEqual(['Karim', 'karim@example.com', '', '', '']);
  });

  it('SH-2 forgets the details, and the products seen last, by a press', async () => {
    const { user } = openRemembered(signedOut);
    await user.click(screen.getByRole('button', { name: 'Forget my details' }));
    expect(values()).toEqual(['', '', '', '', '']);
    expect(screen.getByText('This device has forgotten your details.').parentElement).toBe(
      document.activeElement,
    );
    expect([localStorage.getItem('checkoutDetails'), localStorage.getItem('recentProducts')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('CheckoutScreen with a line at the limit', () => {
  it('CT-3 CT-4 has a message once the line is above it, and disables the confirm button', async () => {
    rememberDetails();
    const lines = [line('kettle', { quantity: orderQuantityLimit })];
    const { user, store } = renderScreen(<CheckoutScreen />, { state: { lines } });
    act(() => {
      store.dispatch(sessionSlice.actions.transitioned(signedOut));
    });
    expect(confirmButton().disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: /^Increase/ }));
    expect(screen.getAllByText(limitMessages.pieces(defaultOrderTerms))).toHaveLength(1);
    const description = limitMessages.piecesOfEach(defaultOrderTerms);
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Order', description }).disabled,
    ).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Decrease/ }));
    expect(confirmButton().disabled).toBe(false);
  });
});

describe('CheckoutScreen with a product that has left the shop', () => {
  const message = 'This product is no longer sold.';
  const refuse: typeof fetch = () =>
    Promise.resolve(
      Response.json({ code: 'unknown', message, field: 'products[0].id', requestId: 'r' }, { status: 404 }),
    );
  const confirm = async (lines: readonly CartLine[]) => {
    rememberDetails();
    const { user, store } = renderScreen(<CheckoutScreen />, { state: { lines }, fetch: refuse });
    act(() => {
      store.dispatch(sessionSlice.actions.transitioned(signedOut));
    });
    await user.click(confirmButton());
    await screen.findByText(message);
    return () => user.click(screen.getByRole('button', { name: 'Remove it' }));
  };

  it('CO-12 SH-16 takes it out of the sum at once, and out of the order by a press that keeps the focus in the list', async () => {
    const leaveOut = await confirm([line('kettle'), line('cup', { originalPrice: 250 })]);
    expect(sums()).toEqual(['৳250.00', '৳60.00', '৳310.00']);
    await leaveOut();
    expect(screen.queryByText('Product kettle')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Product cup').closest('ul'));
    expect(sums()).toEqual(['৳250.00', '৳60.00', '৳310.00']);
  });

  it('CO-12 leads to the cart when nothing else was to be ordered', async () => {
    const leaveOut = await confirm([line('kettle')]);
    expect(sums()).toEqual(['৳0.00', '৳0.00', '৳0.00']);
    await leaveOut();
    const heading = screen.getByRole('heading', { name: 'Nothing to check out' });
    expect(screen.getByRole('link', { name: 'Go to my cart' })).toBeTruthy();
    // The focus brings it into view: on a phone the pressed button is far below.
    expect([document.activeElement?.contains(heading), document.activeElement?.tagName]).toEqual([
      true,
      'DIV',
    ]);
  });
});
