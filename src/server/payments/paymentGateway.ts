import type { GatewayPayment } from '#domain/cash/advancePayment.ts';

/** The company through which shoppers pay, behind one port (CA-10). */

/** What the gateway is told about a payment; nothing more leaves the shop. */
export interface NewSession {
  readonly transactionId: string;
  /** Taka. */
  readonly amount: number;
  /** What the payment is for, such as `Delivery charge of order HK-7Q4K-2E`. */
  readonly purpose: string;
  readonly customerName: string;
  readonly customerPhone: string;
  /** Where the gateway sends its receipt: the shop's own address. */
  readonly receiptEmail: string;
  readonly district: string;
  /** Where the shopper's browser posts to at the end: paid, failed or cancelled. */
  readonly returnUrl: string;
  /** Where the gateway itself posts its notices to. */
  readonly noticeUrl: string;
}

/** A payment page that was opened, or the gateway's own reason why it opened none. */
export type OpenedSession =
  | { readonly kind: 'opened'; readonly url: string; readonly sessionKey: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** The payment gateway. Each method throws a CourierError when no readable answer comes, as all calls to outside companies do. */
export interface PaymentGateway {
  readonly name: string;
  readonly openSession: (session: NewSession) => Promise<OpenedSession>;
  /** Asks for the payment with this validation id. */
  readonly validate: (validationId: string) => Promise<GatewayPayment>;
  /** Asks for all payments that were tried with this transaction id. */
  readonly paymentsOf: (transactionId: string) => Promise<readonly GatewayPayment[]>;
}
