import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSelection } from '#dashboard/components/selection/useSelection.ts';
import { BulkProductsBar } from '#dashboard/products/BulkProductsBar.tsx';
import { useSoldOutChanges } from '#dashboard/products/useSoldOutChanges.ts';
import type { Product } from '#domain/products/product.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

interface BarProps {
  readonly rows: readonly Product[];
  readonly onChangePrices: (products: readonly Product[]) => void;
}

const Bar = ({ rows, onChangePrices }: BarProps) => (
  <BulkProductsBar
    filter={{}}
    rows={rows}
    total={rows.length}
    selection={useSelection<Product>('all')}
    soldOutChanges={useSoldOutChanges(rows)}
    onChangePrices={onChangePrices}
  />
);

const productsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => aProduct({ _id: `p${index}` }));

it.each([
  [100, 1],
  [101, 0],
])(
  'GS-14 with %i products chosen says how many can be counted at once, or leads to counting',
  async (count, links) => {
    const rows = productsOf(count);
    const { user } = renderStaffScreen(<Bar rows={rows} onChangePrices={() => undefined} />, () => ({
      body: {},
    }));
    await user.click(screen.getByRole('button', { name: `Select these ${count}` }));

    expect(screen.queryAllByRole('link', { name: 'Count pieces…' })).toHaveLength(links);
    expect(screen.queryAllByText('The pieces of at most 100 products can be counted at once.')).toHaveLength(
      1 - links,
    );
  },
);

it('MD-8 MD-15 changes the first thousand of the chosen products, and keeps the others chosen', async () => {
  const onChangePrices = vi.fn<(products: readonly Product[]) => void>();
  const rows = productsOf(1001);
  const { user, requests } = renderStaffScreen(<Bar rows={rows} onChangePrices={onChangePrices} />, () => ({
    body: { changedIds: [] },
  }));
  await user.click(screen.getByRole('button', { name: 'Select these 1001' }));
  await user.click(screen.getByRole('button', { name: 'Change prices…' }));
  await user.click(screen.getByRole('button', { name: 'Mark sold out' }));
  await screen.findByText('1 product selected');

  const thousand = rows.slice(0, 1000);
  expect(onChangePrices.mock.calls).toEqual([[thousand]]);
  expect(requests.map(({ body }) => body)).toEqual([{ ids: thousand.map(({ _id }) => _id), soldOut: true }]);
});
