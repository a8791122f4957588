import { barcodeError, readBarcode } from '#domain/products/barcode.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';

/** What staff have typed, by the index of the item; an item that they did not change is absent. */
export type TypedBarcodes = Readonly<Record<number, string>>;

interface MissingBarcode {
  readonly index: number;
  readonly color: string;
  readonly size: string;
}

/** The items without a barcode for which none is typed either. */
export const missingBarcodes = (typed: TypedBarcodes, { items }: CountedProduct): MissingBarcode[] =>
  items.flatMap(({ color, size, barcode }, index) => {
    const isTyped = (typed[index] ?? '').trim() !== '';
    return barcode === undefined && !isTyped ? [{ index, color, size }] : [];
  });

/** What is typed for the other items. */
export const withoutItems = (typed: TypedBarcodes, items: readonly MissingBarcode[]): TypedBarcodes => {
  const omitted = new Set(items.map(({ index }) => index));
  return Object.fromEntries(Object.entries(typed).filter(([index]) => !omitted.has(Number(index))));
};

/** What is typed now and was not when the barcodes were saved. */
export const withoutSaved = (typed: TypedBarcodes, saved: TypedBarcodes): TypedBarcodes =>
  Object.fromEntries(Object.entries(typed).filter(([index, text]) => text !== saved[Number(index)]));

/** Index of the item that has the barcode, as it is typed or else saved; -1 for none. */
const indexOfBarcode = (typed: TypedBarcodes, { items }: CountedProduct, barcode: string): number =>
  items.findIndex((item, index) => readBarcode(typed[index] ?? item.barcode ?? '') === barcode);

/**
 * What is typed, with the scanned barcode in the field of the item without one, if that is the only such item. Otherwise nothing changes,
 * nor if an item has this barcode by now.
 */
export const withScanned = (
  typed: TypedBarcodes,
  product: CountedProduct,
  barcode: string,
): TypedBarcodes => {
  const [first, ...others] = missingBarcodes(typed, product);
  const isGiven = indexOfBarcode(typed, product, barcode) !== -1;
  return isGiven || first === undefined || others.length > 0 ? typed : { ...typed, [first.index]: barcode };
};

/** Index of the item whose field gets the focus: the item with this barcode, else the first without a saved barcode, else the first. */
export const indexForScanned = (typed: TypedBarcodes, product: CountedProduct, barcode: string): number => {
  const given = indexOfBarcode(typed, product, barcode);
  if (given !== -1) return given;
  const firstWithout = product.items.findIndex((item) => item.barcode === undefined);
  return Math.max(firstWithout, 0);
};

interface BarcodesBody {
  readonly items: readonly { readonly color: string; readonly size: string; readonly barcode: string }[];
}

/** The items for which something else than the saved barcode is typed, with the text. */
const changedItems = (typed: TypedBarcodes, { items }: CountedProduct): BarcodesBody['items'] =>
  items.flatMap(({ color, size, barcode = '' }, index) => {
    const text = (typed[index] ?? barcode).trim();
    // A text that is no barcode is compared as it is.
    const typedBarcode = readBarcode(text) ?? text;
    // The text as it was typed is sent: the server reads it likewise.
    return typedBarcode === barcode ? [] : [{ color, size, barcode: text }];
  });

/** Whether leaving the form would lose something. */
export const hasTypedBarcode = (typed: TypedBarcodes, product: CountedProduct): boolean =>
  changedItems(typed, product).length > 0;

/** Why a typed text is no barcode; `undefined` if it is one, or if it is empty, which removes the item's barcode. */
export const typedBarcodeError = (text = ''): string | undefined =>
  text.trim() === '' ? undefined : barcodeError(text);

/** The request that saves the changed barcodes; `null` if none was changed, or if one of them is no barcode. */
export const barcodesBody = (typed: TypedBarcodes, product: CountedProduct): BarcodesBody | null => {
  const changed = changedItems(typed, product);
  const isValid = changed.every(({ barcode }) => typedBarcodeError(barcode) === undefined);
  return changed.length > 0 && isValid ? { items: changed } : null;
};
