import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Component as ShopSettingsScreen } from '#dashboard/shopSettings/ShopSettingsScreen.tsx';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const saved = {
  version: 3,
  settings: defaultShopSettings,
  previous: null,
  fixed: [],
  origin: 'https://shop.example',
};
const url = `/pictures/${'a'.repeat(24)}-900.webp`;

it.each([
  ['the logo', /^Logo,/],
  ['the picture of the banner', /^Picture of the banner/],
])('SP-10 SP-11 saves the settings only after the upload of %s, and with it', async (_name, label) => {
  const { opened: isSent, open: send } = createGate();
  const { user, requests } = renderStaffScreen(<ShopSettingsScreen />, (call) => {
    if (call === 'GET /shopSecrets') return { body: { keyProblem: null, secrets: [] } };
    return { body: call.startsWith('PUT') ? { version: 4 } : saved };
  });
  const field = await screen.findByLabelText(label);
  await user.type(screen.getByRole('textbox', { name: /^Name(?! in)/ }), '!');
  vi.stubGlobal('XMLHttpRequest', FetchingXhr);
  vi.stubGlobal('fetch', () => isSent.then(() => Response.json({ data: { url, width: 900, height: 300 } })));
  onTestFinished(() => void vi.unstubAllGlobals());
  await user.upload(field, new File(['picture'], 'picture.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Uploading a picture...' }));
  send();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. Customers see the change within a few seconds.');

  const bodies = requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  expect(bodies.map((body) => JSON.stringify(body).includes(url))).toEqual([true]);
});
