import type { rejectReasons } from '#domain/reviews/rejectReasons.ts';
import type { Matches } from '../../matches.ts';

const offered: Readonly<Record<(typeof rejectReasons)[number], string>> = {
  Advertising: 'বিজ্ঞাপন',
  Insulting: 'অপমানজনক',
  'Names a person, a number or an address': 'কারও নাম, নম্বর বা ঠিকানা আছে',
  'Not about the product': 'পণ্য নিয়ে নয়',
};
const names: ReadonlyMap<string, string> = new Map(Object.entries(offered));

export const rejectReasonName = (reason: string): string => names.get(reason) ?? reason;

export type Complete = Matches<
  typeof import('../../en/domain/rejectReasons.ts'),
  typeof import('./rejectReasons.ts')
>;
