import { object } from 'yup';
import { type ProductOfList, readLocalName } from '../products/bengaliProduct.ts';
import { offeredItems } from '../products/offeredItems.ts';
import type { StockCount, StockItem } from '../products/stock.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { mobileNumberRule } from './checkoutForm.ts';

/** “Tell me when it is back” (GS-9): shoppers leave a phone number, and staff call when there are pieces again. */

/** Days for which a request is kept. */
export const stockRequestDays = 90;

/** How many requests one network address may send per minute. */
export const stockRequestsPerMinute = 6;

/** How staff close a request: they have told the shopper, or remove it without telling. */
export const stockRequestOutcomes = ['told', 'removed'] as const;
export type StockRequestOutcome = (typeof stockRequestOutcomes)[number];

/** The form for the shopper; the phone number has the rule of the checkout (CO-3). */
export const stockRequestForm = object({ mobileNumber: mobileNumberRule });

/** One shopper who waits for an item. */
export interface StockRequest {
  readonly _id: string;
  readonly mobileNumber: string;
  /** ISO. */
  readonly at: string;
}

/** An item with those who wait for it, as staff see it. */
export interface AskedItem extends StockItem {
  readonly product: ProductOfList;
  /** Whether it can be ordered again. */
  readonly isBack: boolean;
  /** How many shoppers wait for it. */
  readonly count: number;
  /** The latest requests, newest first. */
  readonly requests: readonly StockRequest[];
}

interface AwaitedProduct {
  readonly stockCount: StockCount;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

/** The items of a product that one can wait for: each colour and size if these are counted, otherwise the whole product. */
export const awaitedItems = (product: AwaitedProduct): StockItem[] =>
  product.stockCount === 'variants' ? offeredItems(product) : [{ color: '', size: '' }];

const readRequest = (raw: unknown): StockRequest | null =>
  isRecord(raw)
    ? { _id: readText(raw._id), mobileNumber: readText(raw.mobileNumber), at: readText(raw.at) }
    : null;

/** The item that a host sent; `null` without a product. */
export const readAskedItem = (raw: unknown): AskedItem | null => {
  if (!isRecord(raw) || !isRecord(raw.product)) return null;
  const { product } = raw;
  return {
    product: { id: readText(product.id), name: readLocalName(product) },
    color: readText(raw.color),
    size: readText(raw.size),
    isBack: raw.isBack === true,
    count: readNumber(raw.count) ?? 0,
    requests: readList(raw.requests, readRequest),
  };
};
