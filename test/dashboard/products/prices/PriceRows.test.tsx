import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RefusedRows } from '#dashboard/products/prices/PriceRows.tsx';

vi.mock('#messages/refusals/sentences.ts', () => ({ shownText: (text: string) => `in Bengali: ${text}` }));

it('BN-3 MD-15 tells why a product keeps its prices in the language of the page', () => {
  render(<RefusedRows label="Not changed" rows={[{ id: 'p1', name: 'Cup', reason: 'It has no price.' }]} />);
  const cells = [...screen.getByRole('listitem').children].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Cup', 'in Bengali: It has no price.']);
});
