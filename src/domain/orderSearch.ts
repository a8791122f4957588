import { normalizeEmail } from './email.ts';
import { latinDigits, normalizeMobileNumber, withoutSeparators } from './mobileNumber.ts';
import type { Order } from './order.ts';
import { parseOrderNumber } from './orderNumber.ts';

/** What a search of orders finds (MD-1); the server's SQL follows the same rule. */
export interface OrderSearch {
  /** Part of an id, a name or an e-mail address, as `searchKey` writes it; everything matches when it is empty. */
  readonly text: string;
  /** The order number that the text is; `null` when it is none. */
  readonly number: string | null;
  /** Part of a mobile number in the national form; `null` when the text is no such part. */
  readonly phonePart: string | null;
}

/** Digits from which on a text is a part of a mobile number: two occur in every tenth number. */
const fewestDigits = 3;

/** The text for comparison: case, the composition of letters and the number of blanks do not count. */
export const searchKey = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The part of a national number; what follows a country code occurs wherever the digits with the code do. */
const phonePartOf = (text: string): string | null => {
  const digits = withoutSeparators(latinDigits(text));
  if (!/^\d+$/.test(digits)) return null;
  const rest = /^(?:00)?880(.*)$/.exec(digits)?.[1];
  const national = rest === undefined ? '' : `0${rest.replace(/^0/, '')}`;
  if (national.length >= fewestDigits) return national;
  return digits.length >= fewestDigits ? digits : null;
};

/** What a person types or pastes into the search field of an order list. */
export const readOrderSearch = (input: string): OrderSearch => ({
  text: searchKey(input),
  number: parseOrderNumber(input),
  phonePart: phonePartOf(input),
});

type Searched = Pick<Order, '_id' | 'number' | 'customerData'>;

/** Whether the order has the number, or the text is part of its phone number, name or e-mail address. */
const matchesTexts = ({ number, customerData }: Searched, search: OrderSearch): boolean => {
  if (search.number !== null && number === search.number) return true;
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

/** The orders that a search has found, for digits with those last whose id alone has them (MD-24). */
export const bestFirst = <Item extends Searched>(orders: readonly Item[], search: OrderSearch): Item[] => {
  const isLast = (order: Item): number => Number(search.phonePart !== null && !matchesTexts(order, search));
  return orders.toSorted((one, other) => isLast(one) - isLast(other));
};
