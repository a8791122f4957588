import type { GatewayPayment } from '#domain/cash/advancePayment.ts';

/** The company through which shoppers pay, behind one port (CA-10). */

/** What the gateway is told of a payment; nothing more leaves the shop. */
export interface NewSession {
  readonly transactionId: string;
  /** Taka. */
  readonly amount: number;
  /** What is paid for, such as `Delivery charge of order HK-7Q4K-2M`. */
  readonly purpose: string;
  readonly customerName: string;
  readonly customerPhone: string;
  /** Where the gateway sends its receipt. The shop asks for no e-mail address with an order, so it is the shop's own. */
  readonly receiptEmail: string;
  readonly district: string;
  /** Where the shopper's browser posts to at the end, whatever it is. */
  readonly returnUrl: string;
  /** Where the gateway itself posts to. */
  readonly noticeUrl: string;
}

/** A payment page, or in the gateway's words why it opened none. */
export type OpenedSession =
  | { readonly kind: 'opened'; readonly url: string; readonly sessionKey: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Each method throws a CourierError when no answer that can be read comes. */
export interface PaymentGateway {
  readonly name: string;
  readonly openSession: (session: NewSession) => Promise<OpenedSession>;
  /** The payment that the gateway calls so. */
  readonly validate: (validationId: string) => Promise<GatewayPayment>;
  /** All payments that were tried under a transaction id. */
  readonly paymentsOf: (transactionId: string) => Promise<readonly GatewayPayment[]>;
}
