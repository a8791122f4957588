import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ShopSettingsScreen } from '#dashboard/shopSettings/ShopSettingsScreen.tsx';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const saved = {
  version: 3,
  settings: defaultShopSettings,
  previous: null,
  fixed: [],
  origin: 'https://shop.example',
};

const open = (hash: string) =>
  renderStaffScreen(
    <ShopSettingsScreen />,
    (call) => ({ body: call === 'GET /shopSecrets' ? { keyProblem: null, secrets: [] } : saved }),
    { address: `/dashboard/shopSettings${hash}` },
  );

it.each([
  ['#contact', 'Contact'],
  ['#delivery', 'Delivery and returns'],
])('SP-1 opens the shop settings at the card to which the checklist leads, %s', async (hash, title) => {
  open(hash);
  const heading = await screen.findByRole('heading', { name: title });
  expect(document.activeElement).toBe(heading);
});

/** How the row with Save is positioned. */
const positionOfSave = () => {
  const row = screen.getByRole('button', { name: 'Save' }).parentElement;
  return getComputedStyle(row ?? document.body).position;
};

it('SP-2 keeps Save in view while there are unsaved changes', async () => {
  const { user } = open('');
  const hours = await screen.findByRole('textbox', { name: 'Calling hours' });
  const before = positionOfSave();
  await user.type(hours, '!');

  expect([before, positionOfSave()]).toEqual([expect.not.stringContaining('sticky'), 'sticky']);
});
