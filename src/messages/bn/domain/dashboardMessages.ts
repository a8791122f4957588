import type { Matches } from '../../matches.ts';

export const correctionMessages = {
  saved: { title: 'সংশোধন হয়েছে!', text: 'অর্ডারটি সংশোধন করা হয়েছে।' },
  failed: 'অর্ডারটি সংশোধন করা যায়নি।',
  unknown: 'সংশোধন সেভ হয়েছে কি না, বোঝা যায়নি। নিশ্চিন্তে আবার চাপুন।',
  priceChanged: 'দাম বা ডেলিভারি চার্জ বদলেছে। নতুন মোট দেখে আবার সেভ করুন।',
  reload: 'অর্ডারটি আবার লোড করুন',
} as const;

export const phoneOrderMessages = {
  failed: 'অর্ডারটি দেওয়া যায়নি।',
  unknown: 'অর্ডারটি দেওয়া হয়েছে কি না, বোঝা যায়নি। নিশ্চিন্তে আবার চাপুন।',
  placedBefore: 'আগের চাপেই অর্ডারটি তখন যেমন ছিল, তেমন দেওয়া হয়ে গেছে। এটি অপেক্ষমাণ অর্ডারে আছে।',
  priceChanged: 'দাম বা ডেলিভারি চার্জ বদলেছে। গ্রাহককে নতুন মোট জানিয়ে আবার চাপুন।',
  noProducts: 'একটি পণ্য যোগ করুন।',
} as const;

export const formMessages = {
  leaveQuestion: {
    title: 'সেভ না করেই চলে যাবেন?',
    text: 'এই পেজে যা বদলেছেন, তা হারিয়ে যাবে।',
    yes: 'চলে যান',
    no: 'থাকুন',
  },
} as const;

export type Complete = Matches<
  typeof import('../../en/domain/dashboardMessages.ts'),
  typeof import('./dashboardMessages.ts')
>;
