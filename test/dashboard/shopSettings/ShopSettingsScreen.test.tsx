import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as ShopSettingsScreen } from '#dashboard/shopSettings/ShopSettingsScreen.tsx';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

interface Host {
  readonly saved?: object;
  /** The response to saving. */
  readonly answer?: Answer | Promise<Answer>;
}

const fresh = {
  version: 3,
  settings: defaultShopSettings,
  previous: null,
  fixed: [],
  origin: 'https://shop.example',
};

const openScreen = ({ saved = fresh, answer = { body: { version: 4 } } }: Host = {}) =>
  renderStaffScreen(<ShopSettingsScreen />, (call) => {
    if (call === 'GET /shopSecrets') return { body: { keyProblem: null, secrets: [] } };
    return call.startsWith('PUT') ? answer : { body: saved };
  });

const name = () => screen.findByRole('textbox', { name: /^Name(?! in)/ });
const save = () => screen.getByRole('button', { name: 'Save' });
const preview = () => screen.getByRole('group', { name: 'Preview of the shop' }).textContent ?? '';

const logoAddress = `/pictures/${'a'.repeat(24)}-900.webp`;
/**
 * Chooses a logo. Only its upload uses the global `fetch`, by FetchingXhr, and gets this response; the host of `openScreen` answers all
 * else.
 */
const chooseLogo = async (file: File, body: object, status = 200) => {
  const opened = openScreen();
  const field = await screen.findByLabelText(/^Logo,/);
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  await opened.user.upload(field, file);
  return opened;
};

