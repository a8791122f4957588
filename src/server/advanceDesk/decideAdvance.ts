import type { DecideAdvanceBody } from '#contract/orders/advances.ts';
import { type AdvanceState, currentAdvanceState } from '#domain/cash/advance.ts';
import { type AdvanceAct, advanceActs, isActOf } from '#domain/cash/advanceActs.ts';
import { stateOfReceived } from '#domain/cash/advancePayment.ts';
import {
  changeAdvance,
  findAdvance,
  lockAdvance,
  type StoredAdvance,
} from '../advances/advancesRepository.ts';
import { recordAction } from '../audit/recordAction.ts';
import { actorAt, type Caller } from '../auth/authorization.ts';
import { CourierError } from '../couriers/courierError.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { checkEvery } from './checkPayment.ts';
import { lockOrderOf, paidOrderOf } from './orderOfAdvance.ts';

/** What staff decide about an advance on the order's page. */

/** The acts that change the advance; asking the gateway again is none. */
type StoredAct = Exclude<AdvanceAct, 'askAgain'>;

/** To which state an act leads; an accepted advance goes where a payment that is not risky would lead. */
const targets: Readonly<Record<Exclude<StoredAct, 'accept'>, AdvanceState>> = {
  refuse: 'refundDue',
  withdraw: 'expired',
  giveBack: 'refunded',
};

const storeDecision = (
  desk: AdvanceDesk,
  caller: Caller,
  seen: StoredAdvance,
  { act, note, revision }: { readonly act: StoredAct; readonly note: string; readonly revision: number },
): Promise<void> =>
  transaction(desk.db, async (tx) => {
    const order = await lockOrderOf(tx, seen);
    const advance = await lockAdvance(tx, seen.id);
    if (advance === null) throw notFound('advance');
    // Not `advance.state`: what was paid for an order that is cancelled now is to be given back, which staff see and decide by.
    const state = currentAdvanceState(advance, order);
    if (advance.revision !== revision || !isActOf(state, act))
      throw new ApiError('changedMeanwhile', 'This advance has changed in the meantime.');
    const isRisky = false;
    const to =
      act === 'accept' ? stateOfReceived(await paidOrderOf(tx, advance, order), isRisky) : targets[act];
    const at = desk.now();
    const { done: sentence } = advanceActs[act];
    const text = note === '' ? sentence : `${sentence} ${note}`;
    await changeAdvance(tx, advance, { to, text }, actorAt(caller, at));
    // An order that was deleted meanwhile has no id any more, but still its number.
    const subject = { kind: 'order', id: advance.orderId ?? '', label: advance.orderNumber } as const;
    await recordAction(tx, caller, { action: 'decideAdvance', subject, details: { to } }, at);
  });

/** Asks the gateway once more, about each payment page of the advance; throws an ApiError with the reason when it gives no answer. */
const askAgain = async (desk: AdvanceDesk, advance: StoredAdvance): Promise<void> => {
  try {
    await checkEvery(desk, advance);
  } catch (error) {
    // Failed calls to all outside companies are CourierErrors, those to the gateway too.
    if (!(error instanceof CourierError)) throw error;
    throw new ApiError('advanceRefused', error.message, {}, { cause: error });
  }
};

/**
 * Carries out what staff decided about an advance. Throws an ApiError when the advance is unknown, when it has changed since the
 * caller saw it, and when the act needs a note and has none.
 */
export const decideAdvance = async (
  desk: AdvanceDesk,
  caller: Caller,
  { id, body: { act, note, revision } }: { readonly id: string; readonly body: DecideAdvanceBody },
): Promise<void> => {
  const advance = await findAdvance(desk.db, id);
  if (advance === null) throw notFound('advance');
  if (act === 'askAgain') return askAgain(desk, advance);
  const trimmedNote = note.trim();
  if (advanceActs[act].needsNote && trimmedNote === '') throw invalid('note', 'Enter a reference.');
  return storeDecision(desk, caller, advance, { act, note: trimmedNote, revision });
};
