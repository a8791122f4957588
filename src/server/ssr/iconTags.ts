import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { iconPath, iconSizes, shopIcon, webManifestPath } from '#domain/shop/shopIcon.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { stallPath } from '#domain/shop/stallDrawing.ts';
import { escapeHtml } from '../http/security/escapeHtml.ts';

/** The address of the stall in the shop's accent; the built file has the default one. */
const drawing = (shop: PublicSettings): string =>
  shop.accent === defaultShopSettings.accent ? '/favicon.svg' : stallPath(shop.accent);

const png = (rel: string, href: string | undefined, size: number): string[] =>
  href === undefined
    ? []
    : [`<link rel="${rel}" href="${escapeHtml(href)}" type="image/png" sizes="${size}x${size}">`];

/** The links to the shop's icon (SP-10): to its own picture in the sizes that browsers ask for, or to the drawn stall. */
export const iconTags = (shop: PublicSettings): string[] => {
  const picture = shopIcon(shop);
  if (picture === null) return [`<link rel="icon" href="${drawing(shop)}" type="image/svg+xml">`];
  const { address } = picture;
  // A picture of another host, of which this server makes no icons.
  if (iconPath(address, iconSizes.tab) === undefined)
    return [`<link rel="icon" href="${escapeHtml(address)}">`];
  return [
    ...png('icon', iconPath(address, iconSizes.tab), iconSizes.tab),
    ...png('icon', iconPath(address, iconSizes.small), iconSizes.small),
    ...png('apple-touch-icon', iconPath(address, iconSizes.touch), iconSizes.touch),
    `<link rel="manifest" href="${webManifestPath}">`,
  ];
};
