import { takaText } from '../values/money.ts';
import type { AdvanceState } from './advance.ts';

/** Texts about an advance (CA-10), in English: a screen translates the labels by `shownText`, and staff send the message as it is. */

export const advanceStateLabels: Readonly<Record<AdvanceState, string>> = {
  asked: 'Asked for',
  paid: 'Paid',
  held: 'On hold',
  failed: 'Failed',
  expired: 'Ended',
  refundDue: 'To give back',
  refunded: 'Given back',
};

/** Path of the page on which a customer pays an advance. */
export const advancePath = (token: string): string => `/advance/${token}`;

interface AskedAdvance {
  readonly shopName: string;
  readonly orderNumber: string;
  /** Taka. */
  readonly amount: number;
  /** The address of the page on which it is paid. */
  readonly url: string;
}

/** The text that staff send to the customer. */
export const advanceMessage = ({ shopName, orderNumber, amount, url }: AskedAdvance): string =>
  `${shopName}: please pay the delivery charge of ${takaText(amount)} for order ${orderNumber} in advance. You pay ${takaText(amount)} less at the door. ${url}`;
