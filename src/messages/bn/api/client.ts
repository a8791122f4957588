import type { Matches } from '../../matches.ts';
import type { Refusal } from '../../refusal.ts';

export const unreachable = 'এই মুহূর্তে শপের সাথে যোগাযোগ করা যাচ্ছে না। আপনার ইন্টারনেট সংযোগ দেখুন।';
export const broken = 'শপে কোনো একটা সমস্যা হয়েছে।';
export const noAnswer = 'শপ থেকে কোনো উত্তর আসেনি।';
export const noSuchOrder = 'এমন কোনো অর্ডার নেই।';

let refusals: typeof import('../../words/refusalText.ts') | undefined;

const fetchRefusals = async (): Promise<void> => {
  try {
    refusals = await import('../../words/refusalText.ts');
  } catch {
    // Without them a refusal is said in the server's words.
  }
};

export const loadRefusals = (): Promise<void> | undefined =>
  refusals === undefined ? fetchRefusals() : undefined;

export const inPageLanguage = (text: string): string => refusals?.inPageLanguage(text) ?? text;

export { missingSentence } from '../../en/api/client.ts';

export const refusalText = (refusal: Refusal): string =>
  refusals?.refusalText(refusal) || refusal.message || 'শপ এটি গ্রহণ করেনি। একটু পরে আবার চেষ্টা করুন।';

export type Complete = Matches<typeof import('../../en/api/client.ts'), typeof import('./client.ts')>;
