import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import type { StockCountsBody } from '#contract/products/stock.ts';
import { Component as CountStockScreen } from '#dashboard/stock/CountStockScreen.tsx';
import { type BlockNavigation, NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const [pot, shirt, uncounted] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
const whole = { color: '', size: '' };
const sold = 'There are 2 pieces of Red now, not 3: some were ordered or came back in the meantime.';

/**
 * A host with two counted products. It enters the count of the pot, and refuses that of the shirt, of which a piece was sold
 * meanwhile; `status` is that of its answer to counts.
 */
const openScreen = (ids: readonly string[], status = 200, block: BlockNavigation = () => () => undefined) => {
  const left: Record<string, number> = { [pot]: 5, [shirt]: 3 };
  return renderStaffScreen(
    <NavigationBlocker value={block}>
      <CountStockScreen />
    </NavigationBlocker>,
    (call, body) => {
      if (call.startsWith('POST')) {
        if (status !== 200) return { status, body: { code: 'unavailable', message: 'Please try again.' } };
        const { products } = body as StockCountsBody;
        return {
          body: {
            results: products.flatMap(({ id, items }) =>
              items.map(({ color, size, pieces }) => {
                const isRefused = id === shirt;
                left[id] = isRefused ? 2 : pieces;
                return { id, color, size, pieces: left[id], reason: isRefused ? sold : '' };
              }),
            ),
          },
        };
      }
      const data = [
        { _id: pot, name: 'Pot', low: 3, items: [{ color: '', size: '', pieces: left[pot], held: 2 }] },
        {
          _id: shirt,
          name: 'Shirt',
          low: 3,
          items: [{ color: 'Red', size: '', pieces: left[shirt], held: 0 }],
        },
      ].filter(({ _id }) => ids.includes(_id));
      return { body: { data } };
    },
    { address: `/?products=${ids.join(',')}` },
  );
};
const cellsOf = (name: string) =>
  [...screen.getAllByRole('row')]
    .filter((row) => row.textContent.startsWith(name))
    .flatMap((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

describe('counting several products', () => {
  it('GS-14 says for each row what became of it; what was refused stays to be counted again', async () => {
    const { user, requests } = openScreen([pot, shirt, uncounted]);
    expect(await screen.findByText(/^1 of the chosen products is not counted\./)).toBeTruthy();
    expect(cellsOf('Pot')[1]).toBe('5, and 2 in open orders');
    await user.type(screen.getByRole('textbox', { name: 'Pieces of Pot' }), '7');
    await user.type(screen.getByRole('textbox', { name: 'Pieces of Shirt, Red' }), '3');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Room 3');
    await user.click(screen.getByRole('button', { name: 'Save the counts' }));

    expect(await screen.findByText('1 row counted, 1 not: their rows say why.')).toBeTruthy();
    expect(await screen.findByText('7, and 2 in open orders')).toBeTruthy();
    expect([cellsOf('Pot').at(-1), cellsOf('Shirt').at(-1)]).toEqual(['Counted: 7', sold]);
    expect(
      ['Pieces of Pot', 'Pieces of Shirt, Red'].map(
        (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
      ),
    ).toEqual(['', '3']);
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([
      {
        call: 'POST /stockCounts',
        body: {
          products: [
            { id: pot, items: [{ color: '', size: '', pieces: 7, seen: 5 }] },
            { id: shirt, items: [{ color: 'Red', size: '', pieces: 3, seen: 3 }] },
          ],
          note: 'Room 3',
        },
      },
    ]);
  });

  it('GS-7 GS-14 sends the pieces that a row showed when its count was typed, also after they were fetched again', async () => {
    const left = { pieces: 5 };
    const { user, requests, store } = renderStaffScreen(
      <CountStockScreen />,
      (call) =>
        call.startsWith('POST')
          ? { body: { results: [{ id: pot, color: '', size: '', pieces: left.pieces, reason: sold }] } }
          : {
              body: { data: [{ _id: pot, name: 'Pot', low: 3, items: [{ color: '', size: '', ...left }] }] },
            },
      { address: `/?products=${pot}` },
    );
    const seen = () =>
      requests.flatMap(({ call, body }) =>
        call.startsWith('POST') ? (body as StockCountsBody).products.map(({ items }) => items[0]?.seen) : [],
      );
    await user.type(await screen.findByRole('textbox', { name: 'Pieces of Pot' }), '5');
    left.pieces = 4;
    // As when somebody comes back to the window.
    act(() => void store.dispatch(shopApi.internalActions.onFocus()));
    await waitFor(() => expect(cellsOf('Pot')[1]).toBe('4'));
    await user.click(screen.getByRole('button', { name: 'Save the counts' }));
    await screen.findByText(sold);
    expect(seen()).toEqual([5]);

    await user.click(screen.getByRole('button', { name: 'Save the counts' }));
    await waitFor(() => expect(seen()).toEqual([5, 4]));
  });

  it('GS-14 keeps what was typed when the shop cannot be asked, and says so', async () => {
    const { user } = openScreen([pot], 503);
    await user.type(await screen.findByRole('textbox', { name: 'Pieces of Pot' }), '7');
    await user.click(screen.getByRole('button', { name: 'Save the counts' }));
    expect(await screen.findByText(/^We couldn't tell whether this was done\./)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces of Pot' }).value).toBe('7');
  });

  it('GS-14 asks before counts that are not saved are left', async () => {
    const unblock = vi.fn();
    const block = vi.fn(() => unblock);
    const { user } = openScreen([pot], 200, block);
    const field = await screen.findByRole('textbox', { name: 'Pieces of Pot' });
    expect(block).not.toHaveBeenCalled();

    await user.type(field, '7');
    expect([block.mock.calls.length, unblock.mock.calls.length]).toEqual([1, 0]);

    await user.click(screen.getByRole('button', { name: 'Save the counts' }));
    await screen.findByText('1 row counted.');
    expect([block.mock.calls.length, unblock.mock.calls.length]).toEqual([1, 1]);
  });

  it('GS-14 keeps a count that is typed again while the first one is being saved', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user } = renderStaffScreen(
      <CountStockScreen />,
      async (call) => {
        if (!call.startsWith('POST'))
          return { body: { data: [{ _id: pot, name: 'Pot', low: 3, items: [{ ...whole, pieces: 5 }] }] } };
        await saved;
        return { body: { results: [{ id: pot, ...whole, pieces: 7, reason: '' }] } };
      },
      { address: `/?products=${pot}` },
    );
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Pieces of Pot' });
    await user.type(field, '7');
    await user.click(screen.getByRole('button', { name: 'Save the counts' }));
    await user.clear(field);
    await user.type(field, '8');
    answer();
    await screen.findByText('1 row counted.');
    expect(field.value).toBe('8');
  });

  it('GS-14 sends nothing while a number is none', async () => {
    const { user, requests } = openScreen([pot]);
    await user.type(await screen.findByRole('textbox', { name: 'Pieces of Pot' }), '-1');
    await user.click(screen.getByRole('button', { name: 'Save the counts' }));
    expect(screen.getByText('Please enter a whole number of pieces in at least one field.')).toBeTruthy();
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('GS-14 does not call a choice empty that is still asked for', async () => {
    const { opened: arrives, open: arrive } = createGate();
    const stock = { _id: shirt, name: 'Shirt', low: 3, items: [{ color: '', size: '', pieces: 3, held: 0 }] };
    const { router } = renderStaffScreen(
      <CountStockScreen />,
      async (_call, _body, query) => {
        if (query?.toString().includes(pot)) return { body: { data: [] } };
        await arrives;
        return { body: { data: [stock] } };
      },
      { address: `/?products=${pot}` },
    );
    await screen.findByText('No product to count');
    await act(() => router.navigate(`/?products=${shirt}`));
    expect(screen.queryByText('No product to count')).toBeNull();
    arrive();
    expect(await screen.findByRole('textbox', { name: 'Pieces of Shirt' })).toBeTruthy();
  });

  it.each([
    ['none of the chosen ones is counted', uncounted],
    ['the address names none', 'nonsense'],
  ])('GS-14 leads to the list of products when %s', async (_when, id) => {
    openScreen([id]);
    expect(await screen.findByText('No product to count')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All Products' }).getAttribute('href')).toBe(
      '/dashboard/allProducts',
    );
  });
});
