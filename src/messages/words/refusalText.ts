import { digits } from '../bn/language.ts';
import { shownText } from '../bn/refusals/sentences.ts';
import { missingSentence } from '../en/api/client.ts';
import type { Refusal } from '../refusal.ts';

/** The Bengali sentence of a refusal whose code says all of it. */
const texts: Readonly<Record<string, string>> = {
  signInNeeded: 'এর জন্য লগইন করতে হবে।',
  notAllowed: 'এটি করার অনুমতি আপনার নেই।',
  unknown: 'এটি পাওয়া যায়নি।',
  priceChanged: 'দাম বা ডেলিভারি চার্জ বদলেছে। নতুন মোট দেখে নিন।',
  notOrderable: 'একটি পণ্য এখন অর্ডার করা যাচ্ছে না।',
  lastAdmin: 'নিজেকে সরানো বা নিজের ভূমিকা বদলানো যায় না; অন্য একজন অ্যাডমিনকে করতে হবে।',
  alreadyReviewed: 'এই পণ্যের রিভিউ আগেই দেওয়া হয়েছে।',
  changedMeanwhile: 'এর মধ্যে এটি বদলে গেছে। আবার লোড করে দেখুন।',
  tooLarge: 'যা পাঠানো হয়েছে, তা খুব বড়।',
  keyReused: 'এটি আগে অন্যভাবে পাঠানো হয়েছিল। পেজটি আবার লোড করুন।',
  tooMany: 'অনেকবার চেষ্টা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
};

const soldOut = (left: number | undefined): string =>
  left === undefined || left === 0 ? 'একটি পণ্যের স্টক শেষ।' : `একটি পণ্য আর মাত্র ${digits(left)} পিস আছে।`;

const textOfCode = ({ code, left }: Refusal): string | undefined => {
  if (code === 'soldOut') return soldOut(left);
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
};

/** Reports a refusal without a Bengali sentence as an error of the page, which the server counts. */
const reportMissing = ({ code, sentence = '' }: Refusal): void =>
  globalThis.reportError?.(new Error(`${missingSentence} ${code} ${sentence}`.trimEnd()));

/** The Bengali sentence of a refusal: the server's in Bengali, else what its code says; without both, the server's. */
export const refusalText = (refusal: Refusal): string => {
  const { message, sentence, values = [] } = refusal;
  const shown = shownText(message, sentence === undefined ? undefined : { code: sentence, values });
  const text = shown === message ? textOfCode(refusal) : shown;
  if (text === undefined && message !== '') reportMissing(refusal);
  return text ?? message;
};

/** A text of the domain in Bengali. */
export const inPageLanguage = (text: string): string => shownText(text);
