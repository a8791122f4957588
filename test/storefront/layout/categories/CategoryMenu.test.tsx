import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryMenu } from '#storefront/layout/categories/CategoryMenu.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';
import { aListedCategory } from '../../../support/builders/aListedCategory.ts';

/** The menu as on a narrow screen, opened by its button, with Bag Items and its sub-category Tote Bags. */
const open = async () => {
  const { user } = renderScreen(<CategoryMenu />, {
    shop: { categories: [{ name: 'Bag Items' }] },
    fetch: async () => Response.json({ categories: [aListedCategory], movedTo: null }),
  });
  await user.click(screen.getByRole('button', { name: 'All categories' }));
  return user;
};
const bagsButton = () => screen.getByRole('button', { name: 'Sub-categories of Bag Items' });

it('HM-2 keeps a fly-out open when what takes no focus in it is pressed', async () => {
  const user = await open();
  await user.click(bagsButton());
  const list = await screen.findByRole('list', { name: 'Sub-categories of Bag Items' });
  await user.click(list);

  expect(screen.getByRole('link', { name: 'Tote Bags' })).toBeTruthy();
});

it('HM-2 opens a fly-out by an arrow key, and leaves those with Alt, Ctrl or Meta to the browser', async () => {
  const user = await open();
  bagsButton().focus();
  const states: (string | null)[] = [];
  for (const keys of ['{Alt>}', '{Control>}', '{Meta>}', '']) {
    await user.keyboard(`${keys}{ArrowRight}${keys.replace('>', '/')}`);
    states.push(bagsButton().getAttribute('aria-expanded'));
  }

  expect(states).toEqual(['false', 'false', 'false', 'true']);
});
