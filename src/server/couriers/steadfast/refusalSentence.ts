import { isRecord, parseJson } from '#domain/values/parse.ts';
import { oneLine, shortened } from '../parcelTexts.ts';

/** Codes of refusals, with a sentence of the shop for each. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['COD_AMOUNT_ERROR', 'The amount to collect is not accepted.'],
  ['PICKUP_REQUEST_EXISTS', 'A request for a pick-up is open already.'],
]);

/** How Steadfast says that it has the invoice: by a code, or in a sentence. */
const invoiceExists = /THIS_INVOICE_ALREADY_EXISTS|invoice[^.]*(?:already|has been taken)/i;

/** All texts in Steadfast's errors but empty ones, which come as a list, as lists by field, or as the JSON of one of them in a string. */
const textsIn = (errors: unknown): string[] => {
  if (Array.isArray(errors)) return errors.flatMap(textsIn);
  if (isRecord(errors)) return Object.values(errors).flatMap(textsIn);
  if (typeof errors !== 'string' || errors.trim() === '') return [];
  const inside = parseJson(errors);
  return Array.isArray(inside) || isRecord(inside) ? textsIn(inside) : [errors];
};

const textsOf = (body: unknown): string[] => {
  if (!isRecord(body)) return [];
  const texts = textsIn(body.errors ?? body.error);
  return texts.length > 0 ? texts : textsIn(body.message);
};

/** Whether the refusal says that Steadfast has a parcel with this invoice already. */
export const saysInvoiceExists = (body: unknown): boolean =>
  textsOf(body).some((text) => invoiceExists.test(text));

/** The most letters of a sentence with Steadfast's words. */
const longestRefusal = 300;

/** Why Steadfast refused, for staff: mostly in Steadfast's own words, which are cut if they are long. */
export const refusalSentence = (body: unknown): string => {
  const texts = textsOf(body).map((text) => sentences.get(text) ?? oneLine(text));
  return texts.length === 0
    ? 'Steadfast refused it without a reason.'
    : shortened(`Steadfast: ${[...new Set(texts)].join(' ')}`, longestRefusal);
};
