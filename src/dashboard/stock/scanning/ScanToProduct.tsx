import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StockEntryReason } from '#domain/products/countedProduct.ts';
import * as messages from '#messages/dashboard/stock/scanning.ts';
import { Collapsible } from '../../components/layout/Collapsible.tsx';
import { ScanField } from '../../components/scanning/ScanField.tsx';
import { ScanResultLine } from './ScanResultLine.tsx';
import { scannedStockPath } from './scanAddress.ts';
import { type ScanResult, useBarcodeLookup } from './useBarcodeLookup.ts';

const noItems = [] as const;

/** A scan field that opens the stock of the scanned product, with its form set to `reason` (GS-12). */
export const ScanToProduct = ({ reason }: { readonly reason: StockEntryReason }) => {
  const navigate = useNavigate();
  const look = useBarcodeLookup('', noItems);
  const [result, setResult] = useState<ScanResult | null>(null);
  const start = { reason, isEach: false };
  const scan = async (text: string) => {
    const next = await look(text);
    setResult(next);
    if (next.kind === 'other')
      await navigate(scannedStockPath(next.found.product.id, { ...start, barcode: next.barcode }));
  };
  return (
    <Collapsible summary={messages.scanABarcode}>
      <ScanField onScan={(text) => void scan(text)}>
        {result !== null && result.kind !== 'item' && result.kind !== 'other' && (
          <ScanResultLine result={result} start={start} />
        )}
      </ScanField>
    </Collapsible>
  );
};
