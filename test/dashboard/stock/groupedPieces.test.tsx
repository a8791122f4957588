import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as CountStockScreen } from '#dashboard/stock/CountStockScreen.tsx';
import { Component as ProductStockScreen } from '#dashboard/stock/ProductStockScreen.tsx';
import { Component as StockScreen } from '#dashboard/stock/StockScreen.tsx';
import { piecesText } from '#domain/products/stock.ts';
import { auditText } from '#domain/staff/audit.ts';
import { shownText } from '../../../src/messages/bn/refusals/sentences.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const id = 'a'.repeat(24);
const cup = {
  _id: id,
  name: 'Cup',
  low: 3,
  price: 20,
  items: [{ color: '', size: '', pieces: 123_456, held: 3000 }],
};
const move = {
  position: 2,
  reason: 'lost',
  change: -1200,
  pieces: 123_456,
  orderNumber: '',
  by: 'Nusrat',
  at: '2025-01-05T09:07:00.000Z',
  note: '',
  cost: null,
};

const rowsOf = async (caption: string) => {
  const table = await screen.findByRole('table', { name: caption });
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent.trim()),
  );
};

describe('many pieces', () => {
  it('GS-7 BC-2 are written in groups in the list of the stock', async () => {
    renderStaffScreen(<StockScreen />, () => ({ body: { data: [cup], total: 1, next: null } }));
    expect(await rowsOf('Stock')).toEqual([['Cup', '1,23,456']]);
  });

  it('GS-7 are summed in the list of the stock for a product of many items, which opens to each of them', async () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ color: 'Red', size: `${index}`, pieces: 1000 }));
    const few = { ...cup, _id: 'b'.repeat(24), items: items.slice(1) };
    renderStaffScreen(<StockScreen />, () => ({
      body: { data: [{ ...cup, items }, few], total: 2, next: null },
    }));
    const summary = await screen.findByText('9 items, 9,000 pieces');
    expect(summary.closest('details')).toHaveProperty('open', false);
    expect(summary.closest('details')?.querySelectorAll('li')).toHaveLength(9);
    expect(screen.queryByText(/^8 items/)).toBeNull();
  });

  it('GS-3 GS-7 BC-2 are written in groups beside the field and in the ledger of a product', async () => {
    renderStaffScreen(
      <ProductStockScreen />,
      (call) => ({ body: { data: call.startsWith('GET /stockMoves') ? [move] : cup } }),
      { address: `/stock/${id}`, path: '/stock/:id' },
    );
    expect(await screen.findByText('1,23,456 left, and 3,000 in open orders')).toBeTruthy();
    expect(await rowsOf('Ledger')).toEqual([
      ['05 Jan, 2025, 03:07 pm', 'Lost', '−1,200', '1,23,456', 'Nusrat'],
    ]);
  });

  it('GS-14 BC-2 are written in groups where several products are counted', async () => {
    renderStaffScreen(<CountStockScreen />, () => ({ body: { data: [cup] } }), {
      address: `/?products=${id}`,
    });
    expect(await screen.findByText('1,23,456, and 3,000 in open orders')).toBeTruthy();
  });

  it('GS-10 BN-3 BC-2 are written in groups in the audit log, in both languages', () => {
    const subject = { kind: 'product', id, label: 'Cup' } as const;
    const details = { from: piecesText(0), to: piecesText(123_456) };
    expect(auditText({ action: 'receiveStock', subject, details })).toBe(
      'Received goods of Cup from 0 pieces to 1,23,456 pieces',
    );
    expect(shownText('from 0 pieces to 1,23,456 pieces')).toBe('০ পিস থেকে ১,২৩,৪৫৬ পিস');
  });
});
