import type { addressPrefixes, OtherLanguage } from '#domain/pages/languages.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Language } from '#domain/values/language.ts';

/** The language of this build (docs/decisions/0144). */
export const language: Language = 'en';

/** What the addresses of its pages begin with. */
export const prefix = '' satisfies (typeof addressPrefixes)['en'];

/** The other language, by its own name. */
export const other: OtherLanguage = { language: 'bn', prefix: '/bn', name: 'বাংলা' };

/** The `lang` of a text that is shown untranslated, where it differs from the page's. An English page marks its few Bengali texts itself. */
export const foreignLanguage = (_text: string): Language | undefined => undefined;

/** Sets the digits of Bengali pages to those that the shop has chosen (BN-6). English pages have one kind. */
export const chooseDigits = (_shop: Pick<ShopSettings, 'digitsInBengali'>): void => undefined;

/**
 * Picks the named Bengali texts that the host has filled. An English page shows none and picks none, which spares each first visit
 * `filledTexts` of the domain, which picks them on the server.
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
