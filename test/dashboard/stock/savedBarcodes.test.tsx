import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ProductStockScreen } from '#dashboard/stock/ProductStockScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const kettle = { _id: 'p1', name: 'Kettle', low: 3, price: 450 };

/** The screen in front of a shop that saves the barcode `4006381333931`. */
const openScreen = async ({ isAnswerLost = false } = {}) => {
  let item: object = { color: '', size: '', pieces: 4 };
  const { user, requests } = renderStaffScreen(
    <ProductStockScreen />,
    (call) => {
      if (call.startsWith('PUT')) {
        item = { ...item, barcode: '4006381333931' };
        if (isAnswerLost) throw new TypeError('Failed to fetch');
      }
      return { body: { data: call.startsWith('GET /stockMoves') ? [] : { ...kettle, items: [item] } } };
    },
    { address: '/stock/p1', path: '/stock/:id' },
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Barcode of the product' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save the barcodes' }));
  const saves = () => requests.filter(({ call }) => call.startsWith('PUT'));
  return { user, field, save, saves };
};

const typed = '4006 3813 3393 1';

it('GS-11 says that the typed barcode is saved when a lost answer has saved it', async () => {
  const { user, field, save, saves } = await openScreen({ isAnswerLost: true });
  await user.type(field, typed);
  await save();
  await screen.findByRole('alert');
  // Shown once the stock is fetched again and has the barcode.
  await screen.findByRole('link', { name: 'Print labels' });
  await save();

  expect(await screen.findByText('The barcodes are saved.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field.value).toBe('4006381333931');
  expect(saves()).toHaveLength(1);
});

it('GS-11 says that barcodes are saved until another one is typed', async () => {
  const { user, field, save } = await openScreen();
  await user.type(field, typed);
  await save();
  expect(await screen.findByText('The barcodes are saved.')).toBeTruthy();

  await waitFor(() => expect(field.value).toBe('4006381333931'));
  await user.type(field, '7');
  expect(screen.queryByText('The barcodes are saved.')).toBeNull();
});

it('GS-11 does not say that barcodes are saved when none was typed', async () => {
  const { save, saves } = await openScreen();
  await save();
  expect(screen.queryByText('The barcodes are saved.')).toBeNull();
  expect(saves()).toEqual([]);
});
