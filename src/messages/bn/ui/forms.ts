import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const copied = 'কপি হয়েছে।';
export const pleaseCopyByHand = 'নিজে কপি করে নিন: ব্রাউজার এই পেজকে কপি করতে দিচ্ছে না।';
export const fieldsNeedAnotherLook = (count: number): string => `${digits(count)}টি ঘর আবার দেখুন:`;
export const soldOutChoice = (name: string): string => `${name}, স্টক শেষ`;
export const decrease = (label: string): string => `কমান: ${label}`;
export const increase = (label: string): string => `বাড়ান: ${label}`;

export type Complete = Matches<typeof import('../../en/ui/forms.ts'), typeof import('./forms.ts')>;
