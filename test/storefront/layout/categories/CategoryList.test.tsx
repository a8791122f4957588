import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryList } from '#storefront/layout/categories/CategoryList.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';
import { aListedCategory } from '../../../support/builders/aListedCategory.ts';

it('ER-2 LS-1 says beside a listing that its sub-categories could not be loaded, and loads them by a press', async () => {
  let isDown = true;
  const { user } = renderScreen(<CategoryList category="bag items" subCategory={undefined} />, {
    shop: { categories: [{ name: 'Bag Items' }] },
    fetch: async () =>
      isDown
        ? Response.json({ code: 'broken', message: '' }, { status: 500 })
        : // Bag Items, with the sub-category Tote Bags.
          Response.json({ categories: [aListedCategory], movedTo: null }),
  });
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The sub-categories could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Tote Bags' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
