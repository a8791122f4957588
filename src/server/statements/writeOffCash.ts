import { formatTaka, fromPoisha, toPoisha } from '#domain/values/money.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { lockCash } from '../cash/cashRepository.ts';
import { moveCash } from '../cash/moveCash.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import { cashActorOf } from './cashActorOf.ts';

/**
 * Gives up what a courier has still to name of a parcel, or keeps what it named too much (CA-4). `amount` is what the admin saw, in
 * taka. Throws an ApiError: `changedMeanwhile` when it is another amount by now, `cashRefused` when nothing is open.
 */
export const writeOffCash = (
  db: Db,
  caller: Caller,
  { id, amount, reason }: { readonly id: string; readonly amount: number; readonly reason: string },
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const locked = await lockCash(tx, id);
    if (locked === null) throw notFound('parcel');
    const { cash, orderId, orderNumber } = locked;
    if (cash.unremitted !== toPoisha(amount))
      throw new ApiError(
        'changedMeanwhile',
        'The open money of this parcel has changed. Nothing was written off.',
      );
    const entries = cash.unremitted === 0 ? [] : [{ kind: 'writeOff' as const, amount: -cash.unremitted }];
    await moveCash(tx, cash, { type: 'WRITE_OFF', entries, reason }, cashActorOf(caller, now));
    const subject = { kind: 'order', id: orderId ?? '', label: orderNumber } as const;
    const details = { to: `${formatTaka(fromPoisha(cash.unremitted))}: ${reason}` };
    await recordAction(tx, caller, { action: 'writeOff', subject, details }, now);
  });
