import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readScanStart } from '#dashboard/stock/scanning/scanAddress.ts';
import { inBengali } from '../../support/browser/inBengali.ts';

it('BN-3 GS-12 tells what is wrong with a scanned code in the language of the page', async () => {
  const { ScanResultLine } = await inBengali(() => import('#dashboard/stock/scanning/ScanResultLine.tsx'));
  const result = { kind: 'problem', message: 'A barcode has 8, 12 or 13 digits.' } as const;
  render(<ScanResultLine result={result} start={readScanStart(new URLSearchParams())} />);
  expect(screen.getByText(/বারকোড/).textContent).toBe('বারকোড ৮, ১২ বা ১৩ সংখ্যার হয়।');
});
