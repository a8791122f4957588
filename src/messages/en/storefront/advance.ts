export const deliveryChargeInAdvance = 'Delivery charge in advance';
export const payInAdvance = (amount: string): string => `Pay ${amount} in advance`;
export const thisIsTheDeliveryCharge =
  'This is the delivery charge of your order, not an extra cost. You pay it now and that much less when the parcel arrives. If the order is cancelled before it is sent, the shop gives it back.';
export const youPayWithSslcommerzBy = (endsAt: string): string =>
  `You pay with SSLCommerz, by card, bKash, Nagad or bank. It is told your name, phone number and district. The link works until ${endsAt}.`;
export const lookAgain = 'Look again';
export const remainsToBePaidAt = 'Remains to be paid at the door';
export const openingThePaymentPage = 'Opening the payment page…';
export const payNow = (amount: string): string => `Pay ${amount} now`;
export const thePayment = 'The payment';
export const thisLinkOpensNoPayment = 'This link opens no payment';
export const itMayBeIncompleteAsk = 'It may be incomplete. Ask the shop for the link again.';
export const call = (helpline: string): string => `Call ${helpline}`;
export const noPaymentHasArrivedYet =
  'No payment has arrived yet. If you have just paid, look again in a minute instead of paying twice.';
export const thisPaymentIsNotNeeded = 'This payment is not needed any more.';
export const paidThankYou = 'Paid. Thank you.';
export const thePaymentHasArrivedAnd = 'The payment has arrived, and the shop looks at it. Do not pay again.';
export const youHavePaidAndThe = 'You have paid, and the shop gives the money back.';
export const theShopHasGivenThe = 'The shop has given the money back.';
export const thePaymentWasNotMade = 'The payment was not made. You can try again.';
