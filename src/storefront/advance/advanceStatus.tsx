import type { ReactNode } from 'react';
import { shopNow } from '#api/client/shopClock.ts';
import type { CustomerAdvance } from '#domain/cash/customerAdvance.ts';
import * as messages from '#messages/storefront/advance.tsx';
import type { Tone } from '#ui/feedback/tones.ts';

interface AdvanceStatus {
  readonly tone: Tone;
  readonly text: ReactNode;
  /** The text in Bengali, which an English page shows too. */
  readonly bengali: ReactNode;
  /** Whether the page offers to check again: a payment may arrive in a moment. */
  readonly canCheckAgain?: boolean;
}

const waiting: AdvanceStatus = {
  tone: 'warning',
  text: messages.noPaymentYet,
  bengali: 'এখনো কোনো পেমেন্ট আসেনি। এইমাত্র দিয়ে থাকলে আবার না দিয়ে এক মিনিট পরে দেখুন।',
  canCheckAgain: true,
};

const notNeeded: AdvanceStatus = {
  tone: 'neutral',
  text: messages.paymentNotNeeded,
  bengali: 'এই পেমেন্ট আর দরকার নেই।',
};

const timeIsOver = (helpline: ReactNode): AdvanceStatus => ({
  tone: 'warning',
  text: messages.timeToPayHasPassed(helpline),
  bengali: <>এই পেমেন্টের সময় শেষ হয়ে গেছে, তাই শপে {helpline} নম্বরে কল করুন।</>,
});

/** States of the advance that alone decide what the page says. */
const settledStatuses: Partial<Readonly<Record<CustomerAdvance['state'], AdvanceStatus>>> = {
  paid: { tone: 'good', text: messages.paid, bengali: 'পেমেন্ট পাওয়া গেছে। ধন্যবাদ।' },
  held: {
    tone: 'warning',
    text: messages.paymentHeld,
    bengali: 'পেমেন্ট এসেছে, শপ যাচাই করছে। আবার পেমেন্ট করবেন না।',
  },
  refundDue: {
    tone: 'warning',
    text: messages.refundDue,
    bengali: 'আপনি টাকা দিয়েছেন, শপ তা ফেরত দেবে।',
  },
  refunded: { tone: 'good', text: messages.refunded, bengali: 'শপ টাকা ফেরত দিয়েছে।' },
};

/** What the page says about the state of the advance; `null` before the first attempt to pay it. `helpline`: the number to call. */
export const advanceStatus = (
  { state, isStarted, canPay, endsAt }: CustomerAdvance,
  helpline: ReactNode,
): AdvanceStatus | null => {
  const settled = settledStatuses[state];
  if (settled !== undefined) return settled;
  if (!canPay) return Date.parse(endsAt) <= shopNow().getTime() ? timeIsOver(helpline) : notNeeded;
  if (state === 'failed')
    return {
      tone: 'danger',
      text: messages.paymentNotMade,
      bengali: 'পেমেন্ট হয়নি। আবার চেষ্টা করতে পারেন।',
    };
  return isStarted ? waiting : null;
};
