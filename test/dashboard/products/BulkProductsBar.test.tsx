import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '#dashboard/components/selection/useSelection.ts';
import { BulkProductsBar } from '#dashboard/products/BulkProductsBar.tsx';
import { useSoldOutChanges } from '#dashboard/products/useSoldOutChanges.ts';
import type { Product } from '#domain/products/product.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const Bar = ({ rows }: { readonly rows: readonly Product[] }) => (
  <BulkProductsBar
    filter={{}}
    rows={rows}
    total={rows.length}
    selection={useSelection<Product>('all')}
    soldOutChanges={useSoldOutChanges(rows)}
    onChangePrices={() => undefined}
  />
);

it.each([
  [100, 1],
  [101, 0],
])(
  'GS-14 with %i products chosen says how many can be counted at once, or leads to counting',
  async (count, links) => {
    const rows = Array.from({ length: count }, (_, index) => aProduct({ _id: `p${index}` }));
    const { user } = renderStaffScreen(<Bar rows={rows} />, () => ({ body: {} }));
    await user.click(screen.getByRole('button', { name: `Select these ${count}` }));

    expect(screen.queryAllByRole('link', { name: 'Count pieces…' })).toHaveLength(links);
    expect(screen.queryAllByText('The pieces of at most 100 products can be counted at once.')).toHaveLength(
      1 - links,
    );
  },
);
