import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { Statement } from '#domain/statements/statement.ts';
import { isDifference } from '#domain/statements/statementKind.ts';
import { takaText } from '#domain/values/money.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { type AppendedMoves, appendCashMoves } from '../cash/appendCashMoves.ts';
import { cashActorOf } from '../cash/cashActorOf.ts';
import { toCash } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError } from '../errors/apiError.ts';
import {
  type ComparedStatement,
  compareStatement,
  type GivenStatement,
  lineNameOf,
} from './compareStatement.ts';
import type { StatedLine } from './statedLines.ts';
import { findStatement, insertStatement, lockStatementsOf, saveMapping } from './statementsRepository.ts';

/** How the audit log names a statement. */
export const statementSubject = (statement: {
  readonly id: string;
  readonly courier: CourierId;
  readonly name: string;
}) =>
  ({
    kind: 'statement',
    id: statement.id,
    label: `${statement.name} (${couriers[statement.courier].name})`,
  }) as const;

/** Throws an ApiError for a statement that was applied before, has faults, or is not the one that the user checked. */
const refuseUnapplicable = ({ check }: ComparedStatement, seenDigest: string): void => {
  const { same, faults, lines } = check;
  if (same !== null)
    throw new ApiError('cashRefused', `This statement was applied by ${same.by}: “${same.name}”.`);
  if (faults.length > 0 || lines.length === 0)
    throw new ApiError('cashRefused', 'The statement has cells that cannot be read. Nothing was applied.');
  if (check.digest !== seenDigest)
    throw new ApiError(
      'changedMeanwhile',
      'The money of some parcels has changed since the check. Nothing was applied: check again.',
    );
};

/** The row that stores a line; its amounts are poisha. */
const lineRow = (statementId: string, stated: StatedLine, note: string) => {
  const { line, parcel, kind, expected, collected, fees, net, agreedFees, moves } = stated;
  return {
    statementId,
    row: line.row,
    cells: line.cells,
    kind,
    name: lineNameOf(stated),
    consignmentId: parcel?.row.id ?? null,
    invoice: parcel?.row.invoice ?? '',
    expected,
    collected,
    fees,
    net,
    agreedFees,
    isMoved: moves.length > 0,
    note,
  };
};

/** Stores the statement with its lines; returns its id. */
const storeStatement = async (
  tx: Db,
  given: GivenStatement,
  { check, lines, tableHash }: ComparedStatement,
  { uid, name }: Caller,
  now: Date,
): Promise<string> => {
  const id = newId(now);
  // A line has `agreedFees` only if the billed fees differ from them.
  const differing = lines.filter(({ kind, agreedFees }) => isDifference(kind) || agreedFees !== null);
  const row = {
    id,
    courier: given.courier,
    paymentId: given.paymentId,
    name: given.name,
    hash: tableHash,
    header: given.table.header,
    mapping: given.mapping,
    lines: lines.length,
    differences: differing.length,
    net: lines.reduce((sum, { net }) => sum + net, 0),
    payoutTotal: given.payoutTotal,
    appliedAt: now,
    byUid: uid,
    byName: name,
  };
  await insertStatement(
    tx,
    row,
    lines.map((line, index) => lineRow(id, line, check.lines[index]?.note ?? '')),
  );
  // Only the columns of a file are remembered: a payment always has the courier's own columns.
  if (given.paymentId === null)
    await saveMapping(tx, { courier: given.courier, mapping: given.mapping, savedAt: now, savedBy: name });
  return id;
};

/** The cash moves of the lines, for each parcel that has any. */
const movesOf = (lines: readonly StatedLine[], statementId: string): AppendedMoves[] =>
  lines.flatMap(({ parcel, moves }) => {
    if (parcel === null || moves.length === 0) return [];
    return [{ before: toCash(parcel.row), moves: moves.map((move) => ({ ...move, statementId })) }];
  });

/** A request to apply a statement. */
interface ApplyRequest {
  readonly given: GivenStatement;
  /** Proves which check the user saw. */
  readonly digest: string;
  readonly prices: PriceSettings;
}

/**
 * Applies a statement exactly as the check with this digest showed it, in one transaction (CA-3). Throws an ApiError:
 * `changedMeanwhile` when a check would show something else by now, `cashRefused` when the statement was applied before or has
 * faults. Throws a StatementFileError for a mapping that does not fit the table.
 */
export const applyStatement = (
  db: Db,
  caller: Caller,
  { given, digest, prices }: ApplyRequest,
  now: Date,
): Promise<Statement> =>
  transaction(db, async (tx) => {
    const actor = cashActorOf(caller, now);
    // So that no other statement of the courier is applied between the comparison and the end of this transaction.
    await lockStatementsOf(tx, given.courier);
    const compared = await compareStatement(tx, given, { by: actor.role, at: now, locks: true, prices });
    refuseUnapplicable(compared, digest);
    const id = await storeStatement(tx, given, compared, caller, now);
    await appendCashMoves(tx, movesOf(compared.lines, id), actor);
    const statement = await findStatement(tx, id);
    if (statement === null) throw new Error('The statement that was inserted is not there.');
    // An amount is the `to` of an entry in the audit log, as for all actions about cash.
    const details = { rows: statement.lines, to: takaText(statement.net) };
    const applied = { action: 'applyStatement', subject: statementSubject(statement), details } as const;
    await recordAction(tx, caller, applied, now);
    return statement;
  });