describe("the page of the shop's settings", () => {
  it('SP-2 shows a change in the preview and saves it with the version that it was made on', async () => {
    const { user, requests } = openScreen();
    const field = await name();
    await user.clear(field);
    await user.type(field, 'Nodi Bazaar ');
    const phones = screen.getByRole('textbox', { name: /Phone numbers/ });
    await user.clear(phones);
    await user.type(phones, '01911-000111{enter}01922-000222');

    expect(preview()).toContain('Nodi Bazaar');
    expect(preview()).toContain('01911-000111, 01922-000222');
    await user.click(save());
    await screen.findByText('Saved. Customers see the change within a few seconds.');
    expect(requests.findLast(({ call }) => call.startsWith('PUT'))).toEqual({
      call: 'PUT /shopSettings',
      body: {
        version: 3,
        settings: {
          ...defaultShopSettings,
          name: 'Nodi Bazaar',
          phones: ['01911-000111', '01922-000222'],
        },
      },
    });
  });

  it('SP-2 keeps what is typed while the settings are being saved', async () => {
    const { opened: sent, open: send } = createGate();
    const { user } = openScreen({ answer: sent.then(() => ({ body: { version: 4 } })) });
    await user.type(await name(), ' Bazaar');
    await user.click(save());
    const hours = screen.getByRole('textbox', { name: 'Calling hours' });
    await user.type(hours, '!');
    send();
    await screen.findByText('Saved. Customers see the change within a few seconds.');

    expect([await name(), hours]).toMatchObject([
      { value: 'Hatkhola Bazaar' },
      { value: `${defaultShopSettings.callingHours}!` },
    ]);
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  });

  it('SP-2 undoes the last change by one press', async () => {
    const { user, requests } = openScreen();
    await user.type(await name(), ' Bazaar');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Undo the last change' }));
    const told = await screen.findByText('The last change was undone.');
    expect(document.activeElement?.contains(told) && document.activeElement !== document.body).toBe(true);

    expect(requests.findLast(({ call }) => call.startsWith('PUT'))).toEqual({
      call: 'PUT /shopSettings',
      body: { version: 4, settings: defaultShopSettings },
    });
    expect(await name()).toHaveProperty('value', 'Hatkhola');
  });

  it('SP-2 offers neither to save nor to undo what has not changed', async () => {
    openScreen();
    await name();

    expect(save()).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull();
  });

  it('SP-2 SH-16 names each wrong field, the logo among them, and sends nothing', async () => {
    const tooWide = { address: logoAddress, width: 900, height: 100 };
    const settings = { ...defaultShopSettings, logo: tooWide };
    const { user, requests } = openScreen({ saved: { ...fresh, settings } });
    await user.clear(await name());
    const social = screen.getByRole('textbox', { name: 'Social page' });
    await user.clear(social);
    await user.type(social, 'javascript:alert(1)');
    await user.click(save());

    const summary = await screen.findByRole('group', { name: '3 fields need another look:' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name: Please fill in the name',
      'Logo, at least 450px wide: Logo may be at most four times as wide as high',
      'Social page: Social page must begin with https://',
    ]);
    expect(requests.map(({ call }) => call)).not.toContain('PUT /shopSettings');
  });

  it('SP-3 saves charges, limits and days as numbers, and an empty limit as never free', async () => {
    const { user, requests } = openScreen();
    await name();
    for (const [label, value] of [
      [/Charge inside of Dhaka/, '80'],
      [/Free delivery over/, ''],
      [/Maximum pieces of one product/, '12'],
      [/Days for a return/, '0'],
    ] as const) {
      const field = screen.getByRole('textbox', { name: label });
      await user.clear(field);
      if (value !== '') await user.type(field, value);
    }
    await user.click(save());
    await screen.findByText('Saved. Customers see the change within a few seconds.');

    const terms = { chargeInside: 80, freeDeliveryOver: null, piecesLimit: 12, returnDays: 0 };
    expect(requests.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      version: 3,
      settings: { ...defaultShopSettings, ...terms },
    });
  });

  it('SP-3 names a charge that is no whole taka beside its field', async () => {
    const { user } = openScreen();
    await name();
    const charge = screen.getByRole('textbox', { name: /Charge outside of Dhaka/ });
    await user.clear(charge);
    await user.type(charge, '99.50');
    await user.tab();

    const message = 'Charge outside of Dhaka must be a whole number from 0 to 10,000';
    await screen.findByText(message);
    expect(charge.getAttribute('aria-invalid')).toBe('true');
  });

  it('SP-2 keeps the input when somebody else has saved meanwhile, and says so', async () => {
    const message = 'Somebody else has saved the settings in the meantime.';
    const { user } = openScreen({
      answer: { status: 409, body: { code: 'changedMeanwhile', message, requestId: 'r1' } },
    });
    await user.type(await name(), ' Bazaar');
    await user.click(save());

    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect(await name()).toHaveProperty('value', 'Hatkhola Bazaar');
  });

  it('SP-13 shows a field that the environment fixes, with its variable, and lets nobody change it', async () => {
    openScreen({ saved: { ...fresh, fixed: [{ field: 'name', variable: 'SHOP_NAME' }] } });
    const field = await screen.findByLabelText(/^Name(?! in)/);
    expect(field).toHaveProperty('disabled', true);
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(
      "Fixed by SHOP_NAME in the environment of the server; it can't be changed here.",
    );
    expect(screen.getByLabelText(/^Helpline/)).toHaveProperty('disabled', false);
  });

  it('SP-11 moves and hides sections of the home page by their buttons and switches', async () => {
    const { user, requests } = openScreen();
    await name();
    const up = screen.getByRole('button', { name: 'Move Promo banner up' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Promo banner up' }));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('switch', { name: 'Newsletter' }));
    expect(screen.getByRole('button', { name: 'Move Newsletter up' })).toHaveProperty('disabled', true);
    await user.click(save());
    await screen.findByText('Saved. Customers see the change within a few seconds.');

    expect(requests.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
      settings: {
        homeSections: [
          'top',
          'bestSelling',
          'assurances',
          'newArrivals',
          'promo',
          'popularCategories',
          'mostPopular',
          'hundredTaka',
        ],
      },
    });
  });

  it('SP-7 shows the address of the feed of products, to be copied', async () => {
    const { user } = openScreen();
    const address = await screen.findByRole('textbox', { name: 'Address of the product feed' });
    expect(address).toHaveProperty('value', 'https://shop.example/feeds/products.xml');
    await user.click(screen.getByRole('button', { name: 'Copy feed address' }));
    await screen.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toBe('https://shop.example/feeds/products.xml');
  });

  describe('a picture', () => {
    beforeEach(() => vi.stubGlobal('XMLHttpRequest', FetchingXhr));
    afterEach(() => vi.unstubAllGlobals());

    it('SP-10 is uploaded when it is chosen, shown in the preview, and saved with its size', async () => {
      const file = new File(['picture'], 'logo.png', { type: 'image/png' });
      const { user, requests } = await chooseLogo(file, {
        data: { url: logoAddress, width: 900, height: 300 },
      });
      await waitFor(() => {
        const images = within(screen.getByRole('group', { name: 'Preview of the shop' })).getAllByRole(
          'presentation',
        );
        expect(images.map((image) => image.getAttribute('src'))).toContain(logoAddress);
      });
      // The lettering takes the place of the name.
      const shown = within(screen.getByRole('group', { name: 'Preview of the shop' }));
      expect(shown.queryByText(defaultShopSettings.nameBengali)).toBeNull();
      await user.click(save());
      await screen.findByText('Saved. Customers see the change within a few seconds.');
      const logo = { address: logoAddress, width: 900, height: 300 };
      expect(requests.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
        version: 3,
        settings: { ...defaultShopSettings, logo },
      });
    });

    it('SP-10 that the shop refuses says why beside its field, and changes nothing', async () => {
      const message = 'An SVG drawing can contain scripts and is not accepted.';
      const file = new File(['drawing'], 'logo.svg', { type: 'image/svg+xml' });
      await chooseLogo(file, { code: 'unsupported', message, field: 'image', requestId: 'r1' }, 415);
      await screen.findByText(message);
      expect(save()).toHaveProperty('disabled', true);
    });
  });
});
