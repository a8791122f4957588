import type { Caller } from '../auth/authorization.ts';
import { cashActorOf } from '../cash/cashActorOf.ts';
import { toCash } from '../cash/cashRepository.ts';
import { moveCash } from '../cash/moveCash.ts';
import type { Db } from '../database/database.ts';
import { handedOf, lockParcels, markConfirmed } from './handoversRepository.ts';

/**
 * Stores that the money of a handover is in the cash box: marks it as confirmed, and enters its part into each parcel's ledger. The
 * caller must be an admin.
 */
export const storeConfirmation = async (tx: Db, caller: Caller, id: string, now: Date): Promise<void> => {
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
