import { and, asc, gt, sql } from 'drizzle-orm';
import type { CashSnapshot } from '#machines/cashMoves.ts';
import type { Db } from '../database/database.ts';
import { readAtOneMoment } from '../database/queries/transaction.ts';
import { consignments } from '../database/schema/schema.ts';
import { cashHistories, type StoredCashMove, toCash } from './cashRepository.ts';

/** Consignments per query. */
const batchSize = 500;

/** A consignment's cash with its history. */
export interface AuditedCash extends CashSnapshot {
  readonly invoice: string;
  readonly history: readonly StoredCashMove[];
}

interface Batch {
  readonly audited: readonly AuditedCash[];
  /** The id of the last consignment of the batch; `null` if there are none. */
  readonly lastId: string | null;
}

/** The next consignments after this id; the first ones after an empty text. */
const readBatch = async (tx: Db, after: string): Promise<Batch> => {
  const rows = await tx
    .select()
    .from(consignments)
    .where(
      and(
        gt(consignments.id, after),
        sql`(${consignments.cashMoves} > 0 or ${consignments.cashState} <> 'due' or ${consignments.outstanding} <> 0
          or ${consignments.unremitted} <> 0)`,
      ),
    )
    .orderBy(asc(consignments.id))
    .limit(batchSize);
  const histories = await cashHistories(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    audited: rows.map((row) => ({
      ...toCash(row),
      invoice: row.invoice,
      history: histories.get(row.id) ?? [],
    })),
    lastId: rows.at(-1)?.id ?? null,
  };
};

/**
 * Yields the cash of all consignments that have moves, or whose cash differs from that of a new one, up to 500 at a time. Each batch is
 * one database snapshot.
 */
export async function* eachCash(db: Db): AsyncGenerator<readonly AuditedCash[]> {
  const readNext = (after: string): Promise<Batch> => readAtOneMoment(db, (tx) => readBatch(tx, after));
  for (let batch = await readNext(''); batch.lastId !== null; batch = await readNext(batch.lastId))
    yield batch.audited;
}
