import { shopInLanguage } from '../shop/shopInLanguage.ts';
import type { PageLink } from '../shop/shopPage.ts';
import type { Language } from '../values/language.ts';
import { withBengaliNames } from './bengaliCategories.ts';
import type { PageShop } from './pageShop.ts';

const withoutBengali = ({ to, label }: PageLink): PageLink => ({ to, label });

/** The shop as a page in the language brings it: English pages lack what only Bengali pages show (BN-5). */
export const pageShopInLanguage = (pageShop: PageShop, language: Language): PageShop => {
  const shop = shopInLanguage(pageShop, language);
  if (language === 'bn') return { ...shop, categories: withBengaliNames(shop.categories) };
  const menuPages = shop.menuPages.map(withoutBengali);
  return { ...shop, menuPages, footerPages: shop.footerPages.map(withoutBengali) };
};
