import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import type { StockEntryBody } from '#api/products/stockApi.ts';
import { Component as ProductStockScreen } from '#dashboard/stock/ProductStockScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../support/browser/requestsDone.ts';
import { createGate } from '../../support/createGate.ts';

const [red, blue] = ['4006381333931', '2000000000015'];
const shirt = {
  _id: 'p1',
  name: 'Shirt',
  low: 3,
  price: 450,
  items: [
    { color: 'Red', size: 'M', pieces: 4, barcode: red },
    { color: 'Blue', size: 'M', pieces: 0, barcode: blue },
    { color: 'Green', size: 'M', pieces: 1 },
  ],
};
const green = { color: 'Green', size: 'M' };
const cup = { product: { id: 'p2', name: 'Cup' }, color: '', size: '' };

interface Host {
  readonly address?: string;
  /** Holds back the answer to saving. */
  readonly saved?: Promise<void>;
  /** Whether the product has all barcodes once they are made. */
  readonly makesBarcodes?: boolean;
}

const openScreen = ({ address = '/stock/p1', saved, makesBarcodes = false }: Host = {}) => {
  let product: object = shirt;
  return renderStaffScreen(
    <ProductStockScreen />,
    async (call) => {
      if (!call.startsWith('GET')) await saved;
      if (makesBarcodes && call === 'POST /stock/p1/barcodes')
        product = { ...shirt, items: shirt.items.map((item) => ({ barcode: '2000000000022', ...item })) };
      if (call === 'GET /barcodes/96385074') return { body: { data: cup } };
      if (call.startsWith('GET /barcodes/'))
        return { status: 404, body: { code: 'unknown', message: 'There is no such barcode.' } };
      return { body: { data: call.startsWith('GET /stockMoves') ? [] : product } };
    },
    { address, path: '/stock/:id' },
  );
};

const pieces = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

describe('a scan on the stock of a product', () => {
  it('GS-12 brings the focus to the pieces of its item, also from another field of pieces', async () => {
    const { user } = openScreen();
    await user.type(await screen.findByRole('textbox', { name: 'Barcode' }), `${red}{Enter}`);
    await screen.findByText('Red, M', { selector: 'form p' });
    expect(document.activeElement).toBe(pieces('Red, M'));

    await user.keyboard(`7${blue}{Enter}`);
    await screen.findByText('Blue, M', { selector: 'form p' });
    expect([pieces('Red, M').value, document.activeElement]).toEqual(['7', pieces('Blue, M')]);
  });

  it('GS-12 adds one for each scan where each is one piece', async () => {
    const { user } = openScreen();
    await user.click(await screen.findByRole('checkbox', { name: 'Each scan is one piece' }));
    await user.type(screen.getByRole('textbox', { name: 'Barcode' }), `${red}{Enter}${red}{Enter}`);
    await screen.findByText('Red, M: 2');
    expect(pieces('Red, M').value).toBe('2');
  });

  it('GS-12 names another product with a way to it, and keeps what was typed', async () => {
    const { user } = openScreen();
    await user.type(await screen.findByRole('textbox', { name: 'Red, M' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'Barcode' }), '96385074{Enter}');
    expect((await screen.findByRole('link', { name: 'Go to its pieces' })).getAttribute('href')).toBe(
      '/dashboard/stock/p2?scan=96385074&reason=received',
    );
    expect(pieces('Red, M').value).toBe('5');
  });

  it('GS-12 offers to give an unknown barcode to the item without one, and saves it', async () => {
    const { user, requests } = openScreen();
    await user.type(await screen.findByRole('textbox', { name: 'Barcode' }), '036000291452{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Give it to an item' }));
    expect(document.activeElement).toBe(pieces('Barcode of Green, M'));
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Save the barcodes' });
    // The twelve digits of UPC-A become those of EAN-13 by a 0 in front.
    expect(requests.filter(({ call }) => call.startsWith('PUT'))).toEqual([
      {
        call: 'PUT /stock/p1/barcodes',
        body: { items: [{ color: 'Green', size: 'M', barcode: '0036000291452' }] },
      },
    ]);
  });

  it('GS-12 keeps the barcodes that are typed when an unknown one is to be given to an item', async () => {
    const { user } = openScreen();
    await user.type(await screen.findByRole('textbox', { name: 'Barcode of Red, M' }), '7');
    await user.type(screen.getByRole('textbox', { name: 'Barcode' }), '036000291452{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Give it to an item' }));
    expect(['Red, M', 'Blue, M', 'Green, M'].map((item) => pieces(`Barcode of ${item}`).value)).toEqual([
      `${red}7`,
      blue,
      '0036000291452',
    ]);
    expect(document.activeElement).toBe(pieces('Barcode of Green, M'));
  });

  it('GS-11 CN-3 keeps the focus in the form when all barcodes are made', async () => {
    const { user } = openScreen({ makesBarcodes: true });
    await user.click(await screen.findByRole('button', { name: 'Make the missing ones' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make the missing ones' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Barcodes' }));
  });

  it('GS-11 keeps a barcode that is typed while others are being saved', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user, store } = openScreen({ saved });
    await user.type(
      await screen.findByRole('textbox', { name: 'Barcode of Green, M' }),
      '036000291452{Enter}',
    );
    await user.type(pieces('Barcode of Red, M'), '7');
    answer();
    await requestsDone(store);
    expect(pieces('Barcode of Red, M').value).toBe(`${red}7`);
  });

  it('GS-7 sends the pieces that an item showed when its count was typed, also after they were fetched again', async () => {
    const seen: unknown[] = [];
    let left = 4;
    const { user, store } = renderStaffScreen(
      <ProductStockScreen />,
      (call, body) => {
        if (call.startsWith('GET /stockMoves')) return { body: { data: [] } };
        if (call.startsWith('GET'))
          return { body: { data: { ...shirt, items: [{ ...green, pieces: left }] } } };
        seen.push(...(body as StockEntryBody).items);
        return { status: 409, body: { code: 'changedMeanwhile', message: 'Please count again.' } };
      },
      { address: '/stock/p1', path: '/stock/:id' },
    );
    await user.click(await screen.findByRole('radio', { name: /^I have counted/ }));
    await user.type(pieces('Green, M'), '4');
    left = 3;
    // As when somebody comes back to the window.
    act(() => void store.dispatch(shopApi.internalActions.onFocus()));
    await screen.findByText(/^3/);
    await user.click(screen.getByRole('button', { name: 'Save the pieces' }));
    await screen.findByText(/Please count again\./);
    await user.click(screen.getByRole('button', { name: 'Save the pieces' }));
    await waitFor(() => expect(seen).toEqual([4, 3].map((shown) => ({ ...green, pieces: 4, seen: shown }))));
  });

  it('GS-12 says what is wrong with other digits, and asks nobody', async () => {
    const { user, requests } = openScreen();
    await user.type(await screen.findByRole('textbox', { name: 'Barcode' }), '4006381333932{Enter}');
    await screen.findByText('The last digit does not fit the others: please check them.');
    expect(requests.filter(({ call }) => call.startsWith('GET /barcodes'))).toEqual([]);
  });

  it('GS-11 makes the missing barcodes, and keeps one that is typed and not saved yet', async () => {
    const { user, requests } = openScreen();
    await user.type(await screen.findByRole('textbox', { name: 'Barcode of Red, M' }), '0');
    await user.click(screen.getByRole('button', { name: 'Make the missing ones' }));
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain('POST /stock/p1/barcodes'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make the missing ones' })).toHaveProperty('disabled', false),
    );
    expect(pieces('Barcode of Red, M').value).toBe(`${red}0`);

    await user.type(pieces('Barcode of Green, M'), '036000291452');
    expect(screen.getByRole('button', { name: 'Make the missing ones' })).toHaveProperty('disabled', true);
  });
});

