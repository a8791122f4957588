import { latinDigits } from '../values/typedText.ts';
import { parseOrderCode } from './orderNumber.ts';

/**
 * The invoice of an order's second or later parcel: the order number and a count, `HK-7Q4K-2E-2`. The last group of an order number has
 * two characters, by which the count is told from it.
 */
const countedInvoice = /^(.*[-\u2010-\u2015]\s*[0-9a-z]{2})\s*[-\u2010-\u2015]\s*(\d{1,2})$/i;

/** The count of the first parcel with one; the invoice of the first parcel is the order number. */
const firstCount = 2;

/** The order code and the count in a typed invoice of a second or later parcel, `7Q4K-2E-2`; `null` for any other text. */
export const parseCountedInvoice = (text: string): string | null => {
  const [, orderNumber = '', count = ''] = countedInvoice.exec(latinDigits(text).trim()) ?? [];
  const code = parseOrderCode(orderNumber);
  return code === null || Number(count) < firstCount ? null : `${code}-${Number(count)}`;
};

/** The order code in a typed order number or invoice of a parcel; `null` for any other text. */
export const parseInvoiceCode = (text: string): string | null => {
  const [, orderNumber = ''] = countedInvoice.exec(latinDigits(text).trim()) ?? [];
  // The count is cut off first: `parseOrderCode`, which ignores dashes, would read HK-Q9CJ-WN-2 as the order number HKQ-9CJW-N2.
  return parseOrderCode(orderNumber) ?? parseOrderCode(text);
};
