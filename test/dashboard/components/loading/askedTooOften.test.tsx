import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { FormLoader } from '#dashboard/components/loading/FormLoader.tsx';
import { OrderLoader } from '#dashboard/orders/OrderLoader.tsx';
import { Component as StatementScreen } from '#dashboard/orders/statements/StatementScreen.tsx';
import { orderName } from '#domain/orders/order.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

const form = (
  <FormLoader
    subject="The product"
    query={{
      isFetching: false,
      isError: true,
      error: { kind: 'refused', status: 429, code: 'tooMany', message: 'Please wait.' },
      refetch: () => undefined,
    }}
  >
    {() => null}
  </FormLoader>
);

/** The host asks for a minute's wait: the query does not retry after so long, and the failure is shown at once. */
const tooOften = {
  status: 429,
  body: { code: 'tooMany', message: 'Please wait.' },
  headers: { 'retry-after': '60' },
};

const open = (screenOfOne: ReactElement) =>
  renderStaffScreen(screenOfOne, () => tooOften, { address: '/one/o1', path: '/one/:id' });

it.each([
  ['a form', form],
  ['an order', <OrderLoader key="order">{({ order }) => orderName(order)}</OrderLoader>],
  ['a statement', <StatementScreen key="statement" />],
])('ER-2 offers to load %s again when the shop was asked too often', async (_what, screenOfOne) => {
  open(screenOfOne);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(/cannot be shown/)).toBeNull();
});
