import { screen } from '@testing-library/react';
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
