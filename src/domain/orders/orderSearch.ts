import { normalizeEmail } from '../values/email.ts';
import { normalizeMobileNumber, phoneDigits } from '../values/mobileNumber.ts';
import { searchKey } from '../values/plainText.ts';
import { latinDigits } from '../values/typedText.ts';
import { parseInvoiceCode } from './invoiceNumber.ts';
import type { Order } from './order.ts';
import { orderCodeOf } from './orderNumber.ts';

/** What a search looks for among orders (MD-1); the server's SQL follows the same rules. */
export interface OrderSearch {
  /** Part of an id, a name or an e-mail address, as `searchKey` writes it; everything matches when it is empty. */
  readonly text: string;
  /** The order code, if the text is an order number or the invoice of a parcel; otherwise `null`. */
  readonly code: string | null;
  /** Part of a mobile number in the national form; `null` when the text is no such part. */
  readonly phonePart: string | null;
}

/** Fewest digits that are searched for in mobile numbers: any two digits occur in every tenth number. */
const fewestDigits = 3;

/**
 * The typed digits as orders have them: without the country code, with the leading 0. `null` for a text that is not
 * digits, and for too few of them.
 */
const phonePartOf = (text: string): string | null => {
  const digits = phoneDigits(text);
  if (!/^\d+$/.test(digits)) return null;
  const afterCountryCode = /^(?:00)?880(.*)$/.exec(digits)?.[1];
  const national = afterCountryCode === undefined ? digits : `0${afterCountryCode.replace(/^0/, '')}`;
  // If too few digits follow `880`, it may be a part of a number instead of the country code.
  return [national, digits].find((part) => part.length >= fewestDigits) ?? null;
};

/** The search for a text that a person types or pastes into the search field of an order list. */
export const readOrderSearch = (input: string): OrderSearch => ({
  text: searchKey(input),
  code: parseInvoiceCode(input),
  phonePart: phonePartOf(input),
});

type Searched = Pick<Order, '_id' | 'number' | 'customerData'>;

/** Whether the order has the number, or the text is part of its phone number, name or e-mail address. */
const matchesTexts = ({ number, customerData }: Searched, search: OrderSearch): boolean => {
  if (search.code !== null && number !== null && orderCodeOf(number) === search.code) return true;
  const phone = latinDigits(normalizeMobileNumber(customerData.mobileNumber));
  return (
    [searchKey(customerData.name), normalizeEmail(customerData.email)].some((key) =>
      key.includes(search.text),
    ) ||
    (search.phonePart !== null && phone.includes(search.phonePart))
  );
};

/** Whether the order has the number, or the text is part of its id, phone number, name or e-mail address. */
export const matchesOrderSearch = (order: Searched, search: OrderSearch): boolean =>
  order._id.toLowerCase().includes(search.text) || matchesTexts(order, search);

/** The orders that a search has found. After a search for digits, orders that have them only in their id come last (MD-24). */
export const bestFirst = <Item extends Searched>(orders: readonly Item[], search: OrderSearch): Item[] => {
  const rank = (order: Item): number => Number(search.phonePart !== null && !matchesTexts(order, search));
  return orders.toSorted((one, other) => rank(one) - rank(other));
};
