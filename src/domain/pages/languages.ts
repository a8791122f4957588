import type { Language } from '../values/language.ts';

/** What the addresses of each language begin with (BN-1). */
export const prefixes = { en: '', bn: '/bn' } as const satisfies Record<Language, string>;

/** A language to switch to. */
export interface OtherLanguage {
  readonly language: Language;
  readonly prefix: string;
  /** As its speakers call it. */
  readonly name: string;
}

/** The address of a page, given as its path in English, in the language with the prefix; that of the home page has no slash at its end. */
export const localAddress = (prefix: string, path: string): string =>
  prefix !== '' && path.startsWith('/') ? `${prefix}${path}`.replace(/\/(?=$|\?)/, '') : path;

/** The language whose addresses begin with the prefix. */
export const languageOf = (prefix: string): Language => (prefix === prefixes.bn ? 'bn' : 'en');
