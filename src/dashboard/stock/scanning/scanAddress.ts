import { type StockEntryReason, stockEntryReasons } from '#domain/products/countedProduct.ts';
import { productStockPath } from '../../components/routing/addresses.ts';

/** How a product's stock is opened by a scan: with the item's barcode, and what staff are doing. */
export interface ScanStart {
  /** Empty when the product was not opened by a scan. */
  readonly barcode: string;
  readonly reason: StockEntryReason;
  /** Whether each scan is one piece. */
  readonly isEach: boolean;
}

/** The page of the stock of a scanned product. */
export const scannedStockPath = (id: string, { barcode, reason, isEach }: ScanStart): string =>
  `${productStockPath(id)}?${new URLSearchParams({ scan: barcode, reason, ...(isEach ? { each: '1' } : {}) }).toString()}`;

/** The scan in an address. */
export const readScanStart = (params: { get(name: string): string | null }): ScanStart => ({
  barcode: params.get('scan') ?? '',
  reason: stockEntryReasons.find((known) => known === params.get('reason')) ?? 'received',
  isEach: params.get('each') === '1',
});
