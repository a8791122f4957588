import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StockLedger } from '#dashboard/stock/StockLedger.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const cup = { _id: 'p1', name: 'Cup', low: 3, price: 20, items: [{ color: '', size: '', pieces: 3 }] };
const moveAt = (position: number) => ({
  position,
  reason: 'received',
  change: 1,
  pieces: position,
  orderNumber: '',
  by: 'Nusrat',
  at: '2025-01-05T09:07:00.000Z',
  note: `delivery ${position}`,
  cost: null,
});
/** The positions of the moves that the host sends, by the position `before` which they are asked for. */
const pages = new Map<string | null, number[]>([
  [null, [5, 4]],
  ['4', [3, 2]],
  ['2', [1]],
]);
const shownMoves = () => screen.queryAllByText(/^Received/).map(({ textContent }) => textContent);

it('GS-3 GS-7 shows the older rows of a ledger, down to the first one', async () => {
  const { user } = renderStaffScreen(<StockLedger product={cup} />, (_call, _body, query) => ({
    body: { data: (pages.get(query?.get('before') ?? null) ?? []).map(moveAt) },
  }));
  for (const count of [2, 4]) {
    await waitFor(() => expect(shownMoves()).toHaveLength(count));
    await user.click(screen.getByRole('button', { name: 'Show older rows' }));
  }
  await waitFor(() =>
    expect(shownMoves()).toEqual([5, 4, 3, 2, 1].map((position) => `Received, delivery ${position}`)),
  );
  expect(screen.queryByRole('button', { name: 'Show older rows' })).toBeNull();
});

it('GS-3 GS-7 keeps the rows of a ledger when older ones cannot be loaded, and offers to try again', async () => {
  let isDown = true;
  const { user } = renderStaffScreen(<StockLedger product={cup} />, (_call, _body, query) => {
    const before = query?.get('before') ?? null;
    return isDown && before !== null
      ? { status: 500, body: { code: 'broken', message: 'No.' } }
      : { body: { data: (before === null ? [2] : [1]).map(moveAt) } };
  });
  await user.click(await screen.findByRole('button', { name: 'Show older rows' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(shownMoves()).toEqual(['Received, delivery 2']);

  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(shownMoves()).toEqual(['Received, delivery 2', 'Received, delivery 1']));
});
