import { shop } from '../shop.ts';

/** Messages after the response to an order was lost, for a host where a retry may place a second order. */
export const unansweredOrderMessages = {
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
