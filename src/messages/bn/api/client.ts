import type { Matches } from '../../matches.ts';
import type { Refusal } from '../../refusal.ts';

export const unreachable = 'এই মুহূর্তে শপের সাথে যোগাযোগ করা যাচ্ছে না। আপনার ইন্টারনেট সংযোগ দেখুন।';
export const broken = 'শপে কোনো একটা সমস্যা হয়েছে।';
export const noAnswer = 'শপ থেকে কোনো উত্তর আসেনি।';
export const noSuchOrder = 'এমন কোনো অর্ডার নেই।';

type Refusals = typeof import('../../words/refusalText.ts');

let refusals: Refusals | undefined;

/** Milliseconds: the answer is there, and nobody should wait much longer for its words. */
const longestWait = 5000;

const fetchRefusals = async (importRefusals: () => Promise<Refusals>): Promise<void> => {
  try {
    refusals = await importRefusals();
  } catch {
    // Without them a refusal is said in the server's words.
  }
};

const waitAtMost = async (milliseconds: number, work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
};

export const loadRefusals = (
  importRefusals: () => Promise<Refusals> = () => import('../../words/refusalText.ts'),
): Promise<void> | undefined =>
  refusals === undefined ? waitAtMost(longestWait, fetchRefusals(importRefusals)) : undefined;

export const inPageLanguage = (text: string): string => refusals?.inPageLanguage(text) ?? text;

export { missingSentence } from '../../en/api/client.ts';

export const refusalText = (refusal: Refusal): string =>
  refusals?.refusalText(refusal) || refusal.message || 'শপ এটি গ্রহণ করেনি। একটু পরে আবার চেষ্টা করুন।';

export type Complete = Matches<typeof import('../../en/api/client.ts'), typeof import('./client.ts')>;
