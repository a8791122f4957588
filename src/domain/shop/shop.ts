import type { PromoTexts } from '#messages/domain/promo.ts';
import { promoTexts } from './promo.ts';
import { type PageContents, type PageLink, pagePath } from './shopPage.ts';
import type { PublicSettings, ShopSettings } from './shopSettings.ts';
import { withoutStaffSettings } from './staffSettings.ts';

/** The published pages of text, as every page of the shop knows them. */
export interface ShopPages {
  /** Links in the header and the mobile menu. */
  readonly menuPages: readonly PageLink[];
  readonly footerPages: readonly PageLink[];
  /** Paths of the pages that are in neither, so that the browser knows of every address whether it is a page of text. */
  readonly unlinkedPages: readonly string[];
}

/** The shop's frame, which every page brings: its settings, and what the browser then need not compute from them (SP-5, SP-9). */
export interface Shop extends PublicSettings, ShopPages {
  readonly promo: PromoTexts;
}

/** The part of a page that a link to it needs. */
type LinkedPage = Pick<
  PageContents,
  'title' | 'titleBengali' | 'slug' | 'isPublished' | 'inMenu' | 'inFooter'
>;

const linkTo = ({ title, titleBengali = '', slug }: LinkedPage): PageLink => ({
  to: pagePath(slug),
  label: title,
  ...(titleBengali === '' ? {} : { labelBengali: titleBengali }),
});

const publishedPages = (pages: readonly LinkedPage[]): ShopPages => {
  const published = pages.filter(({ isPublished }) => isPublished);
  return {
    menuPages: published.filter(({ inMenu }) => inMenu).map(linkTo),
    footerPages: published.filter(({ inFooter }) => inFooter).map(linkTo),
    unlinkedPages: published
      .filter(({ inMenu, inFooter }) => !inMenu && !inFooter)
      .map(({ slug }) => pagePath(slug)),
  };
};

/** The shop with these settings and pages. */
export const shopOf = (settings: ShopSettings, pages: readonly LinkedPage[]): Shop => ({
  ...withoutStaffSettings(settings),
  ...publishedPages(pages),
  promo: promoTexts(settings),
});
