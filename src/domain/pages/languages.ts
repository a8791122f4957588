import type { Language } from '../values/language.ts';

/** The beginning of all addresses of a language (BN-1). */
export const prefixes = { en: '', bn: '/bn' } as const satisfies Record<Language, string>;

/** A language to switch to. */
export interface OtherLanguage {
  readonly language: Language;
  readonly prefix: string;
  /** As its speakers call it. */
  readonly name: string;
}

/** The address of a page in the language with the prefix, from its English path; that of the home page ends without a slash. */
export const localAddress = (prefix: string, path: string): string =>
  prefix !== '' && path.startsWith('/') ? `${prefix}${path}`.replace(/\/(?=$|\?)/, '') : path;

/** The language whose addresses begin with the prefix. */
export const languageOf = (prefix: string): Language => (prefix === prefixes.bn ? 'bn' : 'en');
