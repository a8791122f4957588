import type { GatewayPayment } from '#domain/cash/advancePayment.ts';
import { isRecord, type JsonRecord, readList } from '#domain/values/parse.ts';
import { CourierError } from '../../couriers/courierError.ts';

/**
 * Reads SSLCommerz's answers about payments, in which amounts and numbers may be strings or numbers. An answer that cannot be read is
 * a CourierError, with which each call to an outside company fails (`callCourier`). In all functions `name` is what messages call the
 * gateway.
 */

const textOf = (raw: unknown): string => {
  if (typeof raw === 'number') return String(raw);
  return typeof raw === 'string' ? raw.trim() : '';
};

/** An amount of taka as poisha; `null` if it is not a number with at most two decimals. */
const poishaOf = (raw: unknown): number | null => {
  const text = textOf(raw);
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
};

/** The amount in poisha; `null` when it is unreadable, or when the two amounts that an answer may have differ. */
const amountOf = ({ amount: amountInTaka, currency_amount: amountPaid }: JsonRecord): number | null => {
  const poisha = poishaOf(amountInTaka);
  const hasBoth = amountPaid !== undefined && amountPaid !== null;
  return hasBoth && poishaOf(amountPaid) !== poisha ? null : poisha;
};

const paymentOf = (raw: JsonRecord): GatewayPayment => ({
  status: textOf(raw.status).toUpperCase(),
  transactionId: textOf(raw.tran_id),
  validationId: textOf(raw.val_id),
  bankTransactionId: textOf(raw.bank_tran_id),
  amount: amountOf(raw),
  currencies: [raw.currency, raw.currency_type].map(textOf).filter((currency) => currency !== ''),
  // Only the level 0 is safe; a person decides on any other.
  isRisky: textOf(raw.risk_level) !== '0',
});

const cannotBeRead = (name: string): CourierError =>
  new CourierError('badAnswer', `The answer of ${name} cannot be read.`);

/** Throws if the answer reports anything but `DONE` about the connection, such as that the store's keys are refused. */
const checkConnection = (name: string, { APIConnect: word }: JsonRecord): void => {
  const text = textOf(word);
  if (text !== '' && text !== 'DONE')
    throw new CourierError('keysRefused', `${name} does not take the keys or the request of the shop.`);
};

/** Reads the payment in the validator's answer; throws a CourierError for any other answer. */
export const readValidation = (name: string, body: unknown): GatewayPayment => {
  if (!isRecord(body)) throw cannotBeRead(name);
  checkConnection(name, body);
  if (textOf(body.status) === '') throw cannotBeRead(name);
  return paymentOf(body);
};

/** Reads the payments in the answer about a transaction id; throws a CourierError for any other answer. */
export const readPayments = (name: string, body: unknown): GatewayPayment[] => {
  if (!isRecord(body)) throw cannotBeRead(name);
  checkConnection(name, body);
  // SSLCommerz does not document that an answer with the number 0 has the list.
  const hasFoundNone = textOf(body.no_of_trans_found) === '0';
  if (!hasFoundNone && !Array.isArray(body.element)) throw cannotBeRead(name);
  return readList(body.element, (raw) => (isRecord(raw) ? paymentOf(raw) : null));
};
