export const nothingWasChanged = 'Nothing was changed.';
export const enterAReference = 'Enter a reference';
export const reference = 'Reference';
export const suchAsTheTransfer = 'Such as the number of the transfer.';
export const theAdvances = 'The advances';
export const deliveryChargeInAdvance = 'Delivery Charge in Advance';
export const advanceNotAsked = 'The advance was not asked for.';
export const proposedForThisOrder = (reasons: string): string => `Proposed for this order: ${reasons}`;
export const askForAnAdvanceOf = (amount: string): string => `Ask for an advance of ${amount}`;
export const customerOpenedThePage = 'The customer opened the payment page. No payment is known yet.';
export const sendTheLink =
  'Send the customer the link. Until it is paid, a courier collects the whole amount.';
export const gatewayCallsItRisky =
  'The gateway calls this payment risky. Call the customer, then decide.';
export const paymentNotMade = 'The payment was not made. The customer can try again by the same link.';
export const canNoLongerBePaid = 'It can no longer be paid.';
export const advanceOf = (amount: string): string => `Advance of ${amount}`;
export const bankTransaction = (id: string): string => `Bank transaction ${id}`;
export const historyOfTheAdvance = 'History of the advance';
export const messageForTheCustomer = 'Message for the customer';
export const whatsapp = 'WhatsApp';
export const sms = 'SMS';
export const theLinkWorksUntil = (endsAt: string): string => `The link works until ${endsAt}.`;
export const paid = (amount: string): string => `${amount} paid: a courier collects that much less.`;
export const toGiveBack = (amount: string): string => `${amount} to give back.`;
export const givenBack = (amount: string): string => `${amount} given back.`;
export const save = 'Save';
export const copyTheMessage = 'Copy the message';
