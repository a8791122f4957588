import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const goneMessage = 'এই পণ্যটি আর বিক্রি হয় না।';
export const soldOut = 'এই পণ্যের স্টক শেষ।';
export const unchosen = (choice: 'color' | 'size'): string =>
  `পণ্যের পেজে গিয়ে ${choice === 'color' ? 'রং' : 'সাইজ'} বাছুন।`;
export const fewLeft = (left: number): string => `আর মাত্র ${digits(left)} পিস আছে।`;
export const taken = 'এই পণ্যের যত পিস আছে, সবই আপনি আগে বেছে নিয়েছেন।';
export const notOrderable = 'এই পণ্যটি এখন অর্ডার করা যাচ্ছে না।';
export const priceChanged = (change: 'cheaper' | 'dearer', price: string, before: string): string =>
  `${change === 'cheaper' ? 'দাম কমেছে' : 'দাম বেড়েছে'}: আগে ${digits(before)} ছিল, এখন ${digits(price)}।`;

export const unchecked = 'আজকের দাম লোড করা যায়নি। নিশ্চিত করার আগে চেকআউটে দেখতে পাবেন।';

export const unansweredOrderMessages = {
  unknown: {
    title: 'আপনার অর্ডারটি পৌঁছেছে কি না, বোঝা যায়নি।',
    text: 'শপ থেকে উত্তর আসেনি। অর্ডারটি পৌঁছে থাকলে আবার পাঠালে দুটি অর্ডার হবে।',
  },
  look: 'আমার অর্ডার দেখুন',
  call: (helpline: string) => `কল করুন ${helpline}`,
  sendAgain: {
    title: 'অর্ডারটি আবার পাঠাবেন?',
    text: 'প্রথমটি পৌঁছেছে কি না, বোঝা যায়নি। পৌঁছে থাকলে দুবার অর্ডার হবে।',
    yes: 'হ্যাঁ, আবার পাঠান',
    no: 'থাক',
  },
} as const;

export type Complete = Matches<
  typeof import('../../en/domain/checkoutMessages.ts'),
  typeof import('./checkoutMessages.ts')
>;
