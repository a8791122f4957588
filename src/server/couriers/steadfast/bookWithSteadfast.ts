import { isRecord } from '#domain/values/parse.ts';
import { createQueue } from '../../process/createQueue.ts';
import type { BookingResult, ParcelToBook } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { readAnswer } from '../readAnswer.ts';
import { refusalSentence, saysInvoiceExists } from './refusalSentence.ts';
import { type SteadfastClient, steadfastStatus } from './steadfastClient.ts';
import { steadfastOrder, steadfastReasonAgainst } from './steadfastParcel.ts';
import { bookedReply, bookedRow, bookedRows, statusReply } from './steadfastReplies.ts';
import { steadfastName } from './steadfastSettings.ts';

/** The most parcels in one call, by Steadfast's documentation. */
const steadfastBulk = 500;

/** How many parcels are looked up at the same time after a lost answer to many bookings. */
const lookUpsAtOnce = 5;

const refused = (reason: string): BookingResult => ({ kind: 'refused', reason });

const booked = (courierReference: string, trackingCode: string): BookingResult => ({
  kind: 'booked',
  courierReference,
  trackingCode,
  fee: null,
});

/** The error as a CourierError; any other error is thrown again. */
const asCourierError = (error: unknown): CourierError => {
  if (error instanceof CourierError) return error;
  throw error;
};

/**
 * Finds out what became of a booking without a clear answer. An invoice is unique at Steadfast, so the parcel is looked up by it.
 * A parcel that is not there (yet) may be booked again, since Steadfast refuses to book an invoice twice.
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
    if (error instanceof CourierError) return { kind: 'unknown', reason };
    throw error;
  }
};

/** The result for a failed call that certainly booked nothing; `null` when it may have booked. */
const resultIfNothingBooked = (error: CourierError): BookingResult | null =>
  error.mayHaveActed ? null : { kind: 'notNow', reason: error.message, waitSeconds: error.waitSeconds };

/**
 * The result for a refusal: a status of 400 or more, which may stand in the body of a 200 (`steadfastStatus`). For 401, 403, 429 and an
 * answer with 500 or more `client.call` throws instead.
 */
const refusalResult = (status: number, body: unknown): BookingResult => {
  if (saysInvoiceExists(body)) return { kind: 'alreadyBooked' };
  return status === 400 || status === 422
    ? refused(refusalSentence(body))
    : { kind: 'notNow', reason: `${steadfastName} answered with status ${status}.`, waitSeconds: null };
};

/** Books one parcel with one call. Throws a CourierError as `client.call` does, and for an answer that does not say whether it booked. */
const send = async (client: SteadfastClient, parcel: ParcelToBook): Promise<BookingResult> => {
  const answer = await client.call('POST', '/create_order', steadfastOrder(parcel));
  const status = steadfastStatus(answer);
  if (status >= 400) return refusalResult(status, answer.body);
  const { consignment } = readAnswer(steadfastName, bookedReply, answer.body);
  return booked(consignment.consignment_id, consignment.tracking_code);
};

/** Books one parcel; if the answer is lost, looks up whether it was booked. */
export const bookWithSteadfast = async (
  client: SteadfastClient,
  parcel: ParcelToBook,
): Promise<BookingResult> => {
  const reason = steadfastReasonAgainst(parcel);
  if (reason !== null) return refused(reason);
  try {
    return await send(client, parcel);
  } catch (error) {
    const failure = asCourierError(error);
    return resultIfNothingBooked(failure) ?? lookUp(client, parcel, failure.message);
  }
};

/** The rows in the answer to a booking of many, which stand alone or in `data`. */
const rowsOf = (body: unknown): unknown[] =>
  readAnswer(steadfastName, bookedRows, isRecord(body) ? body.data : body);

/** The result that a row gives for its parcel; `null` when it cannot be told from the row. */
const resultOfRow = (raw: unknown): BookingResult | null => {
  if (!isRecord(raw)) return null;
  const row = bookedRow.isValidSync(raw) ? bookedRow.cast(raw) : null;
  if (row?.consignment_id && row.tracking_code) return booked(row.consignment_id, row.tracking_code);
  if (saysInvoiceExists(raw)) return { kind: 'alreadyBooked' };
  return row?.status === 'error' ? refused(refusalSentence(raw)) : null;
};

/** Finds the parcel's row by its invoice: an answer may lack rows, or have them in another order. */
const rowOf = (rows: readonly unknown[], { invoice }: ParcelToBook): unknown =>
  rows.find((row) => isRecord(row) && row.invoice === invoice);

/** Returns a function that looks a parcel up after an answer that says nothing about it, a few parcels at a time. */
const openLookUp = (client: SteadfastClient, reason: string) => {
  const enqueue = createQueue(lookUpsAtOnce);
  return (parcel: ParcelToBook): Promise<BookingResult> => enqueue(() => lookUp(client, parcel, reason));
};

/** Books the parcels with one call. Throws a CourierError as `client.call` does, and for an answer that does not say what it booked. */
const sendMany = async (
  client: SteadfastClient,
  parcels: readonly ParcelToBook[],
): Promise<readonly BookingResult[]> => {
  const answer = await client.call('POST', '/create_order/bulk-order', { data: parcels.map(steadfastOrder) });
  // The whole call was refused, which says nothing about any single parcel.
  if (steadfastStatus(answer) >= 400)
    return parcels.map(() => ({ kind: 'notNow', reason: refusalSentence(answer.body), waitSeconds: null }));
  const rows = rowsOf(answer.body);
  const lookUpParcel = openLookUp(client, `${steadfastName} did not say whether it booked the parcel.`);
  return Promise.all(parcels.map(async (parcel) => resultOfRow(rowOf(rows, parcel)) ?? lookUpParcel(parcel)));
};

/** Books as many parcels as one call takes. */
const bookPart = async (
  client: SteadfastClient,
  parcels: readonly ParcelToBook[],
): Promise<readonly BookingResult[]> => {
  try {
    return await sendMany(client, parcels);
  } catch (error) {
    const failure = asCourierError(error);
    const result = resultIfNothingBooked(failure);
    return result === null
      ? Promise.all(parcels.map(openLookUp(client, failure.message)))
      : parcels.map(() => result);
  }
};

/** Books many parcels, up to 500 per call, one call after the other; the results are in the order of the parcels. */
export const bookManyWithSteadfast = async (
  client: SteadfastClient,
  parcels: readonly ParcelToBook[],
): Promise<readonly BookingResult[]> => {
  const acceptable = parcels.filter((parcel) => steadfastReasonAgainst(parcel) === null);
  const results: BookingResult[] = [];
  for (let from = 0; from < acceptable.length; from += steadfastBulk)
    results.push(...(await bookPart(client, acceptable.slice(from, from + steadfastBulk))));
  return parcels.map((parcel) => {
    const reason = steadfastReasonAgainst(parcel);
    const result = reason === null ? results[acceptable.indexOf(parcel)] : refused(reason);
    if (result === undefined) throw new Error('A parcel that was sent has no result.');
    return result;
  });
};
