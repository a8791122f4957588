import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubCategories } from '#storefront/layout/categories/SubCategories.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';
import { aListedCategory } from '../../../support/builders/aListedCategory.ts';

it('ER-2 HM-2 says that the sub-categories could not be loaded, and loads them by a press', async () => {
  let isDown = true;
  const answer: typeof fetch = async () =>
    isDown
      ? Response.json({ code: 'broken', message: '' }, { status: 500 })
      : // Bag Items, with the sub-category Tote Bags.
        Response.json({ categories: [aListedCategory], movedTo: null });
  const { user } = renderScreen(
    <SubCategories category="Bag Items" takesFocus={false} onChoice={() => undefined} />,
    { fetch: answer },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The sub-categories could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tote Bags' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBe(null);
});
