import { filledTexts } from '../values/filledTexts.ts';
import type { PublicPage } from './shopPage.ts';
import type { Slide } from './slide.ts';

/** Readers of Bengali texts (BN-5), apart from those that the storefront loads. */

/** The Bengali texts of a row, or of a slide that a host sent. */
export const readBengaliSlide = (raw: unknown): Pick<Slide, 'titleBengali' | 'buttonBengali'> =>
  filledTexts(raw, ['titleBengali', 'buttonBengali']);

/** Those of a page's texts that are not empty. */
export const filledBengaliPage = (
  texts: Pick<PublicPage, 'titleBengali' | 'descriptionBengali' | 'htmlBengali'>,
): typeof texts => filledTexts(texts, ['titleBengali', 'descriptionBengali', 'htmlBengali']);
