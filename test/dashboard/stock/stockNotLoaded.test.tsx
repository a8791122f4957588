import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ProductStockScreen } from '#dashboard/stock/ProductStockScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const openScreen = (status: number) =>
  renderStaffScreen(
    <ProductStockScreen />,
    () => ({
      status,
      body: { code: 'other', message: 'There is no such product.' },
      // The query is not sent again by itself when it would have to wait for so long.
      headers: { 'retry-after': '60' },
    }),
    { address: '/stock/p1', path: '/stock/:id' },
  );

it('GS-7 says that a product is not counted when the shop does not know its stock', async () => {
  openScreen(404);
  await screen.findByRole('heading', { name: 'This product is not counted' });
});

it('GS-7 offers to load the stock again when the shop was asked too often', async () => {
  openScreen(429);
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('This product is not counted')).toBeNull();
});

it('GS-7 ER-1 does not call a product uncounted whose stock the user may not see', async () => {
  openScreen(403);
  await screen.findByRole('heading', { name: 'The stock cannot be shown' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
