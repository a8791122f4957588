import type { OtherLanguage, prefixes } from '#domain/pages/languages.ts';
import type { Language } from '#domain/values/language.ts';
import type { Matches } from '../matches.ts';

export const language: Language = 'bn';

export const prefix = '/bn' satisfies (typeof prefixes)['bn'];

export const other: OtherLanguage = { language: 'en', prefix: '', name: 'English' };

export const bengaliTexts = <Name extends string>(
  raw: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { readonly [Key in Name]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => (typeof raw[name] === 'string' && raw[name] !== '' ? [[name, raw[name]]] : [])),
  ) as { readonly [Key in Name]?: string };

export const digits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);

export { groupDigits } from '../en/language.ts';

export type Complete = Matches<typeof import('../en/language.ts'), typeof import('./language.ts')>;
