import type { HandoverWithParcels } from '#domain/cash/handover.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { notFound } from '../errors/apiError.ts';
import { handoverAction } from './cashActions.ts';
import { lockHandover } from './handoversRepository.ts';
import { handoverWithParcels } from './readHandovers.ts';
import { storeConfirmation } from './storeConfirmation.ts';

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
      await storeConfirmation(tx, caller, id, now);
      await recordAction(tx, caller, handoverAction('confirmHandover', handover), now);
    }
    return handoverWithParcels(tx, id);
  });
