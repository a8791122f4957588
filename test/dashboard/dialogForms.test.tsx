import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as CategoriesScreen } from '#dashboard/categories/CategoriesScreen.tsx';
import { BookDialog } from '#dashboard/orders/bookings/BookDialog.tsx';
import { BulkGiveDialog } from '#dashboard/orders/bulk/BulkGiveDialog.tsx';
import { renderStaffScreen } from '../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../support/builders/anOrder.ts';

const close = () => undefined;
const courier = {
  id: 'pathao',
  name: 'Pathao',
  calls: true,
  isOwn: false,
  prices: false,
  file: null,
} as const;
const orders = [anOrder()];

const wrongWeight = 'Weight of each parcel (g): Please enter the weight in grams, 50000 at most.';

const give = <BulkGiveDialog orders={orders} onMakeFile={undefined} onClose={close} />;
const book = <BookDialog orders={orders} couriers={[courier]} onClose={close} />;

/** Each form with the button that opens its dialog, if there is one, its button that sends it, and what is wrong. */
const forms = [
  [
    'a category',
    <CategoriesScreen key="category" />,
    'Add Category',
    'Save',
    ['Name: Please fill in the name'],
  ],
  [
    'parcels that are given by hand',
    give,
    null,
    'Give to the courier',
    ['Courier: Choose a courier', wrongWeight],
  ],
  ['a booking', book, null, 'Check the orders', [wrongWeight]],
] as const;

describe('a form in a dialog that was sent in vain', () => {
  it.each(forms)(
    'SH-16 has a summary that takes the focus: %s',
    async (_name, form, opener, send, errors) => {
      const { user } = renderStaffScreen(
        form,
        () => ({ body: { version: 1, categories: [], counts: [], couriers: [] } }),
        { answersCategories: true },
      );
      if (opener !== null) await user.click(await screen.findByRole('button', { name: opener }));
      const dialog = within(screen.getByRole('dialog'));
      const weight = dialog.queryByRole('textbox', { name: /^Weight/ });
      // The field begins with a weight that is right.
      if (weight !== null) await user.clear(weight);
      await user.click(dialog.getByRole('button', { name: send }));
      const summary = await dialog.findByRole('group', { name: /another look/ });
      await waitFor(() => expect(document.activeElement).toBe(summary));
      expect(
        within(summary)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(errors);
    },
  );
});
