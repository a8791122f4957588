import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ProductsScreen } from '#dashboard/products/ProductsScreen.tsx';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';
import { createGate } from '../../support/createGate.ts';

/** The list in front of a shop that makes every change, but whose answer to the first one does not arrive; `listed` is awaited after it. */
const openList = (listed?: Promise<void>) => {
  const shop = fakeCatalog([aProduct({ _id: 'cup', name: 'Cup', originalPrice: 100, offerPrice: null })]);
  const { user } = renderScreen(<ProductsScreen />, {
    fetch: async (to, init) => {
      if (shop.sent('PUT').length > 0) await listed;
      const answer = await shop.fetch(to, init);
      if (init?.method === 'PUT' && shop.sent('PUT').length === 1) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return { user, shop };
};

it('MD-15 sends the prices of the first dry run again when the answer to a change was lost', async () => {
  const { user, shop } = openList();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Cup' }));
  await user.click(screen.getByRole('button', { name: 'Change prices…' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Per cent'), '5');
  await user.click(await dialog.findByRole('button', { name: 'Change 1 product' }));
  await dialog.findByRole('alert');
  // The list behind the dialog has the new price by now.
  await within(screen.getByRole('table', { hidden: true })).findByText('৳105');
  expect(dialog.getByRole('list', { name: 'Old and new prices' }).textContent).toBe(
    'CupPrice before: ৳100 after: ৳105',
  );

  await user.click(dialog.getByRole('button', { name: 'Change 1 product' }));
  await screen.findByRole('button', { name: 'OK' });
  const change = { percent: 5, products: [{ id: 'cup', originalPrice: 100, offerPrice: null }] };
  expect(shop.sent('PUT').map(({ body }) => body)).toEqual([change, change]);
});

it('MD-8 does not say that products could not be marked when the answer was lost', async () => {
  const { user } = openList();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Cup' }));
  await user.click(screen.getByRole('button', { name: 'Mark sold out' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't tell whether this was done. You can safely try again. The shop can't be reached right now. Please check your connection.Try again",
  );
});

it('MD-8 turns the switch as the shop has it after a lost answer, and no longer says that nobody knows', async () => {
  const { opened: listedAgain, open: listAgain } = createGate();
  const { user } = openList(listedAgain);
  const cup = await screen.findByRole<HTMLInputElement>('switch', { name: 'Sold out: Cup' });
  await user.click(cup);
  const alert = await screen.findByRole('alert');
  expect([cup.checked, alert.textContent]).toEqual([
    false,
    "We couldn't tell whether this was done. You can safely try again. The shop can't be reached right now. Please check your connection.",
  ]);

  listAgain();
  await waitFor(() => expect([cup.checked, screen.queryByRole('alert')]).toEqual([true, null]));
});
