import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as CategoriesScreen } from '#dashboard/categories/CategoriesScreen.tsx';
import type { SavedCategories } from '#domain/products/categoryTree.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const nets = { name: 'Nets', nameBengali: '', isHidden: false, picture: '', tile: null, subCategories: [] };
const saved: SavedCategories = { version: 3, categories: [nets], counts: [] };

const CategoriesAndStock = () =>
  useLocation().pathname === '/stock' ? <h1 tabIndex={-1}>Stock</h1> : <CategoriesScreen />;

it('SP-4 says nothing of a failure when the screen was left before the change was stored', async () => {
  const { opened: stored, open: store } = createGate();
  let categories = saved;
  const view = renderStaffScreen(
    <CategoriesAndStock />,
    async (call) => {
      if (call.startsWith('GET')) return { body: categories };
      await stored;
      categories = { ...saved, version: 4, categories: [{ ...nets, isHidden: true }] };
      return { body: { version: 4 } };
    },
    { answersCategories: true },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Hide Nets' }));
  await act(() => view.router.navigate('/stock'));
  store();

  // When the change is stored, the focus goes to the heading of the screen that is open then.
  const heading = screen.getByRole('heading', { name: 'Stock' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('dialog')).toBeNull();
  // The page's menus follow the change, which has hidden the only category.
  expect(view.store.getState().shop.categories.map(({ name }) => name)).toEqual([]);
});
