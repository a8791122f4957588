import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import type { CourierPayment, CourierPaymentParts } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { refusalSentence } from './refusalSentence.ts';
import { type SteadfastClient, statusOf } from './steadfastClient.ts';

/**
 * Reads Steadfast's payouts. Its documentation names the two calls but none of their fields, so the fields that public clients use
 * are read; an answer of another shape is only passed on as it came.
 */

/** How many pages of the list are read; a page has 10 payouts. */
const maxPages = 3;
/** How many characters of an answer are kept. */
const longestRaw = 64 * 1024;
/** How many characters of a value are kept. */
const longestCell = 500;

/** The body of the answer; `null` for 404. */
const answerOf = async (client: SteadfastClient, path: string): Promise<unknown> => {
  const answer = await client.call('GET', path);
  const status = statusOf(answer);
  if (status === 404) return null;
  if (status >= 400) throw new CourierError('refused', refusalSentence(answer.body));
  return answer.body;
};

/** The first list in the body: the body itself, or one in these fields at any depth; `null` if there is none. */
const listIn = (body: unknown, fields: readonly string[]): readonly unknown[] | null => {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return null;
  for (const field of fields) {
    const list = listIn(body[field], fields);
    if (list !== null) return list;
  }
  return null;
};

const toPayment = (raw: unknown): CourierPayment[] => {
  if (!isRecord(raw)) return [];
  const id = readText(raw.payment_id) || readText(raw.id);
  const at = readText(raw.paid_at) || readText(raw.created_at);
  const state = readText(raw.status_label) || readText(raw.status);
  return id === '' ? [] : [{ id, amount: readNumber(raw.amount) ?? readNumber(raw.total), at, state }];
};

/** Asks for the newest payouts. Throws a CourierError: `badAnswer` for a list of an unknown shape. */
export const readPayments = async (client: SteadfastClient): Promise<CourierPayment[]> => {
  const payments: CourierPayment[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const body = await answerOf(client, page === 1 ? '/payments' : `/payments?page=${page}`);
    const rows = listIn(body, ['data', 'payments']);
    if (rows === null)
      throw new CourierError(
        'badAnswer',
        'Steadfast’s list of payments has a shape that the shop does not know.',
      );
    payments.push(...rows.flatMap(toPayment));
    const last = isRecord(body) ? (readNumber(body.last_page) ?? 1) : 1;
    if (page >= last) break;
  }
  return payments;
};

/** The text of a single value; `null` for a nested one, which a statement does not need. */
const cellOf = (value: unknown): string | null => {
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, longestCell)
    : null;
};

/** The records as a table with the names of all their fields; `null` if they do not form one. */
const tableOf = (rows: readonly unknown[]): NonNullable<CourierPaymentParts['table']> | null => {
  const records = rows.filter(isRecord);
  if (records.length === 0 || records.length < rows.length) return null;
  const names = new Set(
    records.flatMap((record) =>
      Object.entries(record).flatMap(([name, value]) => (cellOf(value) === null ? [] : [name])),
    ),
  );
  const header = [...names].slice(0, 100);
  return header.length < 2
    ? null
    : { header, rows: records.map((record) => header.map((name) => cellOf(record[name] ?? null) ?? '')) };
};

/** Asks for the parcels of a payout; `null` when Steadfast does not know it. Throws a CourierError. */
export const readPayment = async (
  client: SteadfastClient,
  id: string,
): Promise<CourierPaymentParts | null> => {
  const body = await answerOf(client, `/payments/${encodeURIComponent(id)}`);
  if (body === null) return null;
  const summary = isRecord(body) && isRecord(body.data) ? body.data : body;
  const amount = isRecord(summary) ? (readNumber(summary.amount) ?? readNumber(summary.total)) : null;
  const rows = listIn(body, ['consignments', 'parcels', 'data']);
  // Without rows, the table has only the whole amount.
  const netOnly = amount === null ? null : { header: ['payment_id', 'amount'], rows: [[id, String(amount)]] };
  return {
    amount,
    table: rows === null ? netOnly : tableOf(rows),
    raw: JSON.stringify(body).slice(0, longestRaw),
  };
};
