import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { expect, it, onTestFinished } from 'vitest';
import { Component as CategoriesScreen } from '#dashboard/categories/CategoriesScreen.tsx';
import type { SavedCategories } from '#domain/products/categoryTree.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const nets = { name: 'Nets', nameBengali: '', isHidden: false, picture: '', tile: null, subCategories: [] };

it('SP-4 does not say that the categories were not changed when the answer was lost', async () => {
  let saved: SavedCategories = { version: 3, categories: [nets], counts: [] };
  const { user } = renderStaffScreen(
    <CategoriesScreen />,
    (call) => {
      if (call.startsWith('GET')) return { body: saved };
      saved = { ...saved, version: 4, categories: [{ ...nets, isHidden: true }] };
      throw new TypeError('Failed to fetch');
    },
    { answersCategories: true },
  );
  onTestFinished(() => Swal.close());
  await user.click(await screen.findByRole('button', { name: 'Hide Nets' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain("We couldn't tell whether the categories were changed");
});

/** Each form of the categories: what is entered in it, and the button that sends it. */
const forms: readonly (readonly [string, (user: UserEvent) => Promise<void>, string])[] = [
  [
    'a category',
    async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Edit Nets' }));
      const dialog = within(screen.getByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: /^Name(?! in)/ }), ' and Rods');
    },
    'Save',
  ],
  [
    'a merge',
    async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Merge Nets' }));
      await user.selectOptions(screen.getByRole('combobox', { name: 'Merge into' }), 'Pots');
    },
    'Merge',
  ],
  ['the first categories', async () => undefined, 'Use these categories'],
];

it.each(forms)(
  'SP-4 ER-1 says in the form of %s that nobody knows whether it was done when the answer was lost',
  async (_name, enter, submit) => {
    const saved = { version: 0, categories: [nets, { ...nets, name: 'Pots' }], counts: [] };
    const { user } = renderStaffScreen(
      <CategoriesScreen />,
      (call) => {
        if (call.startsWith('GET')) return { body: saved };
        throw new TypeError('Failed to fetch');
      },
      { answersCategories: true },
    );
    await enter(user);
    await user.click(await screen.findByRole('button', { name: submit }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We couldn't tell whether this was done. You can safely try again. The shop can't be reached right now. Please check your connection.",
    );
  },
);