it('GS-7 GS-12 says that pieces are saved, and goes on with what staff are doing', async () => {
  const { user, requests } = openScreen();
  await user.click(await screen.findByRole('radio', { name: /^I have counted/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Each scan is one piece' }));
  await user.type(pieces('Red, M'), '4');
  await user.click(screen.getByRole('button', { name: 'Save the pieces' }));
  await screen.findByText('The pieces are saved.');

  expect(screen.getByRole('radio', { name: /^I have counted/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'Each scan is one piece' })).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Barcode' }));
  expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([
    {
      call: 'POST /stock/p1',
      body: {
        reason: 'counted',
        items: [{ color: 'Red', size: 'M', pieces: 4, seen: 4 }],
        note: '',
        cost: null,
      },
    },
  ]);

  await user.type(pieces('Blue, M'), '2');
  expect(screen.queryByText('The pieces are saved.')).toBeNull();
});

it('GS-7 GS-12 keeps what is scanned and typed while an entry is being saved, for the next one', async () => {
  const { opened: saved, open: answer } = createGate();
  const { user, requests } = openScreen({ saved });
  await user.click(await screen.findByRole('checkbox', { name: 'Each scan is one piece' }));
  await user.type(pieces('Red, M'), '5');
  await user.type(pieces('Note'), 'Box 4');
  await user.click(screen.getByRole('button', { name: 'Save the pieces' }));
  await user.type(screen.getByRole('textbox', { name: 'Barcode' }), `${red}{Enter}${red}{Enter}`);
  await user.type(pieces('Green, M'), '3');
  answer();
  await screen.findByText('The pieces are saved.');
  expect(['Red, M', 'Blue, M', 'Green, M', 'Note'].map((label) => pieces(label).value)).toEqual([
    '2',
    '',
    '3',
    '',
  ]);

  await user.click(screen.getByRole('button', { name: 'Save the pieces' }));
  await waitFor(() => expect(requests.filter(({ call }) => call === 'POST /stock/p1')).toHaveLength(2));
  expect(requests.findLast(({ call }) => call === 'POST /stock/p1')?.body).toMatchObject({
    items: [
      { color: 'Red', size: 'M', pieces: 2 },
      { color: 'Green', size: 'M', pieces: 3 },
    ],
  });
});
