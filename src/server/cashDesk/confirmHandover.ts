import type { HandoverWithParcels } from '#domain/cash/handover.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { cashActorOf } from '../cash/cashActorOf.ts';
import { toCash } from '../cash/cashRepository.ts';
import { moveCash } from '../cash/moveCash.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { notFound } from '../errors/apiError.ts';
import { handoverAction } from './cashActions.ts';
import { findHandover, handedOf, lockHandover, lockParcels, markConfirmed } from './handoversRepository.ts';

/** Enters into each parcel's ledger that its part of the handover is in the cash box. The caller must be an admin. */
export const payHandover = async (tx: Db, caller: Caller, id: string, now: Date): Promise<void> => {
  const handed = await handedOf(tx, id);
  const actor = cashActorOf(caller, now);
  for (const parcel of await lockParcels(tx, [...handed.keys()])) {
    const amount = handed.get(parcel.id) ?? 0;
    // Negative: in the ledger, what the rider pays lessens what the rider owes.
    const entries = [{ kind: 'payout', amount: -amount }] as const;
    // To cashMachine a handover is a statement and its payout in one, so both have its id.
    await moveCash(tx, toCash(parcel), { type: 'PAYOUT', entries, statementId: id, payoutId: id }, actor);
  }
  await markConfirmed(tx, id, actor);
};

/**
 * Confirms that the money of a handover is in the cash box, and returns the handover; a confirmed one stays as it is. Throws an
 * ApiError for an unknown id.
 */
export const confirmHandover = (
  db: Db,
  caller: Caller,
  id: string,
  now: Date,
): Promise<HandoverWithParcels> =>
  transaction(db, async (tx) => {
    const handover = await lockHandover(tx, id);
    if (handover === null) throw notFound('handover');
    if (handover.confirmedAt === null) {
      await payHandover(tx, caller, id, now);
      await recordAction(tx, caller, handoverAction('confirmHandover', handover), now);
    }
    const confirmed = await findHandover(tx, id);
    if (confirmed === null) throw notFound('handover');
    return confirmed;
  });
