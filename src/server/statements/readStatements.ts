import type { CourierId } from '#domain/consignments/couriers.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import type { Payout } from '#domain/statements/payout.ts';
import type { Statement, StatementWithSums, StoredLine } from '#domain/statements/statement.ts';
import type { StatementKind } from '#domain/statements/statementKind.ts';
import type { Db } from '../database/database.ts';
import type { CountedPage, PageQuery } from '../database/queries/paging.ts';
import { notFound } from '../errors/apiError.ts';
import { payoutsAhead } from './payoutsRepository.ts';
import { findStatementWithSums, listLines } from './statementLinesRepository.ts';
import { listStatements, type StatementsFilter } from './statementsRepository.ts';

/** Returns a page of the applied statements, newest first. */
export const pageOfStatements = (
  db: Db,
  { limit = pageSizes.statements, after, ...filter }: StatementsFilter & PageQuery,
): Promise<CountedPage<Statement>> => listStatements(db, filter, { limit, after });

/** Returns a statement with its sums. Throws an ApiError for an unknown id. */
export const statementOf = async (db: Db, id: string): Promise<StatementWithSums> => {
  const statement = await findStatementWithSums(db, id);
  if (statement === null) throw notFound('statement');
  return statement;
};

interface AskedLines {
  readonly kind?: StatementKind | undefined;
  /** The row of the file after which the lines begin. */
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

/** Returns lines of a statement in the order of its file, and the row after which the next ones begin; no lines for an unknown id. */
export const linesOf = (
  db: Db,
  id: string,
  { kind, after = 0, limit = pageSizes.statementLines }: AskedLines,
): Promise<{ readonly lines: StoredLine[]; readonly next: number | null }> =>
  listLines(db, id, { kind, after, limit });

/** Returns all payouts that arrived before the delivery and have no statement yet, newest first. */
export const payoutsAheadOf = (db: Db, courier: CourierId | undefined): Promise<Payout[]> =>
  payoutsAhead(db, courier);
