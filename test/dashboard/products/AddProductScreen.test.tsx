import { screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import type { PageSettings } from '#contract/settings.ts';
import { Component as AddProductScreen } from '#dashboard/products/AddProductScreen.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const failing: typeof fetch = (to, init) =>
  init?.method === 'POST'
    ? Promise.resolve(
        Response.json(
          { code: 'internal', message: 'No.', requestId: 'r1' },
          { status: 500, headers: { [headers.requestId]: 'r1' } },
        ),
      )
    : fakeCatalog([]).fetch(to, init);

describe('AddProductScreen', () => {
  afterEach(() => Swal.close());

  it('MD-13 opens with the data of the product in the address and adds a copy with the same images', async () => {
    const cup = aProduct({
      _id: 'cup',
      name: 'Cup',
      sizes: ['M'],
      colors: ['Red'],
      images: ['/pictures/a.webp'],
      imageColors: ['Red'],
      soldOut: true,
    });
    const shop = fakeCatalog([cup]);
    const { user } = renderScreen(<AddProductScreen />, { fetch: shop.fetch, search: '?copy=cup' });
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('Cup (copy)');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(await screen.findByText(shopMessages.productAdded)).toBeTruthy();
    expect(shop.sent('POST')).toHaveLength(1);
    const { _id, changedAt: _, ...fields } = cup;
    expect(shop.sent('POST')[0]?.body).toEqual({
      ...fields,
      name: 'Cup (copy)',
      nameBengali: '',
      descriptionBengali: '',
      soldOut: false,
      imageColors: ['Red'],
      stockCount: 'uncounted',
      lowStock: 3,
      createdAt: expect.any(String),
    });
  });

  it('AP-2 sends the same key again when the answer was lost, also with another name, and says that an earlier press has added it', async () => {
    const shop = fakeCatalog([]);
    const keys: (string | null)[] = [];
    const losing: typeof fetch = async (to, init) => {
      if (init?.method !== 'POST') return shop.fetch(to, init);
      keys.push(new Headers(init.headers).get(headers.idempotencyKey));
      if (keys.length < 3) throw new TypeError('The connection was cut');
      return Response.json({ code: 'keyReused', message: 'Used.', requestId: 'r1' }, { status: 422 });
    };
    const { user } = renderScreen(<AddProductScreen />, { fetch: losing });
    const add = async (text: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Add Product' }));
      const dialog = await screen.findByRole('dialog', { name: shopMessages.productAddFailed });
      expect(within(dialog).getByText(text)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByText(shopMessages.productAddFailed)).toBeNull());
    };
    await user.type(screen.getByLabelText('Name'), 'Cup');
    await add(/We couldn't tell whether this was done/);
    await add(/We couldn't tell whether this was done/);
    await user.type(screen.getByLabelText('Name'), 's');
    await add(/^An earlier press has added it as it was then; open it in the list to change it\.$/);
    const [first, second, third] = keys;
    // 16 random bytes.
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
  });

  it.each<[string, PageSettings['capabilities'], string]>([
    ['a host that adds it once', 'all', "We couldn't tell whether this was done. You can safely try again. "],
    ['another host', [], ''],
  ])(
    'AP-2 ER-1 API-8 tells after a lost answer of %s whether another try is safe',
    async (_, capabilities, told) => {
      const shop = fakeCatalog([]);
      const { user } = renderScreen(<AddProductScreen />, {
        fetch: (to, init) =>
          init?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : shop.fetch(to, init),
        capabilities,
      });
      await user.click(screen.getByRole('button', { name: 'Add Product' }));
      const dialog = await screen.findByRole('dialog', { name: shopMessages.productAddFailed });
      expect(
        within(dialog).getByText(`${told}The shop can't be reached right now. Please check your connection.`),
      ).toBeTruthy();
    },
  );

  it('AP-2 tells the request id when the host fails', async () => {
    const { user } = renderScreen(<AddProductScreen />, { fetch: failing });
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    const dialog = await screen.findByRole('dialog', { name: shopMessages.productAddFailed });
    expect(within(dialog).getByText('Something went wrong at the shop. (request r1)')).toBeTruthy();
  });

  it('MD-13 AP-2 is empty without a product in the address', () => {
    const { fetch } = fakeCatalog([]);
    renderScreen(<AddProductScreen />, { fetch });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });
});
