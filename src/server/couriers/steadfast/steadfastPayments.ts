import { beginningOf } from '#domain/values/cutText.ts';
import { isRecord, type JsonRecord, readList, readNumber, readText } from '#domain/values/parse.ts';
import type { CourierPayment, CourierPaymentParts, PaymentTable } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { refusalSentence } from './refusalSentence.ts';
import { type SteadfastClient, steadfastStatus } from './steadfastClient.ts';

/**
 * Reads Steadfast's payouts. Its documentation names the two calls but none of their fields, so the fields that public clients use
 * are read; an answer of another shape is only passed on as it came.
 */

/** How many pages of the list are read: with 10 payouts on a page, the newest 30 payouts. */
const maxPages = 3;
/** How many characters of an answer are kept. */
const longestRaw = 64 * 1024;
/** How many characters of a value are kept. */
const longestCell = 500;

/** The body of the answer; `null` for 404. */
const answerOf = async (client: SteadfastClient, path: string): Promise<unknown> => {
  const answer = await client.call('GET', path);
  const status = steadfastStatus(answer);
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

/** How many pages the list has, as the body or the page in its field `data` says; 1 if neither does. */
const pagesIn = (body: unknown): number =>
  isRecord(body) ? (readNumber(body.last_page) ?? pagesIn(body.data)) : 1;

const amountOf = (record: JsonRecord): number | null => readNumber(record.amount) ?? readNumber(record.total);

/** Reads a row of the list; `null` for one without an id. */
const paymentOf = (row: unknown): CourierPayment | null => {
  if (!isRecord(row)) return null;
  const id = readText(row.payment_id) || readText(row.id);
  if (id === '') return null;
  const at = readText(row.paid_at) || readText(row.created_at);
  const state = readText(row.status_label) || readText(row.status);
  return { id, amount: amountOf(row), at, state };
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
    payments.push(...readList(rows, paymentOf));
    if (page >= pagesIn(body)) break;
  }
  return payments;
};

/** The text of a single value; `null` for a nested one, which a statement does not need. */
const cellOf = (value: unknown): string | null => {
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? beginningOf(String(value), longestCell)
    : null;
};

/** The names of the fields with a single value in any of the records, in the order in which they appear. */
const fieldNames = (records: readonly JsonRecord[]): string[] => {
  const names = new Set<string>();
  for (const record of records)
    for (const [name, value] of Object.entries(record)) if (cellOf(value) !== null) names.add(name);
  return [...names];
};

/** How many columns are kept. A table with fewer than two columns says nothing of single parcels. */
const columns = { least: 2, most: 100 } as const;

/** The records as a table with the names of all their fields; `null` if a row is no record, or if there are too few columns. */
const tableOf = (rows: readonly unknown[]): PaymentTable | null => {
  const records = rows.filter(isRecord);
  if (records.length === 0 || records.length < rows.length) return null;
  const header = fieldNames(records).slice(0, columns.most);
  if (header.length < columns.least) return null;
  const rowOf = (record: JsonRecord): string[] => header.map((name) => cellOf(record[name] ?? null) ?? '');
  return { header, rows: records.map(rowOf) };
};

/** Asks for the parcels of a payout; `null` when Steadfast does not know it. Throws a CourierError. */
export const readPayment = async (
  client: SteadfastClient,
  id: string,
): Promise<CourierPaymentParts | null> => {
  const body = await answerOf(client, `/payments/${encodeURIComponent(id)}`);
  if (body === null) return null;
  const summary = isRecord(body) && isRecord(body.data) ? body.data : body;
  const amount = isRecord(summary) ? amountOf(summary) : null;
  const rows = listIn(body, ['consignments', 'parcels', 'data']);
  // If the answer has no list of rows, the table has only the whole amount.
  const amountOnly =
    amount === null ? null : { header: ['payment_id', 'amount'], rows: [[id, String(amount)]] };
  return {
    amount,
    table: rows === null ? amountOnly : tableOf(rows),
    raw: JSON.stringify(body).slice(0, longestRaw),
  };
};
