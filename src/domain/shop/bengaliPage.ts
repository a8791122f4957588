import { language } from '#messages/language.ts';
import { filledTexts } from '../values/filledTexts.ts';
import type { PageSummary, PublicPage } from './shopPage.ts';

/** The Bengali texts of a page of text (BN-5). Not in shopPage.ts, so that the storefront does not load it. */

/** The row of the list of pages with its title in the language of the application. */
export const localSummary = (page: PageSummary): PageSummary =>
  language === 'bn' ? { ...page, title: page.titleBengali || page.title } : page;

/** The Bengali texts of a page that are not empty. */
export const filledBengaliPage = (
  texts: Pick<PublicPage, 'titleBengali' | 'descriptionBengali' | 'htmlBengali'>,
): typeof texts => filledTexts(texts, ['titleBengali', 'descriptionBengali', 'htmlBengali']);
