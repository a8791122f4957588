import type { Matches } from '../../matches.ts';

export const pleaseEnterAMobileNumber = '১১ সংখ্যার মোবাইল নম্বর লিখুন।';
export const pleaseSayWhy = 'নম্বরটি কেন ব্লক করা হচ্ছে লিখুন।';
export const theNumberWasNotBlocked = 'নম্বরটি ব্লক করা যায়নি।';
export const blockAPhoneNumber = 'ফোন নম্বর ব্লক করুন';
export const mobileNumber = 'মোবাইল নম্বর';
export const reasonForStaffOnly = 'কারণ, শুধু স্টাফ দেখবেন';
export const blockTheNumber = 'নম্বরটি ব্লক করুন';
export const blockedPhones = 'ব্লক করা নম্বর';
export const blockedBy = 'যিনি ব্লক করেছেন';
export const phonesCannotBeBlocked = 'এই শপের সার্ভার নম্বর ব্লক করতে পারে না।';
export const phones = 'নম্বর';
export const whatBlockingDoes = 'এসব নম্বর থেকে অর্ডার আসবেই, তবে স্টাফের জন্য সতর্কতা থাকবে।';
export const noBlockedPhones = 'কোনো নম্বর ব্লক করা নেই';
export const unblock = (mobileNumber: string): string => `${mobileNumber} আনব্লক করবেন?`;
export const whatUnblockingDoes = 'এর অর্ডারে আর সতর্কতা থাকবে না।';
export const yesUnblockIt = 'হ্যাঁ, আনব্লক করুন';
export const cancel = 'থাক';
export const unblocked = 'আনব্লক হয়েছে!';
export const theNumberIsStillBlocked = 'নম্বরটি এখনো ব্লক করা আছে।';
export const unblockMobileNumber = (mobileNumber: string): string => `${mobileNumber} আনব্লক করুন`;
export const unblockLabel = 'আনব্লক করুন';
export const reason = 'কারণ';
export const action = 'কাজ';

export type Complete = Matches<typeof import('../../en/dashboard/phones.ts'), typeof import('./phones.ts')>;
