import type { LineFinding } from '../checkout/cartCheck.ts';
import { formatTaka } from '../values/money.ts';

export const goneMessage = 'This product is no longer sold.';

/** Messages beside a cart line that the shop would not take as it is (SH-5). */
export const findingMessage = (finding: LineFinding, before: number): string => {
  switch (finding.kind) {
    case 'gone':
      return goneMessage;
    case 'soldOut':
      return 'This product is sold out.';
    case 'unchosen':
      return `Please choose a ${finding.choice} on the product's page.`;
    case 'few':
      return `Only ${finding.left} left.`;
    case 'notOrderable':
      return "This product can't be ordered right now.";
    default:
      return `${finding.kind === 'cheaper' ? 'Now cheaper' : 'Now dearer'}: ${formatTaka(finding.price)} instead of ${formatTaka(before)}.`;
  }
};

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
