import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

const choiceNames = { color: 'রং', size: 'সাইজ' } as const;

export const gone = (name: string): string => `${name || 'এই পণ্যটি'} আর শপে নেই।`;
export const goneChoiceStays = (choice: 'color' | 'size'): string =>
  `পণ্যটি আর শপে নেই। এর ${choiceNames[choice]} যেমন আছে তেমনই থাকবে।`;
export const noSuchChoice = (name: string, choice: 'color' | 'size', value: string): string =>
  `${name}-এর ${value} ${choiceNames[choice]} নেই।`;
export const noSuchLine = 'অর্ডারে এমন কোনো পণ্য নেই।';
export const notMore = (reason: string): string => `${reason} এর পরিমাণ বাড়ানো যাবে না।`;
export const correctedTwice = 'একই পণ্য দুবার সংশোধন করা হয়েছে।';
export const repeatedLine = 'এই রং ও সাইজে পণ্যটি অর্ডারে আগে থেকেই আছে। সেটির পরিমাণ বদলান।';
export const atLeastOneProduct = 'অর্ডারে অন্তত একটি পণ্য থাকতে হবে';

export const minutesAgo = (minutes: number): string => `${digits(minutes)} মিনিট`;
export const hoursAgo = (hours: number): string => `${digits(hours)} ঘণ্টা`;
export const daysAgo = (days: number): string => `${digits(days)} দিন`;

export const hoursAndMinutes = (hours: number, minutes: number): string =>
  `${digits(hours)} ঘণ্টা ${digits(minutes)} মিনিট`;
export const daysAndHours = (days: number, hours: number): string =>
  `${digits(days)} দিন ${digits(hours)} ঘণ্টা`;
export const isCalling = (by: string): string => `${by} কল করছেন।`;
export const hasOpen = (by: string): string => `${by} অর্ডারটি খুলে রেখেছেন।`;

export const orderNoteLabels = {
  noAnswer: 'ফোন ধরেননি',
  callBack: 'আবার কল',
  wantsChange: 'কিছু বদলাতে চান',
  note: 'নোট',
  cancelled: 'বাতিল',
} as const;
export const callBackAt = (time: string): string => `আবার কল: ${digits(time)}`;
export const callBackTime = (days: number): string => `এখন থেকে ${digits(days)} দিনের মধ্যে একটি সময় বাছুন।`;
export const onlyCallBackHasTime = 'শুধু “আবার কল”-এর সময় থাকে।';
export const noteMissing = 'কী নোট করবেন, লিখুন।';
export const noteTooLong = (limit: number): string => `নোট সর্বোচ্চ ${digits(limit)} অক্ষরের হতে পারে।`;

export const packed = (at: string, by: string): string =>
  `প্যাক করা হয়েছে: ${digits(at)}${by === '' ? '' : `, ${by}`}`;

export const blockedPhone = 'ব্লক করা নম্বর';
export const phoneIsBlocked = (reason: string): string => `এই ফোন নম্বরটি ব্লক করা: ${reason}`;
export const fewDelivered = 'ডেলিভারি কম';
export const fewOfFinishedDelivered = (delivered: number, finished: number): string =>
  `এই নম্বরের শেষ হওয়া ${digits(finished)}টি অর্ডারের মধ্যে মাত্র ${digits(delivered)}টি ডেলিভারি হয়েছে ও গ্রাহক রেখেছেন।`;
export const orderedTwice = 'দুবার অর্ডার';
export const orderedTwiceWithinAnHour = 'এক ঘণ্টার মধ্যে এই নম্বর থেকে একই পণ্য দুবার অর্ডার করা হয়েছে।';
export const returnedAtTheDoor = (parcels: number, cost: string): string =>
  `দরজা থেকে ${digits(parcels)} বার ফেরত এসেছে${cost === '' ? '' : `, খরচ ${digits(cost)}`}`;

export type Complete = Matches<typeof import('../../en/domain/orders.ts'), typeof import('./orders.ts')>;
