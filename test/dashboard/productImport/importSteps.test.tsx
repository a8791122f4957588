import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CheckImportBody } from '#api/products/productImportApi.ts';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as ImportProductsScreen } from '#dashboard/productImport/ImportProductsScreen.tsx';
import { unreachable } from '#messages/api/client.ts';
import {
  type BlockedNavigation,
  type BlockNavigation,
  NavigationBlocker,
} from '#ui/hooks/NavigationBlocker.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { zipFile } from '../../support/builders/zipFile.ts';
import { createGate } from '../../support/createGate.ts';

/** An export of WooCommerce, whose categories the shop need not have; a product of such a category is left out at first. */
const rows = [
  'ID,Type,Name,Published,Regular price,Categories',
  '1,simple,Cup,1,100,Mugs',
  '2,simple,Bowl,1,90,Bag Items',
  '3,simple,Plate,1,50,Plates',
];
const file = new File([rows.join('\n')], 'products.csv', { type: 'text/csv' });
const checked = {
  row: 3,
  kind: 'new',
  id: 'a'.repeat(24),
  seen: null,
  changes: [],
  stock: null,
  storesPictures: false,
  reason: '',
};
const tree = {
  version: 0,
  categories: [
    { name: 'Bag Items', nameBengali: '', subCategories: [], tile: null, image: '', isHidden: false },
  ],
  counts: [],
};

/** The check of a file with an unknown category; the host answers by `respond` whatever comes after it. */
const openChecked = async (
  respond: (call: string) => Promise<{ status?: number; body: unknown }>,
  block: BlockNavigation = () => () => undefined,
) => {
  let isChecked = false;
  const opened = renderStaffScreen(
    <NavigationBlocker value={block}>
      <ImportProductsScreen />
    </NavigationBlocker>,
    async (call) => {
      if (isChecked) return respond(call);
      return { body: call === 'GET /categoryTree' ? tree : { products: [checked] } };
    },
    { answersCategories: true },
  );
  await opened.user.upload(screen.getByLabelText('CSV file, ZIP file, or both'), file);
  await opened.user.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByRole('button', { name: 'Import 1 product' });
  isChecked = true;
  return opened;
};

const hasFocus = (container: HTMLElement): boolean =>
  document.activeElement !== document.body && container.contains(document.activeElement);

it('SP-6 ER-2 keeps the focus from step to step, and names the request of a failure and what is left', async () => {
  const failed = { status: 500, headers: { 'x-request-id': 'r-7' }, body: {} };
  const { user, container } = await openChecked(async () => failed);
  expect(hasFocus(container)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));

  const failure = await screen.findByText(/\(request r-7\)/);
  expect(failure.textContent).toContain('0 products added, 0 products changed; 1 product is left.');
  expect(hasFocus(container)).toBe(true);
});

it('SP-6 counts the products as added when it goes on after a lost answer to the call that added them', async () => {
  let calls = 0;
  const { user, requests } = await openChecked(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return { body: { products: [{ row: 3, kind: 'same', reason: '' }] } };
  });
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));

  const done = await screen.findByText(/products? changed\.$/);
  expect(done.textContent).toBe('1 product added, 0 products changed.');
  const sent = requests.filter(({ call }) => call === 'POST /productImports');
  expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
});

it('SP-6 HM-4 says of new products without a type where they are missing, and where a type is set', async () => {
  const { user } = await openChecked(async () => ({
    body: { products: [{ row: 3, kind: 'new', reason: '' }] },
  }));
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));

  const link = await screen.findByRole('link', { name: 'Choose their types in the product list' });
  expect([link.parentElement?.textContent, link.getAttribute('href')]).toEqual([
    'Best Selling and Most Popular show these products only once they have a type. Choose their types in the product list',
    addresses.allProducts,
  ]);
});

