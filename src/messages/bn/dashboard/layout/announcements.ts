import type { Matches } from '../../../matches.ts';

export const inTheShop = (newOrders: string): string => `শপে ${newOrders}`;
export const theSoundCannotBePlayed = 'এই ব্রাউজার এখানে সাউন্ড বাজাতে পারছে না।';
export const allowSound = 'ব্রাউজারের সেটিংসে এই পেজের সাউন্ডের অনুমতি দিন, তারপর আবার চালু করুন।';
export const pressAnywhereOnce = 'যেকোনো জায়গায় একবার চাপুন। এর পরেই ব্রাউজার সাউন্ড বাজায়।';
export const soundForNewOrders = 'নতুন অর্ডারের সাউন্ড';
export const soundIsOn = 'নতুন অর্ডারের সাউন্ড চালু আছে';
export const soundIsOff = 'নতুন অর্ডারের সাউন্ড বন্ধ আছে';

export type Complete = Matches<
  typeof import('../../../en/dashboard/layout/announcements.ts'),
  typeof import('./announcements.ts')
>;
