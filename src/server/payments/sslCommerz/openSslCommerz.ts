import { isRecord, readText } from '#domain/values/parse.ts';
import { callCourier } from '../../couriers/callCourier.ts';
import { readCourierAddress } from '../../couriers/courierAddress.ts';
import { CourierError } from '../../couriers/courierError.ts';
import type { OpenedSession, PaymentGateway } from '../paymentGateway.ts';
import { readPayments, readValidation } from './readPayment.ts';
import { sessionForm } from './sessionForm.ts';

export interface SslCommerzSettings {
  /** The origin of its calls. */
  readonly address: string;
  /** Whether an http address of this machine is accepted too, for tests with a gateway of their own. */
  readonly allowsLoopback: boolean;
  readonly storeId: string;
  readonly storePassword: string;
}

const name = 'SSLCommerz';

/** Milliseconds for one call with its answer. Short, because a shopper waits for it. */
const usualTimeout = 15_000;

/** How many characters of a refusal's reason and of a session's key are kept. */
const lengths = { reason: 200, sessionKey: 100 } as const;

/** The host name without its first part, if exactly two remain: `sslcommerz.com` for `securepay.sslcommerz.com`. */
const domainOf = (hostname: string): string => hostname.replace(/^[^.]+\.(?=[^.]+\.[^.]+$)/, '');

/**
 * Whether a shopper may be sent to this address: it is on the gateway's own host, or by https on another host of its domain.
 * Otherwise an answer that was tampered with could send shoppers anywhere.
 */
const isOwnPage = (pageUrl: string, gatewayUrl: string): boolean => {
  if (!URL.canParse(pageUrl)) return false;
  const page = new URL(pageUrl);
  const gateway = new URL(gatewayUrl);
  if (page.username !== '' || page.password !== '') return false;
  if (page.origin === gateway.origin) return true;
  const areHttps = page.protocol === 'https:' && gateway.protocol === 'https:' && page.port === '';
  return areHttps && page.hostname.endsWith(`.${domainOf(gateway.hostname)}`);
};

const readSession = (body: unknown, address: string): OpenedSession => {
  const { status, failedreason, sessionkey, GatewayPageURL } = isRecord(body) ? body : {};
  const url = readText(GatewayPageURL);
  if (readText(status).toUpperCase() === 'FAILED')
    return { kind: 'refused', reason: readText(failedreason).slice(0, lengths.reason) || 'no reason given' };
  if (!isOwnPage(url, address))
    throw new CourierError('badAnswer', `${name} answered with a payment page that is not its own.`);
  return { kind: 'opened', url, sessionKey: readText(sessionkey).slice(0, lengths.sessionKey) };
};

/**
 * Opens SSLCommerz as a gateway, by version 4 of its documentation. The keys travel in the form of a session and, as documented,
 * in the query of the other calls; therefore redirects are not followed and no error quotes an address. `callCourier` promises that for
 * couriers' calls, so the gateway is called by it too, and has its errors. Throws a CourierError for an address to which no keys may be
 * sent.
 */
export const openSslCommerz = (
  { address: given, allowsLoopback, storeId, storePassword }: SslCommerzSettings,
  timeout = usualTimeout,
): PaymentGateway => {
  const address = readCourierAddress(name, { address: given, allowsLoopback });
  const keys = { store_id: storeId, store_passwd: storePassword };

  const ask = async (path: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
    // `v` is a fixed parameter of these calls, not the version of the documentation.
    const search = new URLSearchParams({ ...query, ...keys, v: '1', format: 'json' });
    const url = `${address}/validator/api/${path}?${search.toString()}`;
    const { status, body } = await callCourier({ courier: name, method: 'GET', url, headers: {}, timeout });
    if (status >= 400) throw new CourierError('refused', `${name} refused the question with ${status}.`);
    return body;
  };

  return {
    name,
    openSession: async (session) => {
      const { status, body } = await callCourier({
        courier: name,
        method: 'POST',
        url: `${address}/gwprocess/v4/api.php`,
        headers: {},
        body: new URLSearchParams({ ...keys, ...sessionForm(session) }),
        timeout,
      });
      if (status >= 400) throw new CourierError('refused', `${name} refused the session with ${status}.`);
      return readSession(body, address);
    },
    validate: async (validationId) =>
      readValidation(name, await ask('validationserverAPI.php', { val_id: validationId })),
    paymentsOf: async (transactionId) =>
      readPayments(name, await ask('merchantTransIDvalidationAPI.php', { tran_id: transactionId })),
  };
};
