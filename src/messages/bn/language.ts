import type { OtherLanguage, prefixes } from '#domain/pages/languages.ts';
import type { Language } from '#domain/values/language.ts';
import type { Matches } from '../matches.ts';

export const language: Language = 'bn';

export const prefix = '/bn' satisfies (typeof prefixes)['bn'];

export const other: OtherLanguage = { language: 'en', prefix: '', name: 'English' };

const hasBengali = /[ঀ-৿]/;
const hasWords = /[a-z]{2}.* /i;

export const foreignLanguage = (text: string): Language | undefined =>
  hasWords.test(text) && !hasBengali.test(text) ? 'en' : undefined;

export const digits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);

export { groupDigits } from '../en/language.ts';

export type Complete = Matches<typeof import('../en/language.ts'), typeof import('./language.ts')>;
