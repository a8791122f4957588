import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';

const ignore = () => undefined;

it('BN-3 CA-3 the first rows of a statement have their numbers in Bengali digits, and their cells as in the file', async () => {
  const { renderScreen, MapColumnsForm } = await inBengali(async () => {
    const form = await import('#dashboard/orders/statements/MapColumnsForm.tsx');
    const support = await import('../../../support/browser/renderScreen.tsx');
    return { renderScreen: support.renderScreen, MapColumnsForm: form.MapColumnsForm };
  });
  const preview = {
    name: 'payout.csv',
    courier: 'steadfast',
    header: ['Invoice', 'COD'],
    rows: [{ row: 12, cells: ['HK-1', '311'] }],
    lines: 1,
    mapping: {},
    isSaved: false,
    payoutTotal: null,
  } as const;
  renderScreen(
    <MapColumnsForm
      preview={preview}
      columns={{ mapping: {}, payoutTotal: null }}
      problem={null}
      busy={false}
      onCheck={ignore}
      onRestart={ignore}
    />,
  );
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['১২', 'HK-1', '311']);
});
