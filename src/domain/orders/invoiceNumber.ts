import { parseOrderCode } from './orderNumber.ts';

/** An order number with the count that invoices of a second parcel and later ones have: `HK-7Q4K-2M-2`. */
const countedInvoice = /^(.*-\s*[0-9a-z]{2})\s*-\s*\d{1,2}$/i;

/** The code of the order whose number, or the invoice of one of whose parcels, a person typed; `null` for any other text. */
export const parseInvoiceCode = (text: string): string | null =>
  parseOrderCode(text) ?? parseOrderCode(countedInvoice.exec(text.trim())?.[1] ?? '');
