import { parseOrderCode } from './orderNumber.ts';

/** The invoice of an order's second or later parcel: the order number and a count, `HK-7Q4K-2M-2`. */
const countedInvoice = /^(.*-\s*[0-9a-z]{2})\s*-\s*\d{1,2}$/i;

/** The order code in a typed order number or invoice of a parcel; `null` for any other text. */
export const parseInvoiceCode = (text: string): string | null => {
  const [, numberOfInvoice = ''] = countedInvoice.exec(text.trim()) ?? [];
  return parseOrderCode(text) ?? parseOrderCode(numberOfInvoice);
};
