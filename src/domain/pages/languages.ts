/** The languages of the shop, and what their addresses begin with (BN-1). */
export const prefixes = { en: '', bn: '/bn' } as const;

/** Code of a language (BCP 47). */
export type Language = keyof typeof prefixes;

/** The address of a page, given as its path in English, in the language with the prefix; that of the home page has no slash at its end. */
export const localAddress = (prefix: string, path: string): string =>
  prefix !== '' && path.startsWith('/') ? `${prefix}${path}`.replace(/\/(?=$|\?)/, '') : path;

/** The language whose addresses begin with the prefix. */
export const languageOf = (prefix: string): Language => (prefix === prefixes.bn ? 'bn' : 'en');
