import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const notKnown = 'জানা নেই';
export const noFailures = 'শেষ সফল কলের পর একটিও না';
export const couriers = 'কুরিয়ার';
export const theCouriers = 'কুরিয়ারদের অবস্থা';
export const lastWebhook = 'শেষ ওয়েবহুক';
export const lastCall = 'শেষ কল';
export const failures = 'ব্যর্থ কল';
export const balance = 'ব্যালেন্স';
export const unknownWords = 'যেসব শব্দ শপ চেনে না';
export const reallyTryAgain = 'আবার চেষ্টা করবেন?';
export const lookFirst = (lastError: string): string =>
  `${lastError} আগে দেখে নিন কাজটি আসলে হয়ে গেছে কি না: দুবার হয়ে যেতে পারে।`;
export const yesTryAgain = 'হ্যাঁ, আবার চেষ্টা করুন';
export const cancel = 'থাক';
export const itIsTriedAgainNow = 'এখন আবার চেষ্টা করা হচ্ছে।';
export const error = 'সমস্যা!';
export const itIsNotTriedAgain = 'আবার চেষ্টা করা হচ্ছে না।';
export const reallyGiveUp = 'কাজটি বাদ দেবেন?';
export const whatGivingUpDoes = 'শপ কাজটি আর করবে না।';
export const yesGiveItUp = 'হ্যাঁ, বাদ দিন';
export const givenUp = 'বাদ দেওয়া হয়েছে!';
export const itWasNotGivenUp = 'কাজটি বাদ দেওয়া যায়নি।';
export const tryJobAgain = (name: string): string => `আবার চেষ্টা করুন: ${name}`;
export const tryAgain = 'আবার চেষ্টা করুন';
export const giveJobUp = (name: string): string => `বাদ দিন: ${name}`;
export const giveUp = 'বাদ দিন';
export const noJobsAreDone = 'এই শপের সার্ভার নিজের বাইরে কোনো কাজ করে না।';
export const jobs = 'কাজ';
export const nothingWaits = 'কোনো কাজ অপেক্ষায় নেই';
export const everythingIsDone = 'শপের বাইরে যা করার ছিল, যেমন পার্সেল বুক করা, সব হয়ে গেছে।';
export const inProgress = 'চলছে';
export const bookAParcel = 'পার্সেল বুক করা';
export const bookParcels = 'কয়েকটি পার্সেল বুক করা';
export const askAboutAParcel = 'পার্সেলের খোঁজ নেওয়া';
export const askForTheBalance = 'ব্যালেন্স জানা';
export const never = 'কখনো না';
export const balanceAt = (balance: string, at: string): string => digits(`${balance} (${at})`);
export const failuresWith = (count: number, lastError: string, at: string): string =>
  `${digits(count)}: ${lastError} (${digits(at)})`;
export const wordSeen = (count: number, lastAt: string): string => digits(`(${count} বার, শেষবার ${lastAt})`);
export const jobsTitle = 'কাজের সারি';
export const waits = 'অপেক্ষায়';
export const stuck = 'আটকে আছে';
export const afterAttempts = (count: number): string => `${digits(count)} বার চেষ্টার পর`;
export const attemptsAndNext = (count: number, nextAt: string): string =>
  digits(`${count} বার চেষ্টা হয়েছে, পরেরটি ${nextAt}`);
export const questionsAboutParcels = (courier: string): string => `${courier}: পার্সেলের খোঁজ`;
export const what = 'কী';
export const partner = 'কার সাথে';
export const state = 'অবস্থা';
export const why = 'কেন';
export const since = 'কখন থেকে';
export const action = 'কাজ';

export type Complete = Matches<typeof import('../../en/dashboard/jobs.ts'), typeof import('./jobs.ts')>;
