import { isPayableAdvance } from '#domain/cash/advance.ts';
import { type GatewayPayment, readTransactionId, stateOfReceived } from '#domain/cash/advancePayment.ts';
import {
  type AdvanceActor,
  advancesOf,
  changeAdvance,
  historiesOf,
  insertAdvance,
  isPaymentStored,
  lockAdvance,
  type StoredAdvance,
} from '../advances/advancesRepository.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { lockOrderOf, paidOrderOf } from './paidOrder.ts';

/** Stores what the gateway said about the payments of an advance. */

/** The gateway as the one who changes an advance; `name` is that of the company. */
export const gatewayActor = (name: string, at: Date): AdvanceActor => ({ uid: 'gateway', name, at });

/** Ends the other advances of the order that could still be paid, since a late payment of this one has taken their place. */
const endOthers = async (tx: Db, { id, orderId }: StoredAdvance, actor: AdvanceActor): Promise<void> => {
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
  actor: AdvanceActor,
): Promise<void> => {
  const { orderId, orderNumber, amount } = advance;
  const id = newId(actor.at);
  await insertAdvance(
    tx,
    { id, orderId, orderNumber, amount, state: 'refundDue', validationId, bankTransactionId },
    'It was paid a second time.',
    actor,
  );
};

const receivedTexts = {
  paid: 'It was paid.',
  held: 'It was paid, and the gateway calls the payment risky.',
  refundDue: 'It was paid after the order had no more use for it.',
} as const;

const receivedText = (state: StoredAdvance['state']): string =>
  state === 'held' || state === 'refundDue' ? receivedTexts[state] : receivedTexts.paid;

/** Stores a payment that is what was asked for; one with a validation id that is stored already is left out. */
export const storeReceived = async (
  tx: Db,
  known: Pick<StoredAdvance, 'id' | 'orderId'>,
  payment: GatewayPayment,
  actor: AdvanceActor,
): Promise<void> => {
  const order = await lockOrderOf(tx, known);
  const advance = await lockAdvance(tx, known.id);
  if (advance === null || (await isPaymentStored(tx, payment.validationId))) return;
  if (advance.validationId !== null) return storeSurplus(tx, advance, payment, actor);
  const to = stateOfReceived(await paidOrderOf(tx, advance, order), payment.isRisky);
  if (to !== 'refundDue') await endOthers(tx, advance, actor);
  const { validationId, bankTransactionId } = payment;
  const columns = { validationId, bankTransactionId };
  await changeAdvance(tx, advance, { to, text: receivedText(to), columns }, actor);
};

/** Stores that nothing was paid on the newest payment page of an advance; the customer may try again. */
export const storeFailed = async (
  tx: Db,
  known: Pick<StoredAdvance, 'id' | 'orderId'>,
  transactionId: string,
  actor: AdvanceActor,
): Promise<void> => {
  await lockOrderOf(tx, known);
  const advance = await lockAdvance(tx, known.id);
  if (advance?.state !== 'asked' || readTransactionId(transactionId)?.attempt !== advance.attempts) return;
  await changeAdvance(tx, advance, { to: 'failed', text: 'The payment was not made.' }, actor);
};

/** Notes in the history that the gateway reported money that is not what was asked for. The advance's state stays as it is. */
export const storeOther = async (
  tx: Db,
  known: Pick<StoredAdvance, 'id' | 'orderId'>,
  reason: string,
  actor: AdvanceActor,
): Promise<void> => {
  await lockOrderOf(tx, known);
  const advance = await lockAdvance(tx, known.id);
  if (advance === null) return;
  const text = `A payment does not count: ${reason}.`;
  const history = (await historiesOf(tx, [advance.id])).get(advance.id) ?? [];
  // A payment that is announced again is noted once.
  if (!history.some((event) => event.text === text)) await changeAdvance(tx, advance, { text }, actor);
};
