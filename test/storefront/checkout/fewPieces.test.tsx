import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/checkout/cart.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { storeCheckout } from '#storefront/checkout/checkoutStorage.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { stubMedia } from '../../support/browser/stubMedia.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { draft, line } from './orders.ts';

const message = 'Only 3 pieces of Product cup are left.';
const notice = 'The shop could not take the order: please look at the summary.';
/** The shop has three cups. */
const refuse: typeof fetch = () =>
  Promise.resolve(
    Response.json(
      { code: 'soldOut', message, left: 3, field: 'products[0].quantity', requestId: 'r' },
      { status: 409 },
    ),
  );

const item = { color: '', size: '', left: 3 };
const cups = aProduct({
  _id: 'cup',
  originalPrice: 100,
  stock: { count: 'whole', low: 3, isOut: false, items: [item] },
});
/** The shop, which also tells that it counts the cups as a whole. */
const tellAndRefuse: typeof fetch = async (to, init) =>
  new Request(to).url.includes('ids=') ? Response.json({ data: [cups] }) : refuse(to, init);

/** A checkout of these lines, whose order the shop has refused. */
const openRefused = async (lines: readonly CartLine[], fetch = refuse) => {
  storeCheckout({ entry: '', lines, keepsCart: false, typed: draft(), attempt: null, ordered: [] });
  const { user } = renderScreen(<CheckoutScreen />, { fetch });
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  await screen.findByText(notice);
  return user;
};
const row = (choice: string) => {
  const item = screen.getByText(choice).closest('li');
  if (item === null) throw new Error(`No line in ${choice}`);
  return within(item);
};
/** Whether the notice beside the button is shown, the pieces of each line, the refused lines, and what is offered instead. */
const summary = () => ({
  hasNotice: screen.queryByText(notice) !== null,
  pieces: ['Red', 'Blue'].map((choice) => row(choice).getByRole('group').textContent),
  refused: ['Red', 'Blue'].filter((choice) => row(choice).queryByText(message) !== null),
  offers: screen.queryAllByRole('button', { name: /^Take/ }).map(({ textContent }) => textContent),
});

// A wide window, in which the lines of the order are shown.
beforeEach(() => stubMedia(() => false));

describe('a checkout with more pieces than are left', () => {
  it('GS-8 names a line that has too many, until it takes what is left', async () => {
    const user = await openRefused([
      line('cup', { color: 'Red', quantity: 5 }),
      line('cup', { color: 'Blue', quantity: 2 }),
    ]);
    expect(summary()).toEqual({ hasNotice: true, pieces: ['5', '2'], refused: ['Red'], offers: ['Take 3'] });
    await user.click(screen.getByRole('button', { name: 'Take 3' }));
    expect(summary()).toEqual({ hasNotice: false, pieces: ['3', '2'], refused: [], offers: [] });
  });

  it('GS-8 names a line of a product counted as a whole, whose lines have too many together', async () => {
    const user = await openRefused([
      line('cup', { color: 'Red', quantity: 2 }),
      line('cup', { color: 'Blue', quantity: 2 }),
    ]);
    expect(summary()).toEqual({ hasNotice: true, pieces: ['2', '2'], refused: ['Red'], offers: ['Take 1'] });
    await user.click(screen.getByRole('button', { name: 'Take 1' }));
    expect(summary()).toEqual({ hasNotice: false, pieces: ['1', '2'], refused: [], offers: [] });
  });

  it('GS-8 offers a line of a product counted as a whole no more than the other line leaves', async () => {
    const user = await openRefused(
      [line('cup', { color: 'Red', quantity: 5 }), line('cup', { color: 'Blue', quantity: 2 })],
      tellAndRefuse,
    );
    await user.click(await screen.findByRole('button', { name: 'Take 1' }));
    expect(summary()).toEqual({ hasNotice: false, pieces: ['1', '2'], refused: [], offers: [] });
  });

  it('GS-8 is settled, too, by fewer pieces in another line of the product', async () => {
    const user = await openRefused([
      line('cup', { color: 'Red', quantity: 2 }),
      line('cup', { color: 'Blue', quantity: 3 }),
    ]);
    expect(summary()).toEqual({ hasNotice: true, pieces: ['2', '3'], refused: ['Red'], offers: [] });
    const fewer = row('Blue').getByRole('button', { name: /^Decrease/ });
    await user.click(fewer);
    expect(summary()).toEqual({ hasNotice: true, pieces: ['2', '2'], refused: ['Red'], offers: ['Take 1'] });
    await user.click(fewer);
    expect(summary()).toEqual({ hasNotice: false, pieces: ['2', '1'], refused: [], offers: [] });
  });
});
