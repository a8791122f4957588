/** What the shop promises about delivery and returns (CN-2, SP-3); amounts are formatted. */

export const delivery = (country: string, inside: string, outside: string): string =>
  `We bring your order anywhere in ${country}: ${inside} inside of Dhaka, ${outside} outside of Dhaka. We phone you before we prepare it.`;
export const freeDelivery = (over: string): string =>
  `An order of goods over ${over} is delivered free, wherever you live.`;
export const refusedParcel = (inside: string, outside: string): string =>
  `If you refuse a correct product at the door, only the courier charge is paid to the delivery man: ${inside} in Dhaka, ${outside} outside.`;
export const noReturns = "What you have accepted at the door can't be returned.";
export const returnWithin = (days: string): string =>
  `Changed your mind? Ask for a return from your dashboard within ${days} after delivery.`;