it('SP-6 asks before a running import is left whether it should stop, since what is stored stays', async () => {
  const { opened: stored, open: answerStored } = createGate();
  const blockers = new Set<(navigation: BlockedNavigation) => void>();
  const { user } = await openChecked(
    async () => {
      await stored;
      return { body: { products: [{ row: 3, kind: 'new', reason: '' }] } };
    },
    (onBlocked) => {
      blockers.add(onBlocked);
      return () => blockers.delete(onBlocked);
    },
  );
  expect(blockers.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  const retry = vi.fn();
  for (const onBlocked of blockers) onBlocked({ location: { pathname: '/elsewhere', search: '' }, retry });
  const dialog = await screen.findByRole('dialog', { name: 'Stop the import?' });
  expect(within(dialog).getByText('What is imported already stays.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Stop and leave' }));
  await waitFor(() => expect(retry).toHaveBeenCalledOnce());
  answerStored();
  await screen.findByText('1 product added, 0 products changed.');
});

it('SP-6 offers no import while the categories for another check are loaded', async () => {
  const { opened: loaded, open: load } = createGate();
  const { user } = await openChecked(async (call) => {
    if (call !== 'GET /categoryTree') return { body: { products: [checked] } };
    await loaded;
    return { body: tree };
  });
  await user.selectOptions(screen.getByLabelText(/Mugs/), 'Bag Items');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(screen.queryByRole('button', { name: 'Import 1 product' })).toBeNull();
  load();

  expect(await screen.findByRole('button', { name: 'Import 1 product' })).toBeDefined();
});

it('SP-6 ER-5 keeps what was checked and the chosen categories when another check fails, so that one press repeats it', async () => {
  let calls = 0;
  const { user, requests } = await openChecked(async (call) => {
    if (call === 'GET /categoryTree') return { body: tree };
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return { body: { products: [{ ...checked, row: 2, id: 'b'.repeat(24) }, checked] } };
  });
  await user.selectOptions(screen.getByLabelText(/Mugs/), 'Bag Items');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(unreachable)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 1 product' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>(/Mugs/).selectedOptions[0]?.textContent).toBe('Bag Items');

  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Import 2 products' })).toBeTruthy();
  const [failed, repeated] = requests.filter(({ call }) => call === 'POST /productImports/check').slice(1);
  expect(repeated?.body).toEqual(failed?.body);
  expect(screen.queryByText(unreachable)).toBeNull();
});

it('SP-6 leaves a category out again that was chosen for a check that failed', async () => {
  let calls = 0;
  const { user, requests } = await openChecked(async (call) => {
    if (call === 'GET /categoryTree') return { body: tree };
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return { body: { products: [checked] } };
  });
  await user.selectOptions(screen.getByLabelText(/Mugs/), 'Bag Items');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(unreachable);
  await user.selectOptions(screen.getByLabelText(/Mugs/), 'Leave out');
  await user.selectOptions(screen.getByLabelText(/Plates/), 'Bag Items');
  await user.click(screen.getByRole('button', { name: 'Check again' }));

  await screen.findByRole('button', { name: 'Import 1 product' });
  const checkedRows = requests
    .filter(({ call }) => call === 'POST /productImports/check')
    .map(({ body }) => (body as CheckImportBody).products.map(({ row }) => row));
  expect(checkedRows).toEqual([[3], [2, 3], [3, 4]]);
});

it('SP-6 GS-13 offers to choose the files again, and not to go on, when the ZIP file has changed since it was checked', async () => {
  const table = 'Name,Price,Pictures\nCup,100,cup.jpg\n';
  const entries = [
    { name: 'products.csv', bytes: Buffer.from(table) },
    { name: 'cup.jpg', bytes: Buffer.from('picture') },
  ];
  const zip = new File([zipFile(entries)], 'products.zip', { type: 'application/zip' });
  const { user } = renderStaffScreen(<ImportProductsScreen />, () => ({
    body: { products: [{ ...checked, row: 2, storesPictures: true }] },
  }));
  await user.upload(screen.getByLabelText('CSV file, ZIP file, or both'), zip);
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  const importIt = await screen.findByRole('button', { name: 'Import 1 product' });
  // As a browser does with a file that has another size or time than when it was chosen.
  const unreadable = new Blob();
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  zip.slice = () => unreadable;
  await user.click(importIt);

  await screen.findByText(/Please choose it again\./);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Import another file',
  ]);
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(screen.getByLabelText('CSV file, ZIP file, or both')).toBeDefined();
});
