import { transactionIdOf } from '#domain/cash/advancePayment.ts';
import { advancePath } from '#domain/cash/advanceTexts.ts';
import type { Order } from '#domain/orders/order.ts';
import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import type { Language } from '#domain/values/language.ts';
import {
  changeAdvance,
  lockAdvance,
  type StoredAdvance,
  storeSession,
} from '../advances/advancesRepository.ts';
import { CourierError } from '../couriers/courierError.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError } from '../errors/apiError.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { checkNewest, requireGateway } from './checkPayment.ts';
import { advanceOfToken, canPay, orderOf } from './customerAdvance.ts';
import { lockOrderOf } from './orderOfAdvance.ts';

/** The path to which the gateway posts its notices. */
export const noticePath = '/payments/sslcommerz';
/** The path, with the prefix of the language, to which the shopper's browser is sent, with a form, when the payment page ends. */
export const returnPath = (token: string, prefix: string = addressPrefixes.en): string =>
  localAddress(prefix, `${advancePath(token)}/returned`);

/** Who pays: the token of the advance, and the language of the shop's pages. */
interface Payer {
  readonly token: string;
  readonly language: Language | undefined;
}

/**
 * For how long an open payment page is used again instead of opening another one, since an advance with several pages may be
 * paid several times. The gateway does not say how long its pages live.
 */
const pageLifeMs = 15 * 60 * 1000;
/** How long the gateway may take to open a page before a new attempt begins: longer than a call to it lasts at most. */
const openingMs = 20_000;
/** How many payment pages one advance may have in all: more than a shopper needs, and an end for a program that has the link. */
const maxAttempts = 30;

const notPayable = (): ApiError =>
  new ApiError('changedMeanwhile', 'This payment is no longer needed, or was made already.');

const tryLater = (cause?: unknown): ApiError =>
  new ApiError(
    'advanceRefused',
    'The payment page could not be opened. Try again in a moment.',
    {},
    { cause },
  );

/** The address of the page that is still open; `null` when a new one is needed. Throws while an attempt is still being opened. */
const pageStillOpen = ({ state, startedAt, sessionUrl }: StoredAdvance, now: Date): string | null => {
  if (state !== 'asked' || startedAt === null) return null;
  const age = now.getTime() - startedAt.getTime();
  if (sessionUrl !== null && age < pageLifeMs) return sessionUrl;
  if (sessionUrl === null && age < openingMs) throw tryLater();
  return null;
};

/** An attempt whose number is taken, before the gateway has opened its page. */
interface BegunAttempt {
  readonly advance: StoredAdvance;
  readonly order: Order;
}

/** Takes the next attempt number before the gateway is called, so that a transaction id is never used twice. */
const beginAttempt = (desk: AdvanceDesk, seen: StoredAdvance): Promise<BegunAttempt> =>
  transaction(desk.db, async (tx) => {
    const order = await lockOrderOf(tx, seen);
    const advance = await lockAdvance(tx, seen.id);
    const now = desk.now();
    if (advance === null || order === null || !(await canPay(tx, advance, order, now))) throw notPayable();
    // Another request has begun an attempt meanwhile.
    if (advance.attempts !== seen.attempts) throw tryLater();
    const attempts = advance.attempts + 1;
    if (attempts > maxAttempts)
      throw new ApiError('tooMany', 'The payment page was opened too often. Call the shop.');
    const columns = { attempts, startedAt: now, sessionUrl: null };
    const change = { to: 'asked', text: 'The customer asked for the payment page.', columns } as const;
    // `link`: whoever has the token acts as the customer, without an account.
    await changeAdvance(tx, advance, change, { uid: 'link', name: 'Customer', at: now });
    return { advance: { ...advance, attempts }, order };
  });

const openSession = async (
  desk: AdvanceDesk,
  { token, language = 'en' }: Payer,
  { advance, order: { customerData } }: BegunAttempt,
): Promise<string> => {
  const gateway = await requireGateway(desk);
  const { supportEmail } = desk.settings();
  const session = await gateway.openSession({
    transactionId: transactionIdOf(advance.id, advance.attempts),
    amount: advance.amount,
    purpose: `Delivery charge of order ${advance.orderNumber}`,
    customerName: customerData.name,
    customerPhone: customerData.mobileNumber,
    // The gateway sends its receipt to the shop, not to the customer.
    receiptEmail: supportEmail,
    district: customerData.district,
    returnUrl: `${desk.origin()}${returnPath(token, addressPrefixes[language])}`,
    noticeUrl: `${desk.origin()}${noticePath}`,
  });
  if (session.kind === 'refused') {
    desk.log.warn({ gateway: gateway.name, reason: session.reason }, 'a payment page was refused');
    throw tryLater();
  }
  const { sessionKey, url: sessionUrl } = session;
  await storeSession(desk.db, advance, { sessionKey, sessionUrl });
  return sessionUrl;
};

/** Asks about the newest page first, which may have been paid without a notice, and returns the advance as it is after that. */
const checkEarlierPage = async (
  desk: AdvanceDesk,
  token: string,
  advance: StoredAdvance,
): Promise<StoredAdvance> => {
  if (advance.attempts === 0) return advance;
  await checkNewest(desk, advance);
  return advanceOfToken(desk, token);
};

/**
 * Returns the address of the gateway's page on which the advance is paid: the page that is still open, or a new one. Throws an
 * ApiError when the advance can no longer be paid, and `advanceRefused` when the gateway opens no page.
 */
export const openPayment = async (desk: AdvanceDesk, token: string, language?: Language): Promise<string> => {
  const advance = await advanceOfToken(desk, token);
  const order = await orderOf(desk.db, advance);
  if (!(await canPay(desk.db, advance, order, desk.now()))) throw notPayable();
  const page = pageStillOpen(advance, desk.now());
  if (page !== null) return page;
  try {
    // Before an attempt is counted, which a shop without keys could not use.
    await requireGateway(desk);
    const checked = await checkEarlierPage(desk, token, advance);
    const attempt = await beginAttempt(desk, checked);
    return await openSession(desk, { token, language }, attempt);
  } catch (error) {
    // The gateway is called like couriers, and fails like them.
    if (!(error instanceof CourierError)) throw error;
    desk.log.warn({ reason: error.message }, 'a payment page could not be opened');
    throw tryLater(error);
  }
};
