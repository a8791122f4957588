import type { MakeHandoverBody } from '#contract/cash/handovers.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import { type HandoverWithParcels, handedAmounts } from '#domain/cash/handover.ts';
import { balanceAfter, type LedgerEntry, ledgerEntries } from '#domain/cash/ledger.ts';
import { collectedEntries, uncollectedPart } from '#domain/consignments/cashSteps.ts';
import { fromPoisha, takaText, toPoisha } from '#domain/values/money.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { cashActorOf } from '../cash/cashActorOf.ts';
import { type ConsignmentRow, type StoredCash, toCash, writeOffsOf } from '../cash/cashRepository.ts';
import { moveCash } from '../cash/moveCash.ts';
import { orderMoney } from '../cash/orderMoneyRepository.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import { handoverAction } from './cashActions.ts';
import { handoverOfRequest, insertHandover, lockHandovers, lockParcels } from './handoversRepository.ts';
import { handoverWithParcels } from './readHandovers.ts';
import { storeConfirmation } from './storeConfirmation.ts';

export interface HandoverRequest {
  readonly body: MakeHandoverBody;
  /** Idempotency key; `null` if the client sends none. */
  readonly key: string | null;
}

/** A parcel with what its rider still has to hand over. Amounts are poisha. */
interface OwedParcel {
  readonly invoice: string;
  readonly cash: StoredCash;
  /** Since when the rider has the money, or the parcel. */
  readonly since: Date;
  /** See `entriesBefore`. */
  readonly before: readonly LedgerEntry[];
  /** All that the rider still has to hand over, including what `before` adds. */
  readonly owed: number;
}

/**
 * The entries by which the handover collects a parcel that is still out with its rider, or takes back what was written off of its money
 * (CA-8); none for any other parcel.
 */
const entriesBefore = async (tx: Db, parcel: ConsignmentRow): Promise<readonly LedgerEntry[]> => {
  const { id, cashState, orderId, isExchange, collected } = parcel;
  if (cashState === 'writtenOff')
    return ledgerEntries({ writeOff: -((await writeOffsOf(tx, [id])).get(id) ?? 0) });
  if (cashState !== 'due') return [];
  const amount = toPoisha(parcel.amount);
  const order = orderId === null ? null : await orderMoney(tx, orderId);
  const uncollected = uncollectedPart({ amount, isExchange }, order);
  return collectedEntries({ amount, uncollected }, collected ?? amount);
};

const owedOf = async (tx: Db, parcel: ConsignmentRow): Promise<OwedParcel> => {
  const before = await entriesBefore(tx, parcel);
  return {
    invoice: parcel.invoice,
    cash: toCash(parcel),
    since: parcel.heldSince ?? parcel.createdAt,
    before,
    owed: balanceAfter(parcel, before).unremitted,
  };
};

/**
 * Locks the parcels and returns the longest held first, since what is missing or too much goes to the newest (CA-8). Throws an ApiError
 * for one that is unknown, not with this rider, or handed over already.
 */
const lockOwed = async (tx: Db, { rider, parcels: ids }: MakeHandoverBody): Promise<OwedParcel[]> => {
  const parcels = await lockParcels(tx, ids);
  if (parcels.length < ids.length) throw notFound('parcel');
  const isWithRider = (parcel: ConsignmentRow): boolean =>
    parcel.courier === 'ownRider' && parcel.rider === rider;
  const notWithRider = parcels.find((parcel) => !isWithRider(parcel));
  if (notWithRider !== undefined)
    throw new ApiError('cashRefused', `The parcel ${notWithRider.invoice} is not with ${rider}.`);
  const owedParcels: OwedParcel[] = [];
  for (const parcel of parcels) owedParcels.push(await owedOf(tx, parcel));
  const handedOver = owedParcels.find(({ owed }) => owed <= 0);
  if (handedOver !== undefined)
    throw new ApiError(
      'changedMeanwhile',
      `The cash of the parcel ${handedOver.invoice} is not with ${rider} any more.`,
    );
  return owedParcels.toSorted((one, other) => one.since.getTime() - other.since.getTime());
};

const sumOf = (parcels: readonly OwedParcel[]): number => parcels.reduce((sum, { owed }) => sum + owed, 0);

/** Throws an ApiError if the parcels come to another amount than the user saw. Both are poisha. */
const refuseOtherSum = (expected: number, seen: number): void => {
  if (expected === seen) return;
  const sum = takaText(fromPoisha(expected));
  throw new ApiError('changedMeanwhile', `These parcels now come to ${sum}. Please check them again.`);
};

/** Stores a handover and enters it into the ledger of each parcel; returns its id. */
const storeHandover = async (
  tx: Db,
  caller: Caller,
  { body, key }: HandoverRequest,
  now: Date,
): Promise<string> => {
  const parcels = await lockOwed(tx, body);
  const expected = sumOf(parcels);
  refuseOtherSum(expected, toPoisha(body.expected));
  const amount = toPoisha(body.amount);
  const id = newId(now);
  const actor = cashActorOf(caller, now);
  const { rider } = body;
  const values = { id, rider, amount, expected, parcels: parcels.length, requestKey: key };
  const number = await insertHandover(tx, values, actor);
  const handedByParcel = handedAmounts(
    parcels.map(({ owed }) => owed),
    amount,
  );
  for (const [index, { cash, before }] of parcels.entries()) {
    // `remit` is negative: it lowers what the rider still has to hand over.
    const entries = [...before, ...ledgerEntries({ remit: -(handedByParcel[index] ?? 0) })];
    // To cashMachine a handover is a statement, so `statementId` is the handover's.
    await moveCash(tx, cash, { type: 'STATEMENT', entries, statementId: id }, actor);
  }
  const action = handoverAction('makeHandover', { id, number, rider, amount: body.amount });
  await recordAction(tx, caller, action, now);
  return id;
};

/**
 * Takes the cash of a rider for some parcels, once for each idempotency key, and returns the handover; if the caller is an admin it
 * is confirmed at once. Throws an ApiError for parcels that are unknown, not with the rider, or come to another amount than the
 * caller saw.
 */
export const makeHandover = (
  db: Db,
  caller: Caller,
  request: HandoverRequest,
  now: Date,
): Promise<HandoverWithParcels> =>
  transaction(db, async (tx) => {
    const { key } = request;
    // One at a time: a repeated request waits for the first one and finds its handover, and each receipt gets the next number.
    await lockHandovers(tx);
    const earlier = key === null ? null : await handoverOfRequest(tx, key);
    const id = earlier?.id ?? (await storeHandover(tx, caller, request, now));
    if (earlier === null && isAdmin(caller.role)) await storeConfirmation(tx, caller, id, now);
    return handoverWithParcels(tx, id);
  });
