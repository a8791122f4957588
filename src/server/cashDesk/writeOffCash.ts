import type { WriteOffCashBody } from '#contract/cash/cashOutstanding.ts';
import { ledgerEntries } from '#domain/cash/ledger.ts';
import { fromPoisha, takaText, toPoisha } from '#domain/values/money.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { cashActorOf } from '../cash/cashActorOf.ts';
import { toCash } from '../cash/cashRepository.ts';
import { moveCash } from '../cash/moveCash.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import { writeOffAction } from './cashActions.ts';
import { lockParcels } from './handoversRepository.ts';

/**
 * Writes off the difference that is left of a parcel's money: `amount` in taka, positive if the courier or rider gave too little,
 * negative if too much. The caller must be an admin. Throws an ApiError for an unknown parcel, for one without a difference, and if the
 * difference is not the one that the caller saw.
 */
export const writeOffCash = (
  db: Db,
  caller: Caller,
  { id, body: { amount, reason } }: { readonly id: string; readonly body: WriteOffCashBody },
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const [parcel] = await lockParcels(tx, [id]);
    if (parcel === undefined) throw notFound('parcel');
    if (parcel.unremitted !== toPoisha(amount)) {
      const difference = takaText(fromPoisha(parcel.unremitted));
      throw new ApiError('changedMeanwhile', `The difference of this parcel is now ${difference}.`);
    }
    const move = {
      type: 'WRITE_OFF',
      // With this entry nothing is left unremitted.
      entries: ledgerEntries({ writeOff: -parcel.unremitted }),
      reason: reason.trim(),
    } as const;
    // Throws for a parcel without a difference: cashMachine writes off only what is short or over.
    await moveCash(tx, toCash(parcel), move, cashActorOf(caller, now));
    await recordAction(tx, caller, writeOffAction(parcel, amount), now);
  });
