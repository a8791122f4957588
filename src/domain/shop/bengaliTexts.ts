import { language } from '#messages/language.ts';
import { filledTexts } from '../values/filledTexts.ts';
import type { PageSummary, PublicPage } from './shopPage.ts';
import type { Slide } from './slide.ts';

/** Readers of Bengali texts (BN-5) that the storefront does not need. */

/** The Bengali texts of a row, or of a slide that a host sent. */
export const readBengaliSlide = (raw: unknown): Pick<Slide, 'titleBengali' | 'buttonBengali'> =>
  filledTexts(raw, ['titleBengali', 'buttonBengali']);

/** The row of the list of pages with its title in the language of the application. */
export const localSummary = (page: PageSummary): PageSummary =>
  language === 'bn' ? { ...page, title: page.titleBengali || page.title } : page;

/** The Bengali texts of a page that are not empty. */
export const filledBengaliPage = (
  texts: Pick<PublicPage, 'titleBengali' | 'descriptionBengali' | 'htmlBengali'>,
): typeof texts => filledTexts(texts, ['titleBengali', 'descriptionBengali', 'htmlBengali']);
