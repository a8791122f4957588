import type { StockEntryBody } from '#api/products/stockApi.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { type StockItem, stockLimits } from '#domain/products/stock.ts';
import { amountLimit } from '#domain/shop/constants.ts';
import { isAmount } from '#domain/values/money.ts';
import { typedNumber } from '#domain/values/typedText.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { itemKey } from './itemKey.ts';

/** What staff have typed into the form. */
export interface TypedEntry {
  readonly reason: StockEntryBody['reason'];
  /** By the item's key; absent or empty for an item that is left out. */
  readonly pieces: Readonly<Record<string, string>>;
  /** The pieces that an item showed when staff began to type its number, by the item's key. */
  readonly seen: Readonly<Record<string, number>>;
  readonly note: string;
  /** Of one piece, in taka. */
  readonly cost: string;
}

export const emptyEntry: TypedEntry = { reason: 'received', pieces: {}, seen: {}, note: '', cost: '' };

const isPieces = (text: string): boolean => {
  const pieces = typedNumber(text);
  // Never negative, since `typedNumber` reads no sign.
  return Number.isInteger(pieces) && pieces <= stockLimits.pieces;
};

/** Why the text is no number of pieces; `undefined` if it is one, or if the item is left out. */
export const piecesError = (text = ''): string | undefined =>
  text.trim() === '' || isPieces(text) ? undefined : messages.pleaseEnterAWholeNumber;

/** Why the text is no cost of one piece; `undefined` if it is one, or empty. */
export const costError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  const cost = typedNumber(text);
  const isPossible = cost <= amountLimit && isAmount(cost);
  return isPossible ? undefined : messages.pleaseEnterAnAmount;
};

/** What is left of a field's text: pieces that came in, or were lost and so on, add up, while a later count takes the place of a count. */
const textAfter = (text: string, sentText: string, { reason }: TypedEntry): string => {
  if (text === sentText) return '';
  const added = typedNumber(text) - typedNumber(sentText);
  return reason !== 'counted' && added > 0 ? String(added) : text;
};

/** What is left of the entry once `sent` is saved: what staff have typed and scanned since then. */
export const entryAfter = (typed: TypedEntry, sent: TypedEntry): TypedEntry => ({
  reason: typed.reason,
  pieces: Object.fromEntries(
    Object.entries(typed.pieces).map(([key, text]) => [key, textAfter(text, sent.pieces[key] ?? '', sent)]),
  ),
  seen: {},
  note: typed.note === sent.note ? '' : typed.note,
  cost: typed.cost === sent.cost ? '' : typed.cost,
});

/** The request that stores the entry; `null` if it has an error or names no item. */
export const stockEntryBody = (
  { reason, pieces, seen, note, cost }: TypedEntry,
  product: CountedProduct,
): StockEntryBody | null => {
  const textOf = (item: StockItem): string => (pieces[itemKey(item)] ?? '').trim();
  const hasError = product.items.some((item) => piecesError(textOf(item)) !== undefined);
  // The form asks for the cost of received pieces alone, and keeps what was typed when another reason is chosen.
  const isCostAsked = reason === 'received';
  if (hasError || (isCostAsked && costError(cost) !== undefined)) return null;
  const items = product.items.flatMap((item) => {
    const { color, size } = item;
    const seenPieces = seen[itemKey(item)] ?? item.pieces;
    return textOf(item) === '' ? [] : [{ color, size, pieces: typedNumber(textOf(item)), seen: seenPieces }];
  });
  if (items.length === 0) return null;
  const hasCost = isCostAsked && cost.trim() !== '';
  return { reason, items, note: note.trim(), cost: hasCost ? typedNumber(cost) : null };
};
