import { missingSentence } from '../../en/api/client.ts';
import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const unreachable = 'এই মুহূর্তে শপের সাথে যোগাযোগ করা যাচ্ছে না। আপনার ইন্টারনেট সংযোগ দেখুন।';
export const broken = 'শপে কোনো একটা সমস্যা হয়েছে।';
export const noAnswer = 'শপ থেকে কোনো উত্তর আসেনি।';
export const noSuchOrder = 'এমন কোনো অর্ডার নেই।';

/** Of the codes whose sentence needs nothing but the code. */
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
  keyReused: 'এই অর্ডারটি আগে অন্যভাবে পাঠানো হয়েছিল। পেজটি আবার লোড করুন।',
  tooMany: 'অনেকবার চেষ্টা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
};

const soldOut = (left: number | undefined): string =>
  left === undefined || left === 0 ? 'একটি পণ্যের স্টক শেষ।' : `একটি পণ্য আর মাত্র ${digits(left)} পিস আছে।`;

type Sentences = typeof import('../refusals/sentences.ts');
let sentences: Sentences | undefined;

const fetchSentences = async (): Promise<void> => {
  try {
    sentences = await import('../refusals/sentences.ts');
  } catch {
    // Without them a refusal is said in the words that its code has here, or in the server's.
  }
};

export const loadRefusals = (): Promise<void> | undefined =>
  sentences === undefined ? fetchSentences() : undefined;

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly left: number | undefined;
  readonly sentence?: string;
  readonly values?: readonly string[];
}

export { missingSentence } from '../../en/api/client.ts';

/** Reports a refusal without a Bengali sentence as an error of the page, which the server counts. */
const reportMissing = ({ code, sentence = '' }: Refusal): void =>
  globalThis.reportError?.(new Error(`${missingSentence} ${code} ${sentence}`.trimEnd()));

const wordsOf = (loaded: Sentences, { message, sentence, values = [] }: Refusal): string | null => {
  const found = sentence === undefined ? loaded.sentenceOf(message) : { code: sentence, values };
  return found === null ? null : loaded.wordSentence(found);
};

const textOfCode = ({ code, left }: Refusal): string | undefined => {
  if (code === 'soldOut') return soldOut(left);
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
};

export const refusalText = (refusal: Refusal): string => {
  const said = sentences === undefined ? null : wordsOf(sentences, refusal);
  if (said !== null) return said;
  const text = textOfCode(refusal);
  if (text !== undefined) return text;
  if (sentences !== undefined && refusal.message !== '') reportMissing(refusal);
  return refusal.message || 'শপ এটি গ্রহণ করেনি।';
};

export type Complete = Matches<typeof import('../../en/api/client.ts'), typeof import('./client.ts')>;
