import { and, asc, gt, ne, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { eachBatch } from '../database/queries/eachBatch.ts';
import { readAtOneMoment } from '../database/queries/transaction.ts';
import { consignments } from '../database/schema/schema.ts';
import { cashHistories, type StoredCash, type StoredCashMove, toCash } from './cashRepository.ts';

/** Consignments per query. */
const batchSize = 500;

/** A consignment's cash with its history. */
export interface AuditedCash extends StoredCash {
  readonly invoice: string;
  readonly history: readonly StoredCashMove[];
}

const hasMoves = gt(consignments.cashMoves, 0);

/** Whether the cash differs from a new consignment's, which without moves is drift. */
const differsFromNew = or(
  ne(consignments.cashState, 'due'),
  ne(consignments.outstanding, 0),
  ne(consignments.unremitted, 0),
);

/** The next consignments after this id; the first ones after an empty text. */
const readBatch = async (tx: Db, after: string): Promise<AuditedCash[]> => {
  const rows = await tx
    .select()
    .from(consignments)
    .where(and(gt(consignments.id, after), or(hasMoves, differsFromNew)))
    .orderBy(asc(consignments.id))
    .limit(batchSize);
  const histories = await cashHistories(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toCash(row),
    invoice: row.invoice,
    history: histories.get(row.id) ?? [],
  }));
};

/**
 * Yields the cash of all consignments that have moves, or whose cash differs from a new one's, up to 500 at a time. Each batch is
 * one database snapshot.
 */
export const eachCash = (db: Db): AsyncGenerator<AuditedCash[]> =>
  eachBatch(
    batchSize,
    (after) => readAtOneMoment(db, (tx) => readBatch(tx, after)),
    ({ consignmentId }) => consignmentId,
  );
