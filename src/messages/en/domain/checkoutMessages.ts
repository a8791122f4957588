/** Beside a cart line that the shop would not take as it is (SH-5). */
export const goneMessage = 'This product is no longer sold.';
export const soldOut = 'This product is sold out.';
export const unchosen = (choice: 'color' | 'size'): string =>
  `Please choose a ${choice} on the product's page.`;
export const fewLeft = (left: number): string => `Only ${left} left.`;
export const taken = 'You have already picked all that is left of this product.';
export const notOrderable = "This product can't be ordered right now.";
export const priceChanged = (change: 'cheaper' | 'dearer', price: string, before: string): string =>
  `${change === 'cheaper' ? 'Now cheaper' : 'Now dearer'}: ${price} instead of ${before}.`;

export const unchecked =
  "Today's prices could not be loaded. You'll see them at checkout before you confirm.";

/** Messages after the response to an order was lost, for a host where a retry may place a second order. */
export const unansweredOrderMessages = {
  unknown: {
    title: "We couldn't tell whether your order went through.",
    text: 'The shop did not answer. If your order went through, sending it again places a second one.',
  },
  look: 'Check my orders',
  call: (helpline: string) => `Call ${helpline}`,
  sendAgain: {
    title: 'Send the order again?',
    text: "We couldn't tell whether the first one went through. If it did, you will have ordered twice.",
    yes: 'Yes, send it again',
    no: 'Cancel',
  },
} as const;
