import type { ReactNode } from 'react';
import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const chargeInAdvance = 'অগ্রিম ডেলিভারি চার্জ';
export const payInAdvance = (amount: string): string => `অগ্রিম ${digits(amount)} দিন`;
export const whatIsPaid =
  'এটি আপনার অর্ডারের ডেলিভারি চার্জ, কোনো বাড়তি খরচ নয়। এখন দিলে পার্সেল হাতে পাওয়ার সময় তত টাকা কম দেবেন। পাঠানোর আগে অর্ডার বাতিল হলে শপ টাকাটি ফেরত দেবে।';
export const howToPay = (endsAt: string): string =>
  `SSLCommerz দিয়ে কার্ড, bKash, Nagad বা ব্যাংক থেকে টাকা দিন। তাদের আপনার নাম, ফোন নম্বর ও জেলা জানানো হয়। লিংকটি ${digits(endsAt)} পর্যন্ত চলবে।`;
export const checkAgain = 'আবার দেখুন';
export const couldNotCheckAgain =
  'পেমেন্টের খবর এই মুহূর্তে জানা যায়নি। আবার টাকা না দিয়ে একটু পরে দেখুন, অথবা শপে কল করুন।';
export const remainsAtTheDoor = 'পার্সেল পেয়ে দিতে হবে';
export const openingPaymentPage = 'পেমেন্টের পেজ খোলা হচ্ছে…';
export const payNow = (amount: string): string => `এখনই ${digits(amount)} দিন`;
export const thePayment = 'পেমেন্ট';
export const linkOpensNoPayment = 'এই লিংকে কোনো পেমেন্ট নেই';
export const linkMayBeIncomplete = 'লিংকটি অসম্পূর্ণ হতে পারে। শপের কাছে আবার লিংক চান।';
export const call = (helpline: string): string => `কল করুন ${helpline}`;
export const noPaymentYet = 'এখনো কোনো পেমেন্ট আসেনি। এইমাত্র দিয়ে থাকলে আবার না দিয়ে এক মিনিট পরে দেখুন।';
export const paymentNotNeeded = 'এই পেমেন্ট আর দরকার নেই।';
export const timeToPayHasPassed = (helpline: ReactNode) => (
  <>এই পেমেন্টের সময় শেষ হয়ে গেছে, তাই শপে {helpline} নম্বরে কল করুন।</>
);
export const paid = 'পেমেন্ট পাওয়া গেছে। ধন্যবাদ।';
export const paymentHeld = 'পেমেন্ট এসেছে, শপ যাচাই করছে। আবার পেমেন্ট করবেন না।';
export const refundDue = 'আপনি টাকা দিয়েছেন, শপ তা ফেরত দেবে।';
export const refunded = 'শপ টাকা ফেরত দিয়েছে।';
export const paymentNotMade = 'পেমেন্ট হয়নি। আবার চেষ্টা করতে পারেন।';
export const order = 'অর্ডার';
export const trackThisOrder = 'অর্ডারটি ট্র্যাক করুন';
export const questionsCall = (helpline: ReactNode) => <>প্রশ্ন থাকলে {helpline} নম্বরে কল করুন।</>;

export type Complete = Matches<
  typeof import('../../en/storefront/advance.tsx'),
  typeof import('./advance.tsx')
>;
