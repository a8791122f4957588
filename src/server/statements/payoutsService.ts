import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { Payout, PayoutMethod } from '#domain/statements/payout.ts';
import type { Statement } from '#domain/statements/statement.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import { fromPoisha, takaText, toPoisha } from '#domain/values/money.ts';
import { afterCashEvent } from '#machines/cashMoves.ts';
import { cashStateLabels } from '#messages/domain/cash.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { type AppendedMoves, appendCashMoves } from '../cash/appendCashMoves.ts';
import { cashActorOf } from '../cash/cashActorOf.ts';
import type { CashActor } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { extendLimits } from '../database/queries/extendLimits.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import { mapInTurns } from '../process/mapInTurns.ts';
import { statementSubject } from './applyStatement.ts';
import {
  type EarlierPayout,
  findEqualPayout,
  insertPayout,
  lockPayout,
  lockStatedCash,
  type PayoutKey,
  type StatedParcel,
  setPayoutStatement,
} from './payoutsRepository.ts';
import { findStatement, lockStatement, lockStatementsOf, toPayout } from './statementsRepository.ts';

/** The money that a person saw arriving in the bank or wallet. */
interface SeenPayout {
  readonly method: PayoutMethod;
  readonly reference: string;
  /** Taka. */
  readonly amount: number;
  /** The day on which it arrived, such as `2026-01-05`. */
  readonly day: string;
}

/** Throws an ApiError for a day that has not come yet in Dhaka, as after a slip of the month or year. */
const refuseLaterDay = ({ day }: SeenPayout, now: Date): void => {
  // Days compare as their texts do.
  if (day > dhakaDay(now))
    throw invalid('day', 'The day is still to come. Enter the day on which the money arrived.');
};

/** The moves that pay each parcel of a statement what its line comes to (`net`); the ledger has what is paid as negative. */
const payoutMoves = async (
  stated: readonly StatedParcel[],
  payoutId: string,
  { role, at }: CashActor,
): Promise<AppendedMoves[]> => {
  const moves = await mapInTurns(stated, ({ cash, invoice, net }): AppendedMoves[] => {
    const entries = net === 0 ? [] : [{ kind: 'payout' as const, amount: -net }];
    const after = afterCashEvent(cash, { type: 'PAYOUT', by: role, at: at.toISOString(), entries });
    // The line came to 0 and the parcel's cash is settled already: there is nothing to pay.
    if (after === null && net === 0) return [];
    if (after === null)
      throw new ApiError(
        'cashRefused',
        `The money of parcel ${invoice} is “${cashStateLabels[cash.state]}” and takes no payout.`,
      );
    return [{ before: cash, moves: [{ type: 'PAYOUT' as const, entries, payoutId, after }] }];
  });
  return moves.flat();
};

/** Locks a statement whose payout is not confirmed yet; throws an ApiError for any other. */
const lockUnpaid = async (tx: Db, id: string): Promise<Statement> => {
  const statement = await lockStatement(tx, id);
  if (statement === null) throw notFound('statement');
  if (statement.payout !== null)
    throw new ApiError(
      'changedMeanwhile',
      `${statement.payout.by} has confirmed the payout of this statement.`,
    );
  return statement;
};

/** What arrived beyond the sum of the statement's lines, in poisha; negative if less arrived. */
const differenceOf = (amount: number, { net }: Statement): number => toPoisha(amount) - toPoisha(net);

const differenceText = (difference: number): string => {
  if (difference === 0) return '';
  const size = takaText(fromPoisha(Math.abs(difference)));
  return difference < 0 ? `, ${size} less than its lines` : `, ${size} more than its lines`;
};

/** Pays the lines of a statement, which the transaction has locked, by a stored payout; returns the statement with the payout. */
const payStatement = async (
  tx: Db,
  caller: Caller,
  statement: Statement,
  { payoutId, paid }: { readonly payoutId: string; readonly paid: SeenPayout },
  now: Date,
): Promise<Statement> => {
  const actor = cashActorOf(caller, now);
  await extendLimits(tx);
  const stated = await lockStatedCash(tx, statement.id);
  await appendCashMoves(tx, await payoutMoves(stated, payoutId, actor), actor);
  const difference = differenceText(differenceOf(paid.amount, statement));
  const details = { to: `${takaText(paid.amount)}${difference} (${paid.reference})` };
  const confirmed = { action: 'confirmPayout', subject: statementSubject(statement), details } as const;
  await recordAction(tx, caller, confirmed, now);
  // The statement is locked, so it is found: `?? statement` is for the type alone.
  return (await findStatement(tx, statement.id)) ?? statement;
};

