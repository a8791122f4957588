import { useState } from 'react';
import * as messages from '#messages/dashboard/stock/scanning.ts';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { Collapsible } from '../../components/layout/Collapsible.tsx';
import { ScanField } from '../../components/scanning/ScanField.tsx';
import { ScanResultLine } from './ScanResultLine.tsx';
import { scannedStockPath } from './scanAddress.ts';
import { type ScanResult, useBarcodeLookup } from './useBarcodeLookup.ts';

const noItems = [] as const;

// How the form of the scanned product opens: whoever scans in the list of stock is counting what is there.
const start = { reason: 'counted', isPiecePerScan: false } as const;

/** A scan field that opens the stock of the scanned product, with its form set to a count (GS-12). */
export const ScanToProduct = () => {
  const navigate = useNavigateIfMounted();
  // No product is on the screen: every barcode belongs to another product, or to none.
  const lookUp = useBarcodeLookup('', noItems);
  const [result, setResult] = useState<ScanResult | null>(null);
  const scan = async (text: string) => {
    const scanned = await lookUp(text);
    setResult(scanned);
    if (scanned.kind === 'other')
      await navigate(scannedStockPath(scanned.found.product.id, { ...start, barcode: scanned.barcode }));
  };
  return (
    <Collapsible summary={messages.scanABarcode}>
      <ScanField onScan={(text) => void scan(text)}>
        {result !== null && result.kind !== 'item' && <ScanResultLine result={result} start={start} />}
      </ScanField>
    </Collapsible>
  );
};
