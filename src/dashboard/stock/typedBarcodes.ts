import { barcodeError, readBarcode } from '#domain/products/barcode.ts';
import type { CountedItem, CountedProduct } from '#domain/products/countedProduct.ts';
import type { StockItem } from '#domain/products/stock.ts';
import { itemKey } from './itemKey.ts';

/** What staff have typed, by the item's key; an item that they did not change is absent. */
export type TypedBarcodes = Readonly<Record<string, string>>;

/** The text in the field of an item: what is typed, or else the saved barcode. */
export const barcodeText = (typed: TypedBarcodes, item: CountedItem): string =>
  typed[itemKey(item)] ?? item.barcode ?? '';

/** The items with an empty field. */
const emptyItems = (typed: TypedBarcodes, { items }: CountedProduct): CountedItem[] =>
  items.filter((item) => barcodeText(typed, item).trim() === '');

/** The items without a barcode for which none is typed either. */
export const missingBarcodes = (typed: TypedBarcodes, product: CountedProduct): CountedItem[] =>
  emptyItems(typed, product).filter(({ barcode }) => barcode === undefined);

/** What stays typed after the shop has made barcodes for these items: what is typed for them meanwhile is dropped. */
export const withoutMade = (typed: TypedBarcodes, items: readonly StockItem[]): TypedBarcodes => {
  const made = new Set(items.map(itemKey));
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !made.has(key)));
};

/** What stays typed after a save: what was typed or changed while it ran. */
export const withoutSaved = (typed: TypedBarcodes, saved: TypedBarcodes): TypedBarcodes =>
  Object.fromEntries(Object.entries(typed).filter(([key, text]) => text !== saved[key]));

/** The item whose field has this barcode, as `readBarcode` gives it. */
const itemWith = (typed: TypedBarcodes, { items }: CountedProduct, barcode: string) =>
  items.find((item) => readBarcode(barcodeText(typed, item)) === barcode);

/**
 * Types a scanned barcode into the only empty field. Changes nothing if there is no such field or more than one, or if an item has this
 * barcode by now.
 */
export const withScanned = (
  typed: TypedBarcodes,
  product: CountedProduct,
  barcode: string,
): TypedBarcodes => {
  const [first, ...others] = emptyItems(typed, product);
  const isGiven = itemWith(typed, product, barcode) !== undefined;
  return isGiven || first === undefined || others.length > 0
    ? typed
    : { ...typed, [itemKey(first)]: barcode };
};

/** The item whose field gets the focus: the item with this barcode, else the first with an empty field, else the first. */
export const itemForScanned = (typed: TypedBarcodes, product: CountedProduct, barcode: string) =>
  itemWith(typed, product, barcode) ?? emptyItems(typed, product)[0] ?? product.items[0];

interface BarcodesBody {
  readonly items: readonly { readonly color: string; readonly size: string; readonly barcode: string }[];
}

/** The items for which something else than the saved barcode is typed, with the text. */
const changedItems = (typed: TypedBarcodes, { items }: CountedProduct): BarcodesBody['items'] =>
  items.flatMap((item) => {
    const { color, size, barcode = '' } = item;
    const text = barcodeText(typed, item).trim();
    // A text that is no barcode is compared as it is.
    const typedBarcode = readBarcode(text) ?? text;
    // Sent as it was typed, since the server reads it by `readBarcode` too.
    return typedBarcode === barcode ? [] : [{ color, size, barcode: text }];
  });

/** Whether leaving the form would lose something. */
export const hasTypedBarcode = (typed: TypedBarcodes, product: CountedProduct): boolean =>
  changedItems(typed, product).length > 0;

/** Why a text is no barcode; `undefined` if it is one, or if it is empty, which removes the item's barcode. */
export const typedBarcodeError = (text: string): string | undefined =>
  text.trim() === '' ? undefined : barcodeError(text);

/** The request that saves the changed barcodes; `null` if none was changed, or if one of them is no barcode. */
export const barcodesBody = (typed: TypedBarcodes, product: CountedProduct): BarcodesBody | null => {
  const changed = changedItems(typed, product);
  const isValid = changed.every(({ barcode }) => typedBarcodeError(barcode) === undefined);
  return changed.length > 0 && isValid ? { items: changed } : null;
};
