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

it('GS-3 GS-7 keeps the ledger of the chosen item when the product has gained a size meanwhile', async () => {
  let product = shirt(['M', 'L']);
  const asked: (string | null)[] = [];
  const { user } = renderStaffScreen(
    <ProductStockScreen />,
    (call, _body, query) => {
      if (!call.startsWith('GET /stockMoves')) return { body: { data: product } };
      asked.push(query?.get('size') ?? null);
      return { body: { data: [] } };
    },
    { address: '/stock/p1', path: '/stock/:id' },
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Of' }), 'L');
  await expect.poll(() => asked).toEqual(['M', 'L']);
  await user.type(screen.getByRole('textbox', { name: 'M' }), '5');
  product = shirt(['S', 'M', 'L']);
  await user.click(screen.getByRole('button', { name: 'Save the pieces' }));
  await screen.findByRole('textbox', { name: 'S' });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Of' });
  expect({ shown: select.selectedOptions[0]?.textContent, last: asked.at(-1) }).toEqual({
    shown: 'L',
    last: 'L',
  });
});
