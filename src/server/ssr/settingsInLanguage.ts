import type { PageSettings } from '#contract/settings.ts';
import { shopInLanguage } from '#domain/shop/shopInLanguage.ts';
import type { PageLink } from '#domain/shop/shopPage.ts';
import type { Language } from '#domain/values/language.ts';

const withoutBengali = ({ to, label }: PageLink): PageLink => ({ to, label });

/** The settings that a page brings: one in English leaves out what pages in Bengali alone show (BN-5). */
export const settingsInLanguage = (settings: PageSettings, language: Language): PageSettings => {
  const shop = shopInLanguage(settings.shop, language);
  if (language === 'bn') return { ...settings, shop };
  const menuPages = shop.menuPages.map(withoutBengali);
  return { ...settings, shop: { ...shop, menuPages, footerPages: shop.footerPages.map(withoutBengali) } };
};
