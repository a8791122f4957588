import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryMenu } from '#storefront/layout/categories/CategoryMenu.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';
import { aListedCategory } from '../../../support/builders/aListedCategory.ts';

/** The menu as on a narrow screen, opened by its button, with Bag Items, its sub-category Tote Bags, and Nets without any. */
const open = async () => {
  const { user } = renderScreen(<CategoryMenu />, {
    shop: { categories: [{ name: 'Bag Items' }, { name: 'Nets', isLeaf: true }] },
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

it('HM-2 has no fly-out for a category without sub-categories, neither by a button nor by a key', async () => {
  const user = await open();
  const nets = screen.getByRole('link', { name: 'Nets' });
  nets.focus();
  await user.keyboard('{ArrowRight}');

  expect({
    buttons: screen.getAllByRole('button', { name: /^Sub-categories of/ }),
    isOpen: nets.closest('li')?.hasAttribute('data-open'),
  }).toEqual({ buttons: [bagsButton()], isOpen: false });
});
