import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const formFields = {
  name: 'নাম',
  email: 'ই-মেইল',
  mobileNumber: 'মোবাইল নম্বর',
  district: 'জেলা',
  address: 'ঠিকানা',
  addressType: 'ঠিকানার ধরন',
  deliveryArea: 'ডেলিভারি এলাকা',
  paymentSystem: 'পেমেন্ট',
} as const;
export const required = (field: string): string => `${field} দিন`;
export const tooLong = (field: string, limit: number): string =>
  `${field} সর্বোচ্চ ${digits(limit)} অক্ষরের হতে পারে`;
export const mobileNumberDigits = (length: number): string => `মোবাইল নম্বর ${digits(length)} সংখ্যার হতে হবে`;
export const emailShape = 'name@example.com-এর মতো একটি ই-মেইল দিন';
export const emailTooLong = 'ই-মেইল সর্বোচ্চ ২৫৪ অক্ষরের হতে পারে';
export const commentTooLong = 'মন্তব্য সর্বোচ্চ ১০০০ অক্ষরের হতে পারে';
export const addressTypeUnknown = 'ঠিকানার ধরনে বাসা বা অফিস বাছুন';
export const deliveryAreaUnknown = 'ঢাকার ভিতরে না বাইরে, তা বাছুন';
export const paymentUnknown = 'পেমেন্টে ক্যাশ অন ডেলিভারি বাছুন';

export const orderNumberRequired = 'অর্ডার নম্বর দিন';
export const orderNumberTooLong = 'অর্ডার নম্বর সর্বোচ্চ ৪০ অক্ষরের হতে পারে';
export const noOrderNumber = (example: string | undefined): string =>
  `এটি অর্ডার নম্বর নয়। আবার দেখে দিন${example === undefined ? '' : `, যেমন ${example}`}।`;
export const mobileNumberRequired = 'মোবাইল নম্বর দিন';
export const mobileNumberTooLong = 'মোবাইল নম্বর সর্বোচ্চ ৪০ অক্ষরের হতে পারে';
export const noMobileNumber = 'এটি ১১ সংখ্যার মোবাইল নম্বর নয়।';

export type Complete = Matches<typeof import('../../en/domain/checkout.ts'), typeof import('./checkout.ts')>;
