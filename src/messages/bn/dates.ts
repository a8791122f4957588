import type { Matches } from '../matches.ts';
import { digits } from './language.ts';

const words: Readonly<Record<string, string>> = {
  Jan: 'জানু',
  Feb: 'ফেব',
  Mar: 'মার্চ',
  Apr: 'এপ্রিল',
  May: 'মে',
  Jun: 'জুন',
  Jul: 'জুলাই',
  Aug: 'আগস্ট',
  Sep: 'সেপ্টে',
  Oct: 'অক্টো',
  Nov: 'নভে',
  Dec: 'ডিসে',
  Sat: 'শনি',
  Sun: 'রবি',
  Mon: 'সোম',
  Tue: 'মঙ্গল',
  Wed: 'বুধ',
  Thu: 'বৃহস্পতি',
  Fri: 'শুক্র',
};

/** The part of the day that Bengali says before an hour, where English says am or pm after it. */
const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  return hour < 18 ? 'বিকাল' : 'সন্ধ্যা';
};

const clock = /\b(\d\d):(\d\d) ([ap])m\b/g;

export const dateWords = (date: string): string =>
  digits(
    date
      .replace(clock, (_, hour: string, minute: string, half: string) => {
        const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
        return `${partOfDay(hours)} ${hour}:${minute}`;
      })
      .replace(/\b[A-Z][a-z]{2}\b/g, (word) => words[word] ?? word),
  );

export type Complete = Matches<typeof import('../en/dates.ts'), typeof import('./dates.ts')>;
