import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderList } from '#dashboard/orders/list/OrderList.tsx';
import { Component as ProductsScreen } from '#dashboard/products/ProductsScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

/** The host's answers to all searches but the one for `karim`, which fails. */
const answers: Readonly<Record<string, unknown>> = {
  'GET /orders': [anOrder({ _id: 'o1' })],
  'GET /products': [aProduct()],
  'GET /callers': { callers: [] },
};

it.each([
  ['OL-6 ER-4', 'orders', <OrderList key="orders" list="pending" by="admin" />],
  ['MD-13 ER-4', 'products', <ProductsScreen key="products" />],
])('%s shows no %s of the search before when the present one has failed', async (_id, _rows, list) => {
  const { router } = renderStaffScreen(
    list,
    (call, _body, query) =>
      [...(query?.values() ?? [])].includes('karim')
        ? { status: 500, body: {} }
        : { body: answers[call] ?? {} },
    { address: '/?search=rahima' },
  );
  await screen.findAllByRole('row');
  await act(() => router.navigate('/?search=karim'));
  await screen.findByRole('button', { name: 'Try again' });
  const bulkActions = screen.queryByRole('group', { name: /^Bulk actions/ });
  expect({ rows: screen.queryAllByRole('row'), bulkActions }).toEqual({ rows: [], bulkActions: null });
});
