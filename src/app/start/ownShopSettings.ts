import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { type PageShop, pageCategories, pageShopOf } from '#domain/products/pageShop.ts';
import { pageShopInLanguage } from '#domain/products/pageShopInLanguage.ts';
import { accentStyle } from '#domain/shop/accentColor.ts';
import { defaultPages } from '#domain/shop/defaultPages.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { type Shop, shopOf } from '#domain/shop/shop.ts';
import { shopIcon } from '#domain/shop/shopIcon.ts';
import { language } from '#messages/language.ts';

/** The shop with the settings that a static host's page brings, and defaults for the others. */
const shopWith = (brought: Partial<PageShop>): Shop => {
  const pages = defaultPages.map(({ page }) => page);
  return shopOf({ ...defaultShopSettings, ...brought }, pages);
};

const showAccent = (accent: string): void => {
  if (accent === defaultShopSettings.accent) return;
  const style = document.createElement('style');
  style.textContent = accentStyle(accent);
  document.head.append(style);
};

const showIcon = (shop: PageShop): void => {
  const icon = shopIcon(shop);
  if (icon === null) return;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  link?.removeAttribute('type');
  link?.setAttribute('href', icon.address);
};

/**
 * Completes what a static host's page says of the shop, and gives the page the shop's accent colour and icon, as the bundled server does
 * for its pages.
 */
export const ownShopSettings = (brought: Partial<PageShop> = {}): PageShop => {
  const categories = brought.categories ?? pageCategories(defaultCategoryTree.categories);
  // Again `brought`: it may name links to pages and texts of the banner, which `shopOf` computes.
  const shop = { ...pageShopOf(shopWith(brought), categories), ...brought };
  showAccent(shop.accent);
  showIcon(shop);
  return language === 'bn' ? pageShopInLanguage(shop, language) : shop;
};
