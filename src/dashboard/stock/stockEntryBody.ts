import type { StockEntryBody } from '#api/products/stockApi.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { stockLimits } from '#domain/products/stock.ts';
import { amountLimit } from '#domain/shop/constants.ts';
import { isAmount } from '#domain/values/money.ts';
import { typedNumber } from '#domain/values/typedText.ts';
import * as messages from '#messages/dashboard/stock.ts';

/** What staff have typed into the form. */
export interface TypedEntry {
  readonly reason: StockEntryBody['reason'];
  /** By the index of the item; absent or empty for an item that is left out. */
  readonly pieces: Readonly<Record<number, string>>;
  readonly note: string;
  readonly cost: string;
}

export const emptyEntry: TypedEntry = { reason: 'received', pieces: {}, note: '', cost: '' };

const isPieces = (text: string): boolean =>
  Number.isInteger(typedNumber(text)) && typedNumber(text) <= stockLimits.pieces;

/** Why the text is no number of pieces; `undefined` if it is one, or if the item is left out. */
export const piecesError = (text = ''): string | undefined =>
  text.trim() === '' || isPieces(text) ? undefined : messages.pleaseEnterAWholeNumber;

/** Why the text is no cost of one piece; `undefined` if it is one, or empty. */
export const costError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  const cost = typedNumber(text);
  return cost >= 0 && cost <= amountLimit && isAmount(cost) ? undefined : messages.pleaseEnterAnAmount;
};

/** The request that stores the entry; `null` if it has an error or names no item. */
export const stockEntryBody = (
  { reason, pieces, note, cost }: TypedEntry,
  product: CountedProduct,
): StockEntryBody | null => {
  const items = product.items.flatMap(({ color, size, pieces: seen }, index) => {
    const typed = (pieces[index] ?? '').trim();
    return typed === '' ? [] : [{ typed, item: { color, size, pieces: typedNumber(typed), seen } }];
  });
  if (items.length === 0 || !items.every(({ typed }) => isPieces(typed))) return null;
  if (costError(cost) !== undefined) return null;
  const isReceived = reason === 'received';
  return {
    reason,
    items: items.map(({ item }) => item),
    note: note.trim(),
    cost: isReceived && cost.trim() !== '' ? typedNumber(cost) : null,
  };
};
