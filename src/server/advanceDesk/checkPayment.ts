import {
  type GatewayPayment,
  judgePayment,
  type PaymentVerdict,
  readTransactionId,
  transactionIdOf,
} from '#domain/cash/advancePayment.ts';
import { toPoisha } from '#domain/values/money.ts';
import { findAdvance, isPaymentStored, type StoredAdvance } from '../advances/advancesRepository.ts';
import { CourierError } from '../couriers/courierError.ts';
import { transaction } from '../database/queries/transaction.ts';
import type { PaymentGateway } from '../payments/paymentGateway.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { gatewayActor, storeFailed, storeOther, storeReceived } from './storePayment.ts';

/** Which payment to ask the gateway about. Anybody may send a hint, so nothing in it counts as true. */
export interface PaymentHint {
  readonly transactionId: string;
  /** The advance and its attempt that the transaction id names. */
  readonly advanceId: string;
  readonly attempt: number;
  /** `null` if the hint names none: then all payments of the transaction are asked about. */
  readonly validationId: string | null;
}

/** What the gateway's validation ids look like; any other text in a hint is ignored. */
const validationIdShape = /^[\w-]{1,50}$/;

/** Reads the hint in a form that a browser or the gateway has posted; `null` if it names no payment of this shop. */
export const readHint = (form: URLSearchParams): PaymentHint | null => {
  const transactionId = form.get('tran_id') ?? '';
  const validationId = form.get('val_id') ?? '';
  const named = readTransactionId(transactionId);
  if (named === null) return null;
  return {
    transactionId,
    ...named,
    validationId: validationIdShape.test(validationId) ? validationId : null,
  };
};

/** What staff and the log are told while a key of the gateway is missing. */
export const keysMissing = 'The keys of SSLCommerz are not entered.';

/** Returns the gateway; throws a CourierError if the shop has not entered its keys. */
export const requireGateway = async (desk: Pick<AdvanceDesk, 'gateway'>): Promise<PaymentGateway> => {
  const gateway = await desk.gateway();
  if (gateway === null) throw new CourierError('settings', keysMissing);
  return gateway;
};

interface JudgedPayment {
  readonly payment: GatewayPayment;
  readonly verdict: PaymentVerdict;
}

/** Whether the gateway's list says that money moved by the payment, and the validator can be asked about it. */
const isToValidate = ({ payment, verdict }: JudgedPayment): boolean =>
  // One without a validation id cannot be asked about, and `judgePayment` never calls it received.
  (verdict.kind === 'received' || verdict.kind === 'other') && payment.validationId !== '';

/**
 * Judges the hinted payment, or without a validation id all payments in the gateway's list. A payment by which
 * money moved, as the list says, is judged again by the validator's answer, which alone counts (CA-10). `amount` is poisha.
 */
const askAbout = async (
  gateway: PaymentGateway,
  { transactionId, validationId }: PaymentHint,
  amount: number,
): Promise<JudgedPayment[]> => {
  const validateAndJudge = async (id: string): Promise<JudgedPayment> => {
    const payment = await gateway.validate(id);
    return { payment, verdict: judgePayment(payment, { transactionId, validationId: id, amount }) };
  };
  if (validationId !== null) return [await validateAndJudge(validationId)];
  const payments = await gateway.paymentsOf(transactionId);
  const listed = payments.map((payment): JudgedPayment => {
    return { payment, verdict: judgePayment(payment, { transactionId, validationId: null, amount }) };
  });
  const judged = listed.filter((one) => !isToValidate(one));
  // One call for each of these payments: by each of them money moved, so there are never many.
  for (const { payment } of listed.filter(isToValidate))
    judged.push(await validateAndJudge(payment.validationId));
  return judged;
};

/**
 * Asks the gateway about the hinted payment and stores the answer; a payment that is announced again is stored once. Throws a
 * CourierError, the error of failed calls to couriers and gateways, also if the shop has not entered the gateway's keys.
 */
export const checkPayment = async (desk: AdvanceDesk, hint: PaymentHint): Promise<void> => {
  const advance = await findAdvance(desk.db, hint.advanceId);
  // A higher attempt was never begun: somebody has invented it, and the gateway knows no payment of it.
  if (advance === null || hint.attempt > advance.attempts) return;
  if (hint.validationId !== null && (await isPaymentStored(desk.db, hint.validationId))) return;
  const gateway = await requireGateway(desk);
  const judged = await askAbout(gateway, hint, toPoisha(advance.amount));
  const actorNow = () => gatewayActor(gateway.name, desk.now());
  for (const { payment, verdict } of judged) {
    if (verdict.kind === 'received')
      await transaction(desk.db, (tx) => storeReceived(tx, advance, payment, actorNow()));
    if (verdict.kind === 'other')
      await transaction(desk.db, (tx) => storeOther(tx, advance, verdict.reason, actorNow()));
  }
  const areAllJudged = hint.validationId === null;
  const haveAllFailed = judged.length > 0 && judged.every(({ verdict }) => verdict.kind === 'failed');
  // Only if every payment of the transaction failed: one that is pending may still be made.
  if (areAllJudged && haveAllFailed)
    await transaction(desk.db, (tx) => storeFailed(tx, advance, hint.attempt, actorNow()));
};

/** Asks the gateway about the payment page of one attempt. */
const checkAttempt = (desk: AdvanceDesk, advanceId: string, attempt: number): Promise<void> => {
  const transactionId = transactionIdOf(advanceId, attempt);
  return checkPayment(desk, { transactionId, advanceId, attempt, validationId: null });
};

/** Asks the gateway about the newest payment page of an advance; does nothing if none was asked for. */
export const checkNewest = async (
  desk: AdvanceDesk,
  { id, attempts }: Pick<StoredAdvance, 'id' | 'attempts'>,
): Promise<void> => {
  if (attempts > 0) await checkAttempt(desk, id, attempts);
};

/** Asks the gateway about every payment page of an advance, the newest first: an earlier one may be paid after it, in another tab. */
export const checkEvery = async (
  desk: AdvanceDesk,
  { id, attempts }: Pick<StoredAdvance, 'id' | 'attempts'>,
): Promise<void> => {
  for (let attempt = attempts; attempt > 0; attempt -= 1) await checkAttempt(desk, id, attempt);
};
