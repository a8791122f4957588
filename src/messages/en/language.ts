import type { OtherLanguage, prefixes } from '#domain/pages/languages.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Language } from '#domain/values/language.ts';

/** The language of this build (docs/decisions/0144). */
export const language: Language = 'en';

/** What the addresses of its pages begin with. */
export const prefix = '' satisfies (typeof prefixes)['en'];

/** The other language, by its own name. */
export const other: OtherLanguage = { language: 'bn', prefix: '/bn', name: 'বাংলা' };

/** The language of a text that a page shows as it came, where it is not the page's own; an English page marks its few Bengali texts itself. */
export const foreignLanguage = (_text: string): Language | undefined => undefined;

/** Tells the digits that the shop has chosen for pages in Bengali (BN-6); others have one kind. */
export const chooseDigits = (_shop: Pick<ShopSettings, 'digitsInBengali'>): void => undefined;

/**
 * Of what a host sent, the filled texts of these names, for data that has Bengali texts: none in English, which shows none.
 * `filledTexts` of the domain does the same everywhere, and would add its bytes to every first visit.
 */
export const bengaliTexts = <Name extends string>(
  _raw: Readonly<Record<string, unknown>>,
  _names: readonly Name[],
): { readonly [Key in Name]?: string } => ({});

/** The text with the digits of the language. */
export const digits = (text: string | number): string => String(text);

/**
 * A decimal number with the digits of its whole part in groups as they are written in Bangladesh: 12,34,567.50.
 * `Intl.NumberFormat` does the same, but the first one of a page loads data for 10 to 20 ms on a fast computer, a fifth
 * of a second on a slow phone, before the first product card can be rendered.
 */
export const groupDigits = (number: string | number): string =>
  String(number).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ','));
