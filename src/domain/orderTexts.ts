import { shop } from './shop.ts';

/** What is said of an order whose answer was lost, to a shop where sending it again may make a second one. */
export const orderTexts = {
  unknown: {
    title: 'We do not know whether your order arrived.',
    text: 'The shop did not answer. If the order arrived, sending it again makes a second one.',
  },
  look: 'Look at my orders',
  call: `Call ${shop.helpline}`,
  sendAgain: {
    title: 'Send the order again?',
    text: 'We do not know whether the first one arrived. If it did, you will have ordered twice.',
    yes: 'Yes, send it again',
    no: 'Cancel',
  },
} as const;
