import { cashEventLabels } from '#domain/cash/cashHistory.ts';
import { afterCashEvent } from '#machines/cashMoves.ts';
import { cashStateLabels } from '#messages/domain/cash.ts';
import type { Db } from '../database/database.ts';
import { ApiError } from '../errors/apiError.ts';
import { appendCashMoves, cashAfter } from './appendCashMoves.ts';
import type { AppendedMove, CashActor, StoredCash } from './cashRepository.ts';

/**
 * Sends an event to the cash of a consignment that the transaction has locked, and returns the cash after it. Throws an ApiError
 * for an event that cashMachine refuses.
 */
export const moveCash = async (
  tx: Db,
  cash: StoredCash,
  move: AppendedMove,
  actor: CashActor,
): Promise<StoredCash> => {
  const event = { ...move, by: actor.role, at: actor.at.toISOString() };
  const after = afterCashEvent(cash, event);
  if (after === null)
    throw new ApiError(
      'cashRefused',
      `The cash of this parcel is “${cashStateLabels[cash.state]}”: “${cashEventLabels[move.type]}” is not possible now.`,
    );
  await appendCashMoves(tx, [{ before: cash, moves: [{ ...move, after }] }], actor);
  return cashAfter(cash, after, actor.at);
};
