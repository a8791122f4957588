import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Component as ImportProductsScreen } from '#dashboard/productImport/ImportProductsScreen.tsx';
import { unreachable } from '#messages/api/client.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const file = new File(['Name,Price\nCup,100\n'], 'products.csv', { type: 'text/csv' });

const checked = {
  row: 2,
  kind: 'new',
  id: 'a'.repeat(24),
  seen: null,
  changes: [],
  stock: null,
  storesPictures: false,
  reason: '',
};

const replacesPictures = () =>
  screen.getByLabelText<HTMLInputElement>('Replace the pictures of products that already have some');

describe('the import of products', () => {
  it('SP-6 refuses a row without an id whose product an earlier row has named by its id', async () => {
    const id = 'a'.repeat(24);
    const rows = new File([`Product ID,Name,Price\n${id},Cup,100\n,Cup,90\n`], 'products.csv', {
      type: 'text/csv',
    });
    const changed = { ...checked, kind: 'changed', seen: '2026-11-25T10:00:00.000Z' };
    const changes = [{ field: 'Price', from: '80', to: '100' }];
    const { user } = renderStaffScreen(<ImportProductsScreen />, async () => ({
      body: {
        products: [
          { ...changed, row: 2, changes },
          { ...changed, row: 3, changes },
        ],
      },
    }));
    await user.upload(screen.getByLabelText('CSV file, ZIP file, or both'), rows);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));

    expect(await screen.findByRole('button', { name: 'Import 1 product' })).toBeTruthy();
    expect(screen.getByText(/Row 2 is the same product\./)).toBeTruthy();
  });

  it('GS-13 asks for a file again that was saved again after it was chosen', async () => {
    const { user } = renderStaffScreen(<ImportProductsScreen />, () => ({ body: { products: [checked] } }));
    const changed = new File(['Name,Price'], 'products.csv', { type: 'text/csv' });
    // As a browser does with a file that has another size or time than when it was chosen.
    changed.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await user.click(replacesPictures());
    await user.upload(screen.getByLabelText('CSV file, ZIP file, or both'), changed);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    const text = 'The file has changed since it was chosen, or is gone. Please choose it again.';
    expect(await screen.findByText(text)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('CSV file, ZIP file, or both');
    // The same file can be chosen again only in an empty field.
    expect([field.files?.length, replacesPictures().checked]).toEqual([0, true]);

    await user.upload(field, file);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('button', { name: 'Import 1 product' })).toBeTruthy();
  });

  it('SP-6 ER-5 keeps the chosen files when the check of them fails, so that one press repeats it', async () => {
    let isReachable = false;
    const { user } = renderStaffScreen(<ImportProductsScreen />, async () => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return { body: { products: [checked] } };
    });
    await user.click(replacesPictures());
    await user.upload(screen.getByLabelText('CSV file, ZIP file, or both'), file);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByText(unreachable)).toBeTruthy();
    expect([screen.getByText('Chosen: products.csv').tagName, replacesPictures().checked]).toEqual([
      'P',
      true,
    ]);

    isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    await user.click(await screen.findByRole('button', { name: 'Choose other files' }));
    expect([screen.queryByText(/^Chosen/), replacesPictures().checked]).toEqual([null, false]);
  });

  it('SP-6 checks another file after an import that was stopped', async () => {
    const { opened: stored, open: answerStored } = createGate();
    const { user } = renderStaffScreen(<ImportProductsScreen />, async (call) => {
      if (call === 'POST /productImports/check') return { body: { products: [checked] } };
      await stored;
      return { body: { products: [{ row: 2, kind: 'new', reason: '' }] } };
    });
    const check = async () => {
      await user.upload(screen.getByLabelText('CSV file, ZIP file, or both'), file);
      await user.click(screen.getByRole('button', { name: 'Check the file' }));
    };
    await check();
    await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    answerStored();
    await user.click(await screen.findByRole('button', { name: 'Import another file' }));
    await check();
    expect(await screen.findByRole('button', { name: 'Import 1 product' })).toBeTruthy();
  });

  it('SP-6 ER-2 blames the connection, not the shop, when the code that reads a ZIP file does not load', async () => {
    vi.doMock('#dashboard/productImport/openArchive.ts', () => {
      throw new Error('offline');
    });
    onTestFinished(() => vi.doUnmock('#dashboard/productImport/openArchive.ts'));
    const { user } = renderStaffScreen(<ImportProductsScreen />, () => ({ body: {} }));
    const zip = new File(['PK'], 'products.zip', { type: 'application/zip' });
    await user.upload(screen.getByLabelText('CSV file, ZIP file, or both'), zip);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByText(unreachable)).toBeTruthy();
  });
});
