import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScanResultLine } from '#dashboard/stock/scanning/ScanResultLine.tsx';
import { readScanStart } from '#dashboard/stock/scanning/scanAddress.ts';

vi.mock('#messages/refusals/sentences.ts', () => ({ shownText: (text: string) => `in Bengali: ${text}` }));

it('BN-3 GS-12 tells what is wrong with a scanned code in the language of the page', () => {
  const message = 'A barcode has 8, 12 or 13 digits.';
  render(
    <ScanResultLine result={{ kind: 'problem', message }} start={readScanStart(new URLSearchParams())} />,
  );
  expect(screen.getByText(/digits/).textContent).toBe(`in Bengali: ${message}`);
});
