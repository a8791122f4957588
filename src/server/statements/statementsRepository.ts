import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Payout } from '#domain/statements/payout.ts';
import type { Statement } from '#domain/statements/statement.ts';
import type { EarlierStatement } from '#domain/statements/statementCheck.ts';
import type { StatementMapping } from '#domain/statements/statementMapping.ts';
import { fromPoisha, fromPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { insertMany } from '../database/queries/insertMany.ts';
import { lockByName } from '../database/queries/lockFor.ts';
import { type CountedPage, newestFirst, type PageQuery, toPage } from '../database/queries/paging.ts';
import { rowsOfPage } from '../database/queries/rowsOfPage.ts';
import {
  cashPayouts,
  cashStatementLines,
  cashStatements,
  statementColumns,
} from '../database/schema/schema.ts';

/** The SQL for applied statements. */

type PayoutRow = typeof cashPayouts.$inferSelect;
type StatementRow = typeof cashStatements.$inferSelect & { readonly payout: PayoutRow | null };

/** The payout of a row, with amounts in taka. */
export const toPayout = ({ byUid: _uid, byName: by, at, amount, difference, ...row }: PayoutRow): Payout => ({
  ...row,
  amount: fromPoisha(amount),
  difference: fromPoishaOrNull(difference),
  at: at.toISOString(),
  by,
});

const toStatement = ({ payout, ...row }: StatementRow): Statement => ({
  id: row.id,
  courier: row.courier,
  name: row.name,
  isPayment: row.paymentId !== null,
  lines: row.lines,
  differences: row.differences,
  net: fromPoisha(row.net),
  payoutTotal: fromPoishaOrNull(row.payoutTotal),
  at: row.appliedAt.toISOString(),
  by: row.byName,
  payout: payout === null ? null : toPayout(payout),
});

/** Finds the statement of this courier that was applied with the same table; `null` if there is none. */
export const findSameStatement = async (
  db: Db,
  courier: CourierId,
  tableHash: string,
): Promise<EarlierStatement | null> => {
  const [row] = await db
    .select()
    .from(cashStatements)
    .where(and(eq(cashStatements.courier, courier), eq(cashStatements.hash, tableHash)));
  if (row === undefined) return null;
  const { id, name, appliedAt, byName: by, lines: parcels } = row;
  // `invoices` stays empty: the statement has the same lines as the file that staff have open.
  return { id, name, at: appliedAt.toISOString(), by, invoices: [], parcels };
};

/** Makes other transactions that apply a statement of this courier, or note a payout of it, wait until this one ends. */
export const lockStatementsOf = (tx: Db, courier: CourierId): Promise<void> =>
  lockByName(tx, `statements of ${courier}`);

/** Stores a statement with its lines. */
export const insertStatement = async (
  tx: Db,
  statement: typeof cashStatements.$inferInsert,
  lines: readonly (typeof cashStatementLines.$inferInsert)[],
): Promise<void> => {
  await tx.insert(cashStatements).values(statement);
  await insertMany(tx, cashStatementLines, lines);
};

const listOrder = newestFirst('statements', cashStatements, 'appliedAt');

const selectStatements = (db: Db) =>
  db
    .select({ ...getTableColumns(cashStatements), payout: cashPayouts })
    .from(cashStatements)
    .leftJoin(cashPayouts, eq(cashPayouts.statementId, cashStatements.id))
    .$dynamic();

export interface StatementsFilter {
  readonly courier?: CourierId | undefined;
  /** Whether to list only statements whose payout nobody has confirmed. */
  readonly unpaid?: boolean | undefined;
}

/** A page of the statements, newest first. */
export const listStatements = async (
  db: Db,
  { courier, unpaid }: StatementsFilter,
  page: PageQuery & { readonly limit: number },
): Promise<CountedPage<Statement>> => {
  const matching: SQL | undefined = and(
    courier === undefined ? undefined : eq(cashStatements.courier, courier),
    unpaid === true ? isNull(cashPayouts.id) : undefined,
  );
  const rows = await rowsOfPage(selectStatements(db), listOrder, matching, page);
  const count = async (): Promise<number> => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(cashStatements)
      .leftJoin(cashPayouts, eq(cashPayouts.statementId, cashStatements.id))
      .where(matching);
    return row?.count ?? 0;
  };
  return toPage(listOrder, rows, page, toStatement, count);
};

/** Finds a statement; `null` for an unknown id. */
export const findStatement = async (db: Db, id: string): Promise<Statement | null> => {
  const [row] = await selectStatements(db).where(eq(cashStatements.id, id));
  return row === undefined ? null : toStatement(row);
};

/** Locks a statement until the transaction ends, and finds it; `null` for an unknown id. */
export const lockStatement = async (tx: Db, id: string): Promise<Statement | null> => {
  await tx
    .select({ id: cashStatements.id })
    .from(cashStatements)
    .where(eq(cashStatements.id, id))
    .for('update');
  // A second query, since the one that waited for the lock does not see a payout that was stored meanwhile.
  return findStatement(tx, id);
};

/** What the columns of the courier's files meant last time; `null` before the first statement. */
export const savedMapping = async (db: Db, courier: CourierId): Promise<StatementMapping | null> => {
  const [row] = await db.select().from(statementColumns).where(eq(statementColumns.courier, courier));
  return row?.mapping ?? null;
};

/** Remembers what the columns of the courier's files mean, in place of what was remembered before. */
export const saveMapping = async (tx: Db, saved: typeof statementColumns.$inferInsert): Promise<void> => {
  await tx
    .insert(statementColumns)
    .values(saved)
    .onConflictDoUpdate({ target: statementColumns.courier, set: saved });
};
