import { type StockEntryReason, stockEntryReasons } from '#domain/products/countedProduct.ts';
import { productStockPath } from '../../components/routing/addresses.ts';

/** What the address of a product's stock says after a scan: the item's barcode, and what staff are entering. */
export interface ScanStart {
  /** '' if no scan opened the product. */
  readonly barcode: string;
  readonly reason: StockEntryReason;
  /** Whether each scan is one piece. */
  readonly isPiecePerScan: boolean;
}

/** The address of a scanned product's stock. */
export const scannedStockPath = (id: string, { barcode, reason, isPiecePerScan }: ScanStart): string => {
  const params = new URLSearchParams({ scan: barcode, reason });
  if (isPiecePerScan) params.set('each', '1');
  return `${productStockPath(id)}?${params.toString()}`;
};

/** Reads the scan from an address; goods count as received if it names no reason. */
export const readScanStart = (params: { get(name: string): string | null }): ScanStart => ({
  barcode: params.get('scan') ?? '',
  reason: stockEntryReasons.find((candidate) => candidate === params.get('reason')) ?? 'received',
  isPiecePerScan: params.get('each') === '1',
});
