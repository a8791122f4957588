import type { Language, OtherLanguage, prefixes } from '#domain/pages/languages.ts';

/** The language of this build (docs/decisions/0144). */
export const language: Language = 'en';

/** What the addresses of its pages begin with. */
export const prefix = '' satisfies (typeof prefixes)['en'];

/** The other language, by its own name. */
export const other: OtherLanguage = { language: 'bn', prefix: '/bn', name: 'বাংলা' };

/** Of what a host sent, the filled texts of these names, for data that has Bengali texts: none in English, which shows none. */
export const bengaliTexts = <Name extends string>(
  _raw: Readonly<Record<string, unknown>>,
  _names: readonly Name[],
): { readonly [Key in Name]?: string } => ({});

/** The text with the digits of the language. */
export const digits = (text: string | number): string => String(text);
