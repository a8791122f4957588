import { isRecord } from '#domain/values/parse.ts';
import { createQueue } from '../../process/createQueue.ts';
import type { BookingResult, ParcelToBook } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { readAnswer } from '../readAnswer.ts';
import { refusalSentence, saysInvoiceExists } from './refusalSentence.ts';
import { type SteadfastClient, statusOf } from './steadfastClient.ts';
import { steadfastOrder, whyNotSteadfast } from './steadfastParcel.ts';
import { bookedReply, bookedRow, bookedRows, statusReply } from './steadfastReplies.ts';
import { steadfastName } from './steadfastSettings.ts';

/** Parcels in one call. */
export const steadfastBulk = 500;

/** Look-ups at once after a lost answer to many bookings. */
const lookUpsAtOnce = 5;

const refused = (reason: string): BookingResult => ({ kind: 'refused', reason });

const booked = (courierReference: string, trackingCode: string): BookingResult => ({
  kind: 'booked',
  courierReference,
  trackingCode,
  fee: null,
});

const asCourierError = (error: unknown): CourierError => {
  if (error instanceof CourierError) return error;
  throw error;
};

/**
 * What became of a booking without a clear answer. The invoice is unique at Steadfast, so it can be looked up by it; one that
 * is not there (yet) may be booked again, since a second booking of the invoice is refused.
 */
const lookUp = async (
  client: SteadfastClient,
  { invoice }: ParcelToBook,
  reason: string,
): Promise<BookingResult> => {
  try {
    const found = await client.read(`/status_by_invoice/${encodeURIComponent(invoice)}`, statusReply);
    return found === null ? { kind: 'notNow', reason, waitSeconds: null } : { kind: 'alreadyBooked' };
  } catch (error) {
    asCourierError(error);
    return { kind: 'unknown', reason };
  }
};

/** The result of a failed call that booked nothing; `null` when it may have booked. */
const nothingBooked = (error: CourierError): BookingResult | null =>
  error.mayHaveActed ? null : { kind: 'notNow', reason: error.message, waitSeconds: error.waitSeconds };

/** The result of a refusal by status. */
const refusalResult = (status: number, body: unknown): BookingResult => {
  if (saysInvoiceExists(body)) return { kind: 'alreadyBooked' };
  return status === 400 || status === 422
    ? refused(refusalSentence(body))
    : { kind: 'notNow', reason: `${steadfastName} answered with status ${status}.`, waitSeconds: null };
};

const send = async (client: SteadfastClient, parcel: ParcelToBook): Promise<BookingResult> => {
  const answer = await client.call('POST', '/create_order', steadfastOrder(parcel));
  const status = statusOf(answer);
  if (status >= 400) return refusalResult(status, answer.body);
  const { consignment } = readAnswer(steadfastName, bookedReply, answer.body);
  return booked(consignment.consignment_id, consignment.tracking_code);
};

/** Books one parcel; after a lost answer it is looked up before anything else. */
export const bookWithSteadfast = async (
  client: SteadfastClient,
  parcel: ParcelToBook,
): Promise<BookingResult> => {
  const reason = whyNotSteadfast(parcel);
  if (reason !== null) return refused(reason);
  try {
    return await send(client, parcel);
  } catch (error) {
    const failure = asCourierError(error);
    return nothingBooked(failure) ?? lookUp(client, parcel, failure.message);
  }
};

const rowsOf = (body: unknown): unknown[] =>
  readAnswer(steadfastName, bookedRows, isRecord(body) ? body.data : body);

/** What the row says of its parcel; `null` when it says nothing. */
const resultOfRow = (raw: unknown): BookingResult | null => {
  if (!isRecord(raw)) return null;
  const row = bookedRow.isValidSync(raw) ? bookedRow.cast(raw) : null;
  if (row?.consignment_id && row.tracking_code) return booked(row.consignment_id, row.tracking_code);
  if (saysInvoiceExists(raw)) return { kind: 'alreadyBooked' };
  return row?.status === 'error' ? refused(refusalSentence(raw)) : null;
};

/** The parcel's row, by its invoice; an answer may lack a row or have them in another order. */
const rowOf = (rows: readonly unknown[], { invoice }: ParcelToBook): unknown =>
  rows.find((row) => isRecord(row) && row.invoice === invoice);

/** Looks parcels up, some at once, after an answer that says nothing of them. */
const openLookUp = (client: SteadfastClient, reason: string) => {
  const enqueue = createQueue(lookUpsAtOnce);
  return (parcel: ParcelToBook): Promise<BookingResult> => enqueue(() => lookUp(client, parcel, reason));
};

const sendMany = async (
  client: SteadfastClient,
  parcels: readonly ParcelToBook[],
): Promise<readonly BookingResult[]> => {
  const answer = await client.call('POST', '/create_order/bulk-order', { data: parcels.map(steadfastOrder) });
  // A refusal of the whole call says nothing of one parcel.
  if (statusOf(answer) >= 400)
    return parcels.map(() => ({ kind: 'notNow', reason: refusalSentence(answer.body), waitSeconds: null }));
  const rows = rowsOf(answer.body);
  const look = openLookUp(client, `${steadfastName} did not say whether it booked the parcel.`);
  return Promise.all(parcels.map(async (parcel) => resultOfRow(rowOf(rows, parcel)) ?? look(parcel)));
};

const bookPart = async (
  client: SteadfastClient,
  parcels: readonly ParcelToBook[],
): Promise<readonly BookingResult[]> => {
  try {
    return await sendMany(client, parcels);
  } catch (error) {
    const failure = asCourierError(error);
    const result = nothingBooked(failure);
    return result === null
      ? Promise.all(parcels.map(openLookUp(client, failure.message)))
      : parcels.map(() => result);
  }
};

/** Books many parcels, 500 in a call, one call after the other; the results are in the order of the parcels. */
export const bookManyWithSteadfast = async (
  client: SteadfastClient,
  parcels: readonly ParcelToBook[],
): Promise<readonly BookingResult[]> => {
  const reasons = parcels.map(whyNotSteadfast);
  const sent = parcels.filter((_, index) => reasons[index] === null);
  const results: BookingResult[] = [];
  for (let from = 0; from < sent.length; from += steadfastBulk)
    results.push(...(await bookPart(client, sent.slice(from, from + steadfastBulk))));
  let next = 0;
  return reasons.map((reason) => {
    if (reason !== null) return refused(reason);
    const result = results[next];
    next += 1;
    if (result === undefined) throw new Error('Each sent parcel has a result.');
    return result;
  });
};
