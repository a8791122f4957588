import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const bulkActionsFor = (noun: string): string => `${noun}: একসাথে অনেকগুলোর কাজ`;
export const selected = (counted: string): string => `${counted} বাছা হয়েছে`;
export const noneSelected = 'একটিও বাছা হয়নি';
export const more = 'আরও';
export const couldNotBeLoaded = (noun: string): string => `${noun} লোড করা যায়নি।`;
export const selectThese = (count: number): string => `এই ${digits(count)}টি বাছুন`;
export const selecting = 'বাছা হচ্ছে…';
export const selectingOf = (read: string, wanted: string): string =>
  digits(`বাছা হচ্ছে… ${wanted}টির মধ্যে ${read}টি`);
export const selectTheFirst = (wanted: string): string => digits(`প্রথম ${wanted}টি বাছুন`);
export const selectAllThatMatch = (wanted: string): string => digits(`যা মিলেছে সব ${wanted}টি বাছুন`);
export const clearSelection = 'বাছাই মুছুন';
export const select = (name: string): string => `${name} বাছুন`;
export const selectAllOnThisPage = 'এই পাতার সব বাছুন';
export const selection = 'বাছাই';

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/selection.ts'),
  typeof import('./selection.ts')
>;
