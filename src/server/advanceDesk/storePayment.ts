import { isPayableAdvance } from '#domain/cash/advance.ts';
import { type GatewayPayment, stateOfReceived } from '#domain/cash/advancePayment.ts';
import {
  advancesOf,
  changeAdvance,
  historiesOf,
  insertAdvance,
  isPaymentStored,
  lockAdvance,
  type StoredAdvance,
} from '../advances/advancesRepository.ts';
import type { ActorAt } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { lockOrderOf, paidOrderOf } from './orderOfAdvance.ts';

/** Stores what the gateway said about the payments of an advance. */

/** The gateway as the one who changes an advance; `name` is the company's. */
export const gatewayActor = (name: string, at: Date): ActorAt => ({ uid: 'gateway', name, at });

/**
 * Ends the other advances of the order that could still be paid, since a late payment of this advance has taken their place. They need no
 * locks of their own: whoever changes the state of an advance locks its order first.
 */
const endOthers = async (tx: Db, { id, orderId }: StoredAdvance, actor: ActorAt): Promise<void> => {
  const others = orderId === null ? [] : await advancesOf(tx, orderId);
  for (const other of others)
    if (other.id !== id && isPayableAdvance(other))
      await changeAdvance(tx, other, { to: 'expired', text: 'An earlier one was paid.' }, actor);
};

/** Stores a second payment of an advance as a row of its own that is to be given back. */
const storeSurplus = async (
  tx: Db,
  advance: StoredAdvance,
  { validationId, bankTransactionId }: GatewayPayment,
  actor: ActorAt,
): Promise<void> => {
  const { orderId, orderNumber, amount } = advance;
  const payment = { validationId, bankTransactionId };
  const id = newId(actor.at);
  const surplus = { id, orderId, orderNumber, amount, state: 'refundDue', ...payment } as const;
  await insertAdvance(tx, surplus, 'It was paid a second time.', actor);
};

/** What the history says about a payment that has led to this state. */
const receivedText = (state: StoredAdvance['state']): string => {
  if (state === 'held') return 'It was paid, and the gateway calls the payment risky.';
  if (state === 'refundDue') return 'It was paid after the order had no more use for it.';
  return 'It was paid.';
};

/** Stores a payment that is what was asked for; one with a validation id that is stored already is left out. */
export const storeReceived = async (
  tx: Db,
  unlocked: Pick<StoredAdvance, 'id' | 'orderId'>,
  payment: GatewayPayment,
  actor: ActorAt,
): Promise<void> => {
  const order = await lockOrderOf(tx, unlocked);
  const advance = await lockAdvance(tx, unlocked.id);
  if (advance === null || (await isPaymentStored(tx, payment.validationId))) return;
  // An advance with a validation id has its payment already.
  if (advance.validationId !== null) return storeSurplus(tx, advance, payment, actor);
  const paidOrder = await paidOrderOf(tx, advance, order);
  const to = stateOfReceived(paidOrder, payment.isRisky);
  if (to !== 'refundDue') await endOthers(tx, advance, actor);
  const { validationId, bankTransactionId } = payment;
  const columns = { validationId, bankTransactionId };
  await changeAdvance(tx, advance, { to, text: receivedText(to), columns }, actor);
};

/** Stores that nothing was paid on an attempt's page, if it is the advance's newest attempt; the customer may try again. */
export const storeFailed = async (
  tx: Db,
  unlocked: Pick<StoredAdvance, 'id' | 'orderId'>,
  attempt: number,
  actor: ActorAt,
): Promise<void> => {
  // A payment of another advance of the order, which would end this one, waits (`endOthers`).
  await lockOrderOf(tx, unlocked);
  const advance = await lockAdvance(tx, unlocked.id);
  if (advance?.state !== 'asked' || attempt !== advance.attempts) return;
  await changeAdvance(tx, advance, { to: 'failed', text: 'The payment was not made.' }, actor);
};

/** Notes in the history that the gateway reported money that is not what was asked for. The advance's state stays as it is. */
export const storeOther = async (
  tx: Db,
  unlocked: Pick<StoredAdvance, 'id' | 'orderId'>,
  reason: string,
  actor: ActorAt,
): Promise<void> => {
  // For the same reason as in `storeFailed`.
  await lockOrderOf(tx, unlocked);
  const advance = await lockAdvance(tx, unlocked.id);
  if (advance === null) return;
  const text = `A payment does not count: ${reason}.`;
  const histories = await historiesOf(tx, [advance.id]);
  const history = histories.get(advance.id) ?? [];
  // A payment that is announced again is noted once.
  const isNoted = history.some((event) => event.text === text);
  if (!isNoted) await changeAdvance(tx, advance, { text }, actor);
};
