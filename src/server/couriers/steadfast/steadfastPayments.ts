import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import type { CourierPayment, CourierPaymentParts } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { refusalSentence } from './refusalSentence.ts';
import { type SteadfastClient, statusOf } from './steadfastClient.ts';

/**
 * Steadfast's payouts. Its document names the two calls and no field, so what public clients show is read, and any other shape is
 * handed on as it came.
 */

/** Pages of the list that are read: 10 payouts each. */
const maxPages = 3;
/** Characters of an answer that are kept. */
const longestRaw = 64 * 1024;
/** Characters of a value. */
const longestCell = 500;

const answerOf = async (client: SteadfastClient, path: string): Promise<unknown> => {
  const answer = await client.call('GET', path);
  const status = statusOf(answer);
  if (status === 404) return null;
  if (status >= 400) throw new CourierError('refused', refusalSentence(answer.body));
  return answer.body;
};

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

/** The newest payouts. Throws a CourierError, `badAnswer` for a list of an unknown shape. */
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

/** Fields with one value; what is nested says nothing that a statement needs. */
const cellOf = (value: unknown): string | null => {
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, longestCell)
    : null;
};

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

/** The parcels of a payout; `null` when Steadfast does not know it. Throws a CourierError. */
export const readPayment = async (
  client: SteadfastClient,
  id: string,
): Promise<CourierPaymentParts | null> => {
  const body = await answerOf(client, `/payments/${encodeURIComponent(id)}`);
  if (body === null) return null;
  const summary = isRecord(body) && isRecord(body.data) ? body.data : body;
  const amount = isRecord(summary) ? (readNumber(summary.amount) ?? readNumber(summary.total)) : null;
  const rows = listIn(body, ['consignments', 'parcels', 'data']);
  const netOnly = amount === null ? null : { header: ['payment_id', 'amount'], rows: [[id, String(amount)]] };
  return {
    amount,
    table: rows === null ? netOnly : tableOf(rows),
    raw: JSON.stringify(body).slice(0, longestRaw),
  };
};
