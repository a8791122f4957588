import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Component as ShopSettingsScreen } from '#dashboard/shopSettings/ShopSettingsScreen.tsx';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

vi.mock('#messages/refusals/sentences.ts', () => ({ shownText: (text: string) => `in Bengali: ${text}` }));

it('BN-3 SP-10 tells why a logo is refused in the language of the page', async () => {
  const logo = { address: 'https://shop.example/logo.webp', width: 900, height: 100 };
  const settings = { ...defaultShopSettings, logo };
  const saved = { version: 3, settings, previous: null, fixed: [], origin: 'https://shop.example' };
  const { user } = renderStaffScreen(<ShopSettingsScreen />, (call) => ({
    body: call === 'GET /shopSecrets' ? { keyProblem: null, secrets: [] } : saved,
  }));
  await user.type(await screen.findByRole('textbox', { name: 'Calling hours' }), '!');
  const told = await screen.findByText(/four times as wide as high/);
  expect(told.textContent).toBe('in Bengali: Logo may be at most four times as wide as high');
});
