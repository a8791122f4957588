import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportRow } from '#dashboard/productImport/importRows.ts';
import { inBengali } from '../../support/browser/inBengali.ts';

const row: ImportRow = {
  row: 2,
  name: 'Cotton kameez',
  kind: 'new',
  column: '',
  reason: '',
  changes: [
    { field: 'Price', from: '1100', to: '1250' },
    { field: 'Stock of Red, M', from: 'not counted', to: '12' },
    { field: 'Stock of Red', from: '3', to: '0' },
    { field: 'Stock of all others', from: 'not counted', to: '0' },
  ],
  notes: [],
};

const detailsInBengali = async (shown: ImportRow): Promise<string[]> => {
  const { ImportTable, renderStaffScreen } = await inBengali(async () => ({
    ...(await import('#dashboard/productImport/ImportTable.tsx')),
    ...(await import('../../support/browser/renderStaffScreen.tsx')),
  }));
  renderStaffScreen(<ImportTable caption="ইমপোর্ট" rows={[shown]} />, () => ({ body: {} }));
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
};

it('BN-3 SP-6 tells on a Bengali page how an import changes the pieces', async () => {
  expect(await detailsInBengali(row)).toEqual([
    'দাম: 1100 → 1250',
    'স্টক (লাল, M): গোনা হয় না → ১২',
    'স্টক (লাল): ৩ → ০',
    'স্টক (বাকি সব): গোনা হয় না → ০',
  ]);
});

it('BN-3 SP-6 names on a Bengali page the column of a refused row as the file does', async () => {
  const reason = '“Red” is not yes or no.';
  const refused: ImportRow = { ...row, kind: 'refused', column: 'Published', reason, changes: [] };
  expect(await detailsInBengali(refused)).toEqual(['Published: “Red” ঠিক নয়; লাগবে: হ্যাঁ বা না।']);
});
