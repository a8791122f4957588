import type { Language } from '../values/language.ts';

/** The beginning of all addresses of a language (BN-1). */
export const addressPrefixes = { en: '', bn: '/bn' } as const satisfies Record<Language, string>;

/** A language to switch to. */
export interface OtherLanguage {
  readonly language: Language;
  readonly prefix: string;
  /** As its speakers call it. */
  readonly name: string;
}

/** A slash at the end of an address, or before its query. */
const lastSlash = /\/(?=$|\?)/;

/**
 * The address of a page in the language with the prefix, from its English path; the home page's address ends without a slash. English
 * has no prefix, and a text that is no path from the root stays as it is.
 */
export const localAddress = (prefix: string, path: string): string =>
  prefix !== '' && path.startsWith('/') ? `${prefix}${path}`.replace(lastSlash, '') : path;

/** The language whose addresses begin with the prefix. */
export const languageOf = (prefix: string): Language => (prefix === addressPrefixes.bn ? 'bn' : 'en');
