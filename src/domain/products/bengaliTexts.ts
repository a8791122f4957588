import { filledTexts } from '../values/filledTexts.ts';
import type { BengaliTexts } from './product.ts';

/** The Bengali texts of a row, or of a product that a host sent. Not in product.ts, so that the storefront does not load it. */
export const readBengaliTexts = (raw: unknown): BengaliTexts =>
  filledTexts(raw, ['nameBengali', 'descriptionBengali']);
