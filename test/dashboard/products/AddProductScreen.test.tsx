import { screen } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as AddProductScreen } from '#dashboard/products/AddProductScreen.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

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

  it('MD-13 AP-2 is empty without a product in the address', () => {
    const { fetch } = fakeCatalog([]);
    renderScreen(<AddProductScreen />, { fetch });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });
});
