import type { AuthMessage } from '../../en/domain/authMessages.ts';
import type { Matches } from '../../matches.ts';

export const authMessages = {
  'multi-factor-auth-required': {
    message: 'এই অ্যাকাউন্টে দুই ধাপে যাচাই লাগে, যা এই শপে এখনো নেই। অন্যভাবে লগইন করুন।',
  },
  'user-not-found': { message: 'এই ই-মেইলে কোনো অ্যাকাউন্ট নেই।', field: 'email' },
  'wrong-password': { message: 'এই ই-মেইলের জন্য পাসওয়ার্ডটি ভুল।', field: 'password' },
  'invalid-credential': { message: 'ই-মেইল বা পাসওয়ার্ড ভুল।' },
  'expired-action-code': { message: 'এই লিংকের মেয়াদ শেষ। নতুন মেইল চেয়ে নিন।' },
  'invalid-action-code': {
    message: 'এই লিংক আগেই ব্যবহার করা হয়েছে, অথবা লিংকটি অসম্পূর্ণ। নতুন মেইল চেয়ে নিন।',
  },
  'user-token-expired': { message: 'আপনার লগইনের মেয়াদ শেষ। আবার লগইন করুন।' },
  'invalid-refresh-token': { message: 'আপনার লগইন আর বৈধ নয়। আবার লগইন করুন।' },
  'invalid-user-token': { message: 'লগইনের সার্ভার আপনার এই লগইন আর গ্রহণ করছে না। আবার লগইন করুন।' },
  'invalid-email': {
    message: 'ই-মেইলটি ঠিক নয়। name@example.com-এর মতো হতে হবে।',
    field: 'email',
  },
  'email-already-in-use': {
    message: 'এই ই-মেইলে আগে থেকেই অ্যাকাউন্ট আছে। লগইন করুন।',
    field: 'email',
  },
  'weak-password': { message: 'পাসওয়ার্ড খুব ছোট: অন্তত ৬টি অক্ষর দিন।', field: 'password' },
  'password-does-not-meet-requirements': {
    message: 'পাসওয়ার্ডটি যথেষ্ট শক্ত নয়: আরও বড় করুন; ছোট ও বড় হাতের ইংরেজি অক্ষর, সংখ্যা ও চিহ্ন দিন।',
    field: 'password',
  },
  'user-disabled': { message: 'এই অ্যাকাউন্ট বন্ধ করে দেওয়া হয়েছে। হেল্পলাইনে কল করুন।' },
  'too-many-requests': { message: 'অনেকবার চেষ্টা হয়েছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।' },
  'quota-exceeded': {
    message: 'লগইনের সার্ভার এখন এই শপ থেকে আর অনুরোধ নিচ্ছে না। পরে আবার চেষ্টা করুন।',
  },
  'unauthorized-domain': {
    message: 'এই ওয়েবসাইটে Google দিয়ে লগইন চালু নেই। ই-মেইল ও পাসওয়ার্ড দিয়ে লগইন করুন।',
  },
  'popup-blocked': {
    message: 'আপনার ব্রাউজার Google-এর উইন্ডো আটকে দিয়েছে। পপ-আপ চালু করে আবার চেষ্টা করুন।',
  },
  'popup-closed-by-user': {
    message: 'লগইন করার আগেই Google-এর উইন্ডো বন্ধ হয়ে গেছে।',
    endedByUser: true,
  },
  'cancelled-popup-request': { message: 'এর বদলে Google-এর আরেকটি উইন্ডো খোলা হয়েছে।', endedByUser: true },
  'user-cancelled': {
    message: 'নাম ও ই-মেইল জানানোর অনুমতি Google-কে দেওয়া হয়নি।',
    endedByUser: true,
  },
  'account-exists-with-different-credential': {
    message: 'এই ই-মেইলে আগে থেকেই পাসওয়ার্ডসহ অ্যাকাউন্ট আছে। সেটি দিয়ে লগইন করুন।',
    field: 'email',
  },
  'network-request-failed': {
    message: 'লগইনের সার্ভারের সাথে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  'internal-error': { message: 'লগইনের সার্ভারে এখন সমস্যা হচ্ছে। একটু পরে আবার চেষ্টা করুন।' },
  'invalid-api-key': { message: 'এই শপে লগইন ঠিকমতো চালু করা নেই। হেল্পলাইনে কল করুন।' },
  'api-key-not-valid.-please-pass-a-valid-api-key.': {
    message: 'লগইনের সার্ভার এই শপকে গ্রহণ করেনি। হেল্পলাইনে কল করুন।',
  },
  'argument-error': {
    message: 'লগইন শুরু করা যায়নি। পেজটি আবার লোড করে চেষ্টা করুন।',
  },
  'operation-not-allowed': {
    message: 'এভাবে লগইন করা এই শপে বন্ধ আছে। অন্যভাবে লগইন করুন।',
  },
  'admin-restricted-operation': {
    message: 'এই শপে এখন নতুন অ্যাকাউন্ট খোলা বন্ধ আছে। অ্যাকাউন্ট ছাড়াই অর্ডার করা যায়।',
  },
  unreachable: {
    message: 'এই মুহূর্তে শপের সাথে যোগাযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  'shop-broken': {
    message: 'লগইনের সময় শপে কোনো একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  },
  'shop-busy': {
    message: 'শপে এখন অনেক চাপ। এক মিনিট পরে আবার চেষ্টা করুন।',
  },
  'shop-refused': {
    message: 'শপ এই লগইন গ্রহণ করেনি। আবার চেষ্টা করুন বা হেল্পলাইনে কল করুন।',
  },
  'staff-account': {
    message: 'স্টাফ নিজের অ্যাকাউন্ট মুছতে পারেন না: শপের কোনো অ্যাডমিনকে মুছতে হবে।',
  },
  'half-deleted': {
    message:
      'শপ থেকে আপনার অ্যাকাউন্ট মুছে গেছে, কিন্তু লগইনের সার্ভার থেকে মোছেনি। কাজটি শেষ করতে একটু পরে অ্যাকাউন্টটি আবার মুছুন।',
  },
  'token-refused': { message: 'আপনি লগআউট হয়ে গেছেন। আবার লগইন করুন।' },
  'no-current-user': { message: 'আপনি লগআউট অবস্থায় আছেন। আবার লগইন করুন।' },
  'user-mismatch': {
    message: 'এখন অন্য একটি অ্যাকাউন্টে লগইন করা আছে, তাই কিছু বদলানো হয়নি। আবার চেষ্টা করুন।',
  },
  'already-signed-in': {
    message: 'আপনি আগে থেকেই লগইন করে আছেন। আগে লগআউট করুন।',
  },
  'requires-recent-login': {
    message: 'আপনার অ্যাকাউন্টের নিরাপত্তার জন্য লগআউট করে আবার লগইন করুন, তারপর চেষ্টা করুন।',
  },
} as const satisfies Record<string, AuthMessage>;

export const weakPassword = (missingRequirements: readonly string[]): string =>
  `পাসওয়ার্ডটি যথেষ্ট শক্ত নয়। লাগবে: ${missingRequirements.join(', ')}।`;

export type Complete = Matches<
  typeof import('../../en/domain/authMessages.ts'),
  typeof import('./authMessages.ts')
>;
