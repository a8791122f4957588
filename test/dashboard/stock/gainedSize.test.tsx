import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ProductStockScreen } from '#dashboard/stock/ProductStockScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const shirt = (sizes: readonly string[]) => ({
  _id: 'p1',
  name: 'Shirt',
  low: 3,
  price: 450,
  items: sizes.map((size) => ({ color: '', size, pieces: 4 })),
});

it.each([
  ['Save the barcodes', 'pieces', 'M', 'S'],
  ['Save the pieces', 'barcodes', 'Barcode of M', 'Barcode of S'],
])(
  'GS-7 GS-11 %s keeps the typed %s at their item when the product has gained a size meanwhile',
  async (save, _, ofM, ofS) => {
    let product = shirt(['M', 'L']);
    const { user } = renderStaffScreen(
      <ProductStockScreen />,
      (call) => ({ body: { data: call.startsWith('GET /stockMoves') ? [] : product } }),
      { address: '/stock/p1', path: '/stock/:id' },
    );
    await user.type(await screen.findByRole('textbox', { name: 'M' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'Barcode of M' }), '4006381333931');
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: ofM }).value;
    product = shirt(['S', 'M', 'L']);
    await user.click(screen.getByRole('button', { name: save }));

    const fieldOfS = await screen.findByRole<HTMLInputElement>('textbox', { name: ofS });
    const fieldOfM = screen.getByRole<HTMLInputElement>('textbox', { name: ofM });
    expect({ S: fieldOfS.value, M: fieldOfM.value }).toEqual({ S: '', M: typed });
  },
);
