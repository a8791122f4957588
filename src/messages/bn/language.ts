import type { addressPrefixes, OtherLanguage } from '#domain/pages/languages.ts';
import type { PageDigits, ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Language } from '#domain/values/language.ts';
import type { Matches } from '../matches.ts';

export const language: Language = 'bn';

export const prefix = '/bn' satisfies (typeof addressPrefixes)['bn'];

export const other: OtherLanguage = { language: 'en', prefix: '', name: 'English' };

const hasBengali = /[ঀ-৿]/;
/** Two Latin letters with a blank somewhere behind them: a sentence, not a name or a code. */
const hasWords = /[a-z]{2}.* /i;

export const foreignLanguage = (text: string): Language | undefined =>
  hasWords.test(text) && !hasBengali.test(text) ? 'en' : undefined;

// One for all pages: they are one shop's. The server tells it before each page, which then renders without a pause.
let chosen: PageDigits = 'bengali';

export const chooseDigits = ({ digitsInBengali }: Pick<ShopSettings, 'digitsInBengali'>): void => {
  chosen = digitsInBengali;
};

export const bengaliTexts = <Name extends string>(
  raw: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { readonly [Key in Name]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => (typeof raw[name] === 'string' && raw[name] !== '' ? [[name, raw[name]]] : [])),
  ) as { readonly [Key in Name]?: string };

export const digits = (text: string | number): string =>
  chosen === 'latin'
    ? String(text)
    : String(text).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);

export { groupDigits } from '../en/language.ts';

export type Complete = Matches<typeof import('../en/language.ts'), typeof import('./language.ts')>;
