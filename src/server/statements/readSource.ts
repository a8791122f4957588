import { type CourierId, couriers as courierDetails } from '#domain/consignments/couriers.ts';
import {
  StatementFileError,
  type StatementTable,
  statementTableOf,
} from '#domain/statements/statementTable.ts';
import { toPoishaOrNull } from '#domain/values/money.ts';
import type { CurrentPrices } from '../consignments/currentPrices.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { CourierPayment, PaymentTable } from '../couriers/courier.ts';
import { CourierError } from '../couriers/courierError.ts';
import type { Db } from '../database/database.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import { readStatementFile } from './files/readStatementFile.ts';
import { keepUnreadPayment } from './unreadPaymentsRepository.ts';

/** Where a statement comes from: either a file or a payment in the courier's list. The field for the other is `null`. */
export interface StatementSource {
  readonly courier: CourierId;
  /** The content is in base64. */
  readonly file: { readonly name: string; readonly content: string } | null;
  /** The courier's id of the payment. */
  readonly payment: string | null;
}

/** The table that a source holds. */
interface SourceTable {
  readonly name: string;
  /** The courier's id of the payment; `null` for a file. */
  readonly paymentId: string | null;
  readonly table: StatementTable;
  /** What the courier's payment comes to, in poisha; `null` if the courier does not say, and for a file. */
  readonly payoutTotal: number | null;
}

/** What reading a source, and comparing it, needs of the shop. */
export interface SourceParts {
  readonly db: Db;
  /** The same database for what concerns each line of a statement: of thousands, the commit alone takes seconds (`Database.exports`). */
  readonly exports: Db;
  readonly couriers: Couriers;
  /** Has the prices agreed with couriers. */
  readonly shopSettings: CurrentPrices;
  readonly now: () => Date;
}

/** Runs the work; turns a StatementFileError into an ApiError `invalid`, which names row and column. */
export const refusingBadFiles = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StatementFileError) throw invalid('file', error.message);
    throw error;
  }
};

/** Asks a courier; turns a CourierError into an ApiError `parcelRefused`. */
const askCourier = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CourierError) throw new ApiError('parcelRefused', error.message);
    throw error;
  }
};

const unknownShape = (courier: CourierId): ApiError =>
  new ApiError(
    'parcelRefused',
    `${courierDetails[courier].name} sent this payment in a format that the shop does not know. It is kept; use its file instead.`,
    { field: 'payment' },
  );

const tableOf = ({ header, rows }: PaymentTable): StatementTable =>
  statementTableOf([header, ...rows].map((cells, index) => ({ row: index + 1, cells })));

const readPayment = async (
  { db, couriers, now }: SourceParts,
  courier: CourierId,
  id: string,
): Promise<SourceTable> => {
  const askForPayment = couriers.get(courier)?.payment;
  if (askForPayment === undefined)
    throw invalid('payment', `${courierDetails[courier].name} does not list its payments.`);
  const payment = await askCourier(() => askForPayment(id));
  if (payment === null) throw notFound('payment', 'payment');
  if (payment.table === null) {
    await keepUnreadPayment(db, { courier, paymentId: id, raw: payment.raw, receivedAt: now() });
    throw unknownShape(courier);
  }
  const payoutTotal = toPoishaOrNull(payment.amount);
  return { name: id, paymentId: id, table: tableOf(payment.table), payoutTotal };
};

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

const readFile = async ({ name, content }: NonNullable<StatementSource['file']>): Promise<SourceTable> => {
  if (!base64.test(content)) throw invalid('file.content', 'The content must be written in base64.');
  const table = await readStatementFile(new Uint8Array(Buffer.from(content, 'base64')));
  return { name, paymentId: null, table, payoutTotal: null };
};

/**
 * Reads the table of a source. Rejects with an ApiError: `invalid` for a file that cannot be read, with row and column, `tooLarge`,
 * and `parcelRefused` when the courier cannot be asked or answers in an unknown shape, which is stored for later.
 */
export const readSource = (
  parts: SourceParts,
  { courier, file, payment }: StatementSource,
): Promise<SourceTable> =>
  refusingBadFiles(async () => {
    if (file !== null && payment === null) return readFile(file);
    if (payment !== null && file === null) return readPayment(parts, courier, payment);
    throw invalid('file', 'Give either a file or a payment.');
  });

/** Asks for the newest payments of a courier; none if it does not offer them. Rejects with an ApiError `parcelRefused`. */
export const paymentsOf = async (
  { couriers }: SourceParts,
  courier: CourierId,
): Promise<readonly CourierPayment[]> => {
  const askForPayments = couriers.get(courier)?.payments;
  return askForPayments === undefined ? [] : askCourier(askForPayments);
};
