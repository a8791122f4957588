export const nothingWasChanged = 'Nothing was changed.';
export const enterAReference = 'Enter a reference';
export const reference = 'Reference';
export const suchAsTheNumberOf = 'Such as the number of the transfer.';
export const theAdvances = 'The advances';
export const deliveryChargeInAdvance = 'Delivery Charge in Advance';
export const theAdvanceWasNotAsked = 'The advance was not asked for.';
export const proposedForThisOrder = (reasons: string): string => `Proposed for this order: ${reasons}`;
export const askForAnAdvanceOf = (amount: string): string => `Ask for an advance of ${amount}`;
export const danger = 'danger';
export const theCustomerOpenedThePayment = 'The customer opened the payment page. No payment is known yet.';
export const sendTheCustomerTheLink =
  'Send the customer the link. Until it is paid, a courier collects the whole amount.';
export const theGatewayCallsThisPayment =
  'The gateway calls this payment risky. Call the customer, then decide.';
export const thePaymentWasNotMade = 'The payment was not made. The customer can try again by the same link.';
export const itCanNoLongerBe = 'It can no longer be paid.';
export const advanceOf = (amount: string): string => `Advance of ${amount}`;
export const bankTransaction = (bankTransactionId: string): string => `Bank transaction ${bankTransactionId}`;
export const historyOfTheAdvance = 'History of the advance';
export const messageForTheCustomer = 'Message for the customer';
export const whatsapp = 'WhatsApp';
export const sms = 'SMS';
export const theLinkWorksUntil = (endsAt: string): string => `The link works until ${endsAt}.`;
