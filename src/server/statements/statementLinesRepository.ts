import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementWithSums, StoredLine } from '#domain/statements/statement.ts';
import type { KindSum } from '#domain/statements/statementCheck.ts';
import { type StatementKind, statementKinds } from '#domain/statements/statementKind.ts';
import { fromPoisha, fromPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { cashStatementLines, consignments } from '../database/schema/schema.ts';
import { findStatement } from './statementsRepository.ts';

/** The SQL that reads the lines of applied statements. */

/** SQL for the sum as a number: without `float8` the driver returns the sum of a bigint column as text. */
const sumOf = (column: PgColumn) => sql<number>`sum(${column})::float8`;

/** Finds a statement with the sums of its lines; `null` for an unknown id. */
export const findStatementWithSums = async (db: Db, id: string): Promise<StatementWithSums | null> => {
  const statement = await findStatement(db, id);
  if (statement === null) return null;
  const rows = await db
    .select({
      kind: cashStatementLines.kind,
      lines: sql<number>`count(*)::int`,
      collected: sumOf(cashStatementLines.collected),
      fees: sumOf(cashStatementLines.fees),
      net: sumOf(cashStatementLines.net),
      // A line has agreed fees only if the billed ones differ from them.
      feesDiffer: sql<number>`count(${cashStatementLines.agreedFees})::int`,
    })
    .from(cashStatementLines)
    .where(eq(cashStatementLines.statementId, id))
    .groupBy(cashStatementLines.kind);
  // In the sequence of `statementKinds`.
  const sums = statementKinds.flatMap((kind): KindSum[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ lines, collected, fees, net }) => ({
        kind,
        lines,
        collected: fromPoisha(collected),
        fees: fromPoisha(fees),
        net: fromPoisha(net),
      })),
  );
  const linesWithOtherFees = rows.reduce((sum, { feesDiffer }) => sum + feesDiffer, 0);
  return { ...statement, sums, feesDiffer: linesWithOtherFees };
};

/** The lines of a statement after a row of its file, 0 for all, in order; `next` is the row after which more follow, `null` at the end. */
export const listLines = async (
  db: Db,
  id: string,
  {
    kind,
    after,
    limit,
  }: { readonly kind?: StatementKind | undefined; readonly after: number; readonly limit: number },
): Promise<{ readonly lines: StoredLine[]; readonly next: number | null }> => {
  const rows = await db
    .select({ line: cashStatementLines, parcel: consignments })
    .from(cashStatementLines)
    .leftJoin(consignments, eq(consignments.id, cashStatementLines.consignmentId))
    .where(
      and(
        eq(cashStatementLines.statementId, id),
        kind === undefined ? undefined : eq(cashStatementLines.kind, kind),
        gt(cashStatementLines.row, after),
      ),
    )
    .orderBy(asc(cashStatementLines.row))
    // One row more than is returned: it tells whether more follow.
    .limit(limit + 1);
  const lines = rows.slice(0, limit).map(({ line, parcel }) => ({
    row: line.row,
    name: line.name,
    kind: line.kind,
    consignmentId: line.consignmentId,
    orderId: parcel?.orderId ?? null,
    invoice: line.invoice,
    expected: fromPoisha(line.expected),
    collected: fromPoisha(line.collected),
    fees: fromPoisha(line.fees),
    net: fromPoisha(line.net),
    agreedFees: fromPoishaOrNull(line.agreedFees),
    note: line.note,
    cells: [...line.cells],
    cashState: parcel?.cashState ?? '',
    unremitted: fromPoisha(parcel?.unremitted ?? 0),
  }));
  const hasMore = rows.length > limit;
  return { lines, next: hasMore ? (lines.at(-1)?.row ?? null) : null };
};
