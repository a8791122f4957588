import { bengaliTexts } from '#messages/language.ts';
import { filledTexts } from '../values/filledTexts.ts';
import { readText } from '../values/parse.ts';
import type { BengaliTexts } from './product.ts';

/** The Bengali texts of a row, or of a product that a host sent. Not in product.ts, so that the storefront does not load it. */
export const readBengaliTexts = (raw: unknown): BengaliTexts =>
  filledTexts(raw, ['nameBengali', 'descriptionBengali']);

/** A product as a list of staff names it. `nameBengali` is in answers alone: where it is shown, `name` is in the language of the page. */
export interface ProductOfList {
  readonly id: string;
  readonly name: string;
  readonly nameBengali?: string | undefined;
}

/** The name, in the language of the application, of a product in a list of staff that a host sent (BN-5). */
export const readLocalName = (raw: Readonly<Record<string, unknown>>): string =>
  bengaliTexts(raw, ['nameBengali']).nameBengali ?? readText(raw.name);