const enteredAlready = ({ payout, statementName }: EarlierPayout): ApiError =>
  new ApiError(
    'cashRefused',
    `${payout.byName} has entered this payout already, for the statement “${statementName}”.`,
  );

/** Throws an ApiError if this payout was noted ahead or has confirmed another statement: entered again, it would count twice. */
const refuseEntered = async (tx: Db, paid: PayoutKey): Promise<void> => {
  const earlier = await findEqualPayout(tx, paid);
  if (earlier === null) return;
  if (earlier.statementName !== null) throw enteredAlready(earlier);
  throw new ApiError(
    'cashRefused',
    `${earlier.payout.byName} has noted this payout before. Choose it for this statement.`,
  );
};

/**
 * Confirms that the payout of a statement has arrived (CA-4): each of its parcels counts as paid by what its line comes to, and the
 * difference to the amount that arrived is stored. Throws an ApiError: `changedMeanwhile` when the statement has a payout already, and
 * `cashRefused` when this payout has confirmed another statement, or was noted ahead (`matchPayout` is for such a payout).
 */
export const confirmPayout = (
  db: Db,
  caller: Caller,
  { id, paid }: { readonly id: string; readonly paid: SeenPayout },
  now: Date,
): Promise<Statement> =>
  transaction(db, async (tx) => {
    refuseLaterDay(paid, now);
    const statement = await lockUnpaid(tx, id);
    const payoutId = newId(now);
    const arrived = { courier: statement.courier, ...paid, amount: toPoisha(paid.amount) };
    // Locked, so that nobody notes the same payout ahead meanwhile.
    await lockStatementsOf(tx, statement.courier);
    await refuseEntered(tx, arrived);
    await insertPayout(tx, {
      id: payoutId,
      kind: 'statement',
      statementId: id,
      ...arrived,
      difference: differenceOf(paid.amount, statement),
      at: now,
      byUid: caller.uid,
      byName: caller.name,
    });
    return payStatement(tx, caller, statement, { payoutId, paid }, now);
  });

/**
 * Stores a payout that arrived before the delivery of its parcels, and returns it; its statement will come later (CA-4). A repeated
 * request, equal in courier, method, reference, amount and day, returns the stored payout. Throws an ApiError `cashRefused` once that
 * payout has its statement.
 */
export const addPayoutAhead = (
  db: Db,
  caller: Caller,
  { courier, ...paid }: SeenPayout & { readonly courier: CourierId },
  now: Date,
): Promise<Payout> =>
  transaction(db, async (tx) => {
    refuseLaterDay(paid, now);
    const row = {
      id: newId(now),
      courier,
      kind: 'ahead' as const,
      statementId: null,
      ...paid,
      amount: toPoisha(paid.amount),
      difference: null,
      at: now,
      byUid: caller.uid,
      byName: caller.name,
    };
    // Locked, so that a repeated request waits for the first one.
    await lockStatementsOf(tx, courier);
    const earlier = await findEqualPayout(tx, row);
    if (earlier !== null && earlier.statementName !== null) throw enteredAlready(earlier);
    if (earlier !== null) return toPayout(earlier.payout);
    await insertPayout(tx, row);
    // Without an id: its statement will come later.
    const subject = { kind: 'statement', id: '', label: couriers[courier].name } as const;
    const details = { to: `${takaText(paid.amount)} (${paid.reference})` };
    await recordAction(tx, caller, { action: 'addPayout', subject, details }, now);
    return toPayout(row);
  });

/**
 * Confirms a statement's payout by a payout that arrived ahead. Throws an ApiError if the statement or the payout belongs to another
 * already. Adds no payout that could be entered twice, so it does not need `lockStatementsOf`.
 */
export const matchPayout = (
  db: Db,
  caller: Caller,
  { id, payoutId }: { readonly id: string; readonly payoutId: string },
  now: Date,
): Promise<Statement> =>
  transaction(db, async (tx) => {
    const statement = await lockUnpaid(tx, id);
    const payout = await lockPayout(tx, payoutId);
    if (payout === null || payout.courier !== statement.courier) throw notFound('payout', 'payoutId');
    if (payout.statementId !== null)
      throw new ApiError('changedMeanwhile', 'This payout has its statement already.');
    const paid = { ...payout, amount: fromPoisha(payout.amount) };
    const difference = differenceOf(paid.amount, statement);
    await setPayoutStatement(tx, payoutId, { statementId: id, difference });
    return payStatement(tx, caller, statement, { payoutId, paid }, now);
  });
