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

/** Fewest digits that are searched for in mobile numbers: one pair of digits occurs in about every tenth number. */
const fewestDigits = 3;

const afterCountryCode = /^(?:00)?880(.*)$/;

/** The digits with a leading 0 in place of the country code, if they begin with that. */
const nationalForm = (digits: string): string => {
  const subscriber = afterCountryCode.exec(digits)?.[1];
  return subscriber === undefined ? digits : `0${subscriber.replace(/^0/, '')}`;
};

/**
 * The typed digits as orders have them: without the country code, with the leading 0. `null` for a text that is not
 * digits, and for too few of them.
 */
const phonePartOf = (text: string): string | null => {
  const digits = phoneDigits(text);
  if (!/^\d+$/.test(digits)) return null;
  const national = nationalForm(digits);
  if (national.length >= fewestDigits) return national;
  // If too few digits follow `880`, it may be a part of a number instead of the country code.
  return digits.length >= fewestDigits ? digits : null;
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
  if (searchKey(customerData.name).includes(search.text)) return true;
  if (normalizeEmail(customerData.email).includes(search.text)) return true;
  if (search.phonePart === null) return false;
  const phone = latinDigits(normalizeMobileNumber(customerData.mobileNumber));
  return phone.includes(search.phonePart);
};

/** Whether the order has the number, or the text is part of its id, phone number, name or e-mail address. */
export const matchesOrderSearch = (order: Searched, search: OrderSearch): boolean =>
  order._id.toLowerCase().includes(search.text) || matchesTexts(order, search);

/** The orders that a search has found. After a search for digits, orders that have them only in their id come last (MD-24). */
export const bestFirst = <Item extends Searched>(orders: readonly Item[], search: OrderSearch): Item[] => {
  if (search.phonePart === null) return [...orders];
  const isFoundByText = (order: Item): boolean => matchesTexts(order, search);
  return [...orders.filter(isFoundByText), ...orders.filter((order) => !isFoundByText(order))];
};
