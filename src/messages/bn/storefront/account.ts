import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const followEachOrder = 'হাতে পাওয়া পর্যন্ত প্রতিটি অর্ডারের খবর রাখুন';
export const sendBackWithin = (days: string): string => `${digits(days)}ের মধ্যে পণ্য ফেরত দিন`;
export const checkOutWithoutTyping = 'নাম ও ই-মেইল আবার না লিখে চেকআউট করুন';
export const benefitsOfAnAccount = 'অ্যাকাউন্টের সুবিধা';
export const forgotPassword = 'পাসওয়ার্ড ভুলে গেছেন';
export const enterYourEmail = 'আপনার অ্যাকাউন্টের ই-মেইল ঠিকানা লিখুন। নতুন পাসওয়ার্ড বেছে নেওয়ার একটি লিংক পাঠাব।';
export const email = 'ই-মেইল';
export const sending = 'পাঠানো হচ্ছে…';
export const forgot = 'লিংক পাঠান';
export const signIn = 'লগইন করুন';
export const signUp = 'রেজিস্টার করুন';
export const waitingForGoogle = 'Google-এর অপেক্ষায়…';
export const continueWithGoogle = 'Google দিয়ে এগিয়ে যান';
export const or = 'অথবা';
export const requestNewEmail = 'নতুন ই-মেইল চান';
export const login = 'লগইন';
export const loginToYourAccount = 'আপনার অ্যাকাউন্টে লগইন করুন';
export const signInTitle = 'লগইন করুন';
export const forgotPasswordQuestion = 'পাসওয়ার্ড ভুলে গেছেন?';
export const newUser = 'নতুন এসেছেন?';
export const createAnAccount = 'অ্যাকাউন্ট খুলুন';
export const ok = 'ঠিক আছে';
export const signedInWithoutShop = (message: string): string =>
  `লগইনের সার্ভার আপনাকে গ্রহণ করেছে, কিন্তু শপ আপনার অ্যাকাউন্ট খুলতে পারেনি। লগআউট না করা পর্যন্ত এই ব্রাউজারে আপনার লগইন থাকবে। ${message}`;
export const newPassword = 'নতুন পাসওয়ার্ড';
export const verifyYourEmail = 'ই-মেইল যাচাই করুন';
export const linkFromEmail = 'ই-মেইলের লিংক';
export const processing = 'একটু অপেক্ষা করুন…';
export const changePassword = 'পাসওয়ার্ড বদলান';
export const showPassword = 'পাসওয়ার্ড দেখান';
export const createNewAccount = 'নতুন অ্যাকাউন্ট খুলুন';
export const signUpTitle = 'রেজিস্টার করুন';
export const name = 'নাম';
export const password = 'পাসওয়ার্ড';
export const alreadyHaveAnAccount = 'আগে থেকেই অ্যাকাউন্ট আছে?';

export type Complete = Matches<
  typeof import('../../en/storefront/account.ts'),
  typeof import('./account.ts')
>;
