import type { ReactNode } from 'react';

export const chargeInAdvance = 'Delivery charge in advance';
export const payInAdvance = (amount: string): string => `Pay ${amount} in advance`;
export const whatIsPaid =
  'This is the delivery charge of your order, not an extra cost. You pay it now and that much less when the parcel arrives. If the order is cancelled before it is sent, the shop gives it back.';
export const howToPay = (endsAt: string): string =>
  `You pay with SSLCommerz, by card, bKash, Nagad or bank. It receives your name, phone number and district. The link works until ${endsAt}.`;
export const checkAgain = 'Check again';
export const couldNotCheckAgain =
  'The payment could not be looked up just now. Do not pay again: check again in a moment, or call the shop.';
export const remainsAtTheDoor = 'Left to pay at the door';
export const openingPaymentPage = 'Opening the payment page…';
export const payNow = (amount: string): string => `Pay ${amount} now`;
export const thePayment = 'The payment';
export const linkOpensNoPayment = 'This link opens no payment';
export const linkMayBeIncomplete = 'It may be incomplete. Ask the shop for the link again.';
export const call = (helpline: string): string => `Call ${helpline}`;
export const noPaymentYet =
  'No payment has arrived yet. If you have just paid, check again in a minute instead of paying twice.';
export const paymentNotNeeded = 'This payment is no longer needed.';
export const timeToPayHasPassed = (helpline: ReactNode) => (
  <>The time to pay has passed, so please call the shop at {helpline}.</>
);
export const paid = 'Paid. Thank you.';
export const paymentHeld = 'The payment has arrived, and the shop is checking it. Do not pay again.';
export const refundDue = 'You have paid, and the shop will give the money back.';
export const refunded = 'The shop has given the money back.';
export const paymentNotMade = 'The payment was not made. You can try again.';
export const order = 'Order';
export const trackThisOrder = 'Track this order';
export const questionsCall = (helpline: ReactNode) => <>Questions? Call {helpline}.</>;
