import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ProductStockScreen } from '#dashboard/stock/ProductStockScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const shirt = {
  _id: 'p1',
  name: 'Shirt',
  low: 3,
  price: 450,
  items: [
    { color: 'Red', size: 'M', pieces: 4 },
    { color: 'Blue', size: 'M', pieces: 0, barcode: '2000000000015' },
    { color: 'Green', size: 'M', pieces: 1 },
  ],
};

const openScreen = () =>
  renderStaffScreen(
    <ProductStockScreen />,
    async (call) => {
      if (call.startsWith('GET /barcodes/'))
        return { status: 404, body: { code: 'unknown', message: 'There is no such barcode.' } };
      return { body: { data: call.startsWith('GET /stockMoves') ? [] : shirt } };
    },
    { address: '/stock/p1', path: '/stock/:id' },
  );

const barcodeOf = (item: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Barcode of ${item}` });

const typedBarcodes = () => ['Red, M', 'Blue, M', 'Green, M'].map((item) => barcodeOf(item).value);

it('GS-12 gives a scanned barcode to one item, however often it is pressed', async () => {
  const { user } = openScreen();
  await user.type(await screen.findByRole('textbox', { name: 'Barcode' }), '036000291452{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Give it to an item' }));
  expect(document.activeElement).toBe(barcodeOf('Red, M'));
  await user.type(barcodeOf('Green, M'), '0360 0029 1452');
  await user.click(screen.getByRole('button', { name: 'Give it to an item' }));

  expect(typedBarcodes()).toEqual(['', '2000000000015', '0360 0029 1452']);
  expect(document.activeElement).toBe(barcodeOf('Green, M'));
});
