import { accentStyle } from '#domain/shop/accentColor.ts';
import { defaultPages } from '#domain/shop/defaultPages.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { type Shop, shopOf } from '#domain/shop/shop.ts';

/** The settings that a static host's page brings, completed; gives the page their accent colour, as the server does to its own. */
export const ownShopSettings = (brought: Partial<Shop> | undefined): Shop => {
  const settings = { ...defaultShopSettings, ...brought };
  const pages = defaultPages.map(({ page }) => page);
  const shop = { ...shopOf(settings, pages), ...brought };
  if (shop.accent !== defaultShopSettings.accent) {
    const style = document.createElement('style');
    style.textContent = accentStyle(shop.accent);
    document.head.append(style);
  }
  return shop;
};
