import { advanceAmount } from '#domain/cash/advance.ts';
import { takaText } from '#domain/values/money.ts';
import { advancesOf, insertAdvance } from '../advances/advancesRepository.ts';
import { recordAction } from '../audit/recordAction.ts';
import { type Actor, actorAt } from '../auth/authorization.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError } from '../errors/apiError.ts';
import { orderSubject } from '../orders/history/orderActions.ts';
import { lockOrderOrThrow } from '../orders/lists/lockOrderOrThrow.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { whyNoAdvances, whyNotAskable } from './orderAdvances.ts';

/** Asks the customer to pay an order's delivery charge in advance. Throws an ApiError with the reason when that is not possible. */
export const askAdvance = async (desk: AdvanceDesk, actor: Actor, orderId: string): Promise<void> => {
  const whyNone = await whyNoAdvances(desk);
  await transaction(desk.db, async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId);
    const advances = await advancesOf(tx, orderId);
    const reason = whyNone ?? (await whyNotAskable(tx, order, advances));
    if (reason !== null) throw new ApiError('advanceRefused', reason);
    const at = desk.now();
    const amount = advanceAmount(order);
    const advance = { id: newId(at), orderId, orderNumber: order.number, amount, state: 'asked' } as const;
    const historyText = 'It was asked for.';
    await insertAdvance(tx, advance, historyText, actorAt(actor, at));
    // An amount is the `to` of an entry in the audit log, as for all actions about cash.
    const details = { to: takaText(amount) };
    await recordAction(tx, actor, { action: 'askAdvance', subject: orderSubject(order), details }, at);
  });
};
