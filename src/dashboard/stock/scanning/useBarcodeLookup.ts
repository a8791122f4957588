import { failureOfError } from '#api/client/failure.ts';
import { useLazyFindBarcodeQuery } from '#api/products/barcodesApi.ts';
import { barcodeError, type FoundBarcode, readBarcode } from '#domain/products/barcode.ts';
import type { CountedItem } from '#domain/products/countedProduct.ts';
import type { StockItem } from '#domain/products/stock.ts';
import * as messages from '#messages/dashboard/stock/scanning.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';
import { itemKey } from '../itemKey.ts';

/** What a scan has found. */
export type ScanResult =
  /** An item of the product on the screen. */
  | { readonly kind: 'item'; readonly item: StockItem }
  /** An item of another product. */
  | { readonly kind: 'other'; readonly barcode: string; readonly found: FoundBarcode }
  /** A barcode that no item has. */
  | { readonly kind: 'unknown'; readonly barcode: string }
  /** A text that is no barcode, or a failure to look it up. */
  | { readonly kind: 'problem'; readonly message: string };

/** Returns a function that finds the item with a scanned barcode: among `items` at once, otherwise by a call to the server. */
export const useBarcodeLookup = (productId: string, items: readonly CountedItem[]) => {
  const [find] = useLazyFindBarcodeQuery();
  return async (text: string): Promise<ScanResult> => {
    const barcode = readBarcode(text);
    if (barcode === null) return { kind: 'problem', message: barcodeError(text) ?? '' };
    const itemOnScreen = items.find((item) => item.barcode === barcode);
    if (itemOnScreen !== undefined) return { kind: 'item', item: itemOnScreen };
    try {
      const found = await find(barcode).unwrap();
      // The shop itself refuses a barcode that no item has, which is caught below; another host may answer without an item.
      if (found === null) return { kind: 'unknown', barcode };
      // The screen may not know yet that one of its items has been given the barcode.
      const isOnScreen =
        found.product.id === productId && items.some((item) => itemKey(item) === itemKey(found));
      return isOnScreen ? { kind: 'item', item: found } : { kind: 'other', barcode, found };
    } catch (error) {
      const failure = failureOfError(error);
      const hasNoItem = failure.kind === 'refused' && failure.code === 'unknown';
      if (hasNoItem) return { kind: 'unknown', barcode };
      return { kind: 'problem', message: withFailureMessage(messages.barcodeNotLookedUp, failure) };
    }
  };
};
