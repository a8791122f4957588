import { iconPath, iconSizes, shopIcon } from '#domain/shop/shopIcon.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';

/** `--paper` of the light theme (`ui/theme/tokens.css`). */
const paper = '#faf7f1';

/** The JSON from which a phone shows the shop on its home screen (W3C Web Application Manifest). */
export const webManifest = (shop: PublicSettings): string => {
  const picture = shopIcon(shop);
  const icons = [iconSizes.small, iconSizes.large].flatMap((size) => {
    const src = picture === null ? undefined : iconPath(picture.address, size);
    return src === undefined ? [] : [{ src, sizes: `${size}x${size}`, type: 'image/png' }];
  });
  return JSON.stringify({
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description: shop.description,
    start_url: '/',
    // The shop needs the browser's address and back button: it is no application of its own.
    display: 'browser',
    background_color: paper,
    theme_color: shop.accent,
    icons,
  });
};
