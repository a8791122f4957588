import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { inBengali } from '../../support/browser/inBengali.ts';

it('BN-3 SP-10 tells why a logo is refused in the language of the page', async () => {
  const logo = { address: 'https://shop.example/logo.webp', width: 900, height: 100 };
  const settings = { ...defaultShopSettings, logo };
  const saved = { version: 3, settings, previous: null, fixed: [], origin: 'https://shop.example' };
  // Both, so that the screen has the store and the contexts of the same modules.
  const [{ Component: ShopSettingsScreen }, { renderStaffScreen }] = await inBengali(() =>
    Promise.all([
      import('#dashboard/shopSettings/ShopSettingsScreen.tsx'),
      import('../../support/browser/renderStaffScreen.tsx'),
    ]),
  );
  const { user } = renderStaffScreen(<ShopSettingsScreen />, (call) => ({
    body: call === 'GET /shopSecrets' ? { keyProblem: null, secrets: [] } : saved,
  }));
  // The form checks all fields, the logo with them, when one of them changes.
  await user.type(await screen.findByRole('textbox', { name: 'কল করার সময়' }), '!');
  expect(await screen.findByText('লোগো উচ্চতার সর্বোচ্চ চার গুণ চওড়া হতে পারে')).toBeTruthy();
});
