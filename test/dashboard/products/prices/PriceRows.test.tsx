import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';

it('BN-3 MD-15 tells why a product keeps its prices in the language of the page', async () => {
  const { RefusedRows } = await inBengali(() => import('#dashboard/products/prices/PriceRows.tsx'));
  render(<RefusedRows label="Not changed" rows={[{ id: 'p1', name: 'Cup', reason: 'It has no price.' }]} />);
  const cells = [...screen.getByRole('listitem').children].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Cup', 'এর দাম নেই।']);
});
