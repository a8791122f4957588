import type { Language, OtherLanguage, prefixes } from '#domain/pages/languages.ts';
import type { PageDigits } from '#domain/shop/shopSettings.ts';

/** The language of this build (docs/decisions/0144). */
export const language: Language = 'en';

/** What the addresses of its pages begin with. */
export const prefix = '' satisfies (typeof prefixes)['en'];

/** The other language, by its own name. */
export const other: OtherLanguage = { language: 'bn', prefix: '/bn', name: 'বাংলা' };

/** Tells the digits that the shop has chosen for pages in Bengali (BN-6); others have one kind. */
export const chooseDigits = (_chosen: PageDigits): void => undefined;

/** The text with the digits of the language. */
export const digits = (text: string | number): string => String(text);
