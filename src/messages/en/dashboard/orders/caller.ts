import { groupDigits } from '../../language.ts';

/** How the orders of a phone number ended. */
type OrderEnds = Readonly<Record<'delivered' | 'cancelled' | 'returned' | 'open', number>>;

export const noOtherOrders = 'No other orders from this phone number.';
export const theOtherOrders = 'The other orders';
export const seeAllOrders = (value: number): string => `See all ${groupDigits(value)} orders`;
export const scoreNotKnown = 'The courier’s score for this phone number is not known right now.';
export const thisPhoneNumber = 'This Phone Number';
export const thePhoneHistory = 'The history of this phone number';
export const blockThisPhone = 'Block this phone';
export const seeBlockedPhones = 'See blocked phones';
export const otherOrders = 'other orders';
export const ordersEnded = (orders: string, { delivered, cancelled, returned, open }: OrderEnds): string =>
  `${orders}: ${delivered} delivered, ${cancelled} cancelled, ${returned} returned, ${open} open`;
export const withShareDelivered = (ends: string, percent: number): string =>
  `${ends}; ${percent} % delivered`;
