import { isLettering, type ShopPicture } from './shopPicture.ts';
import type { ShopSettings } from './shopSettings.ts';

/**
 * The icon of the browser's tab and of the home screen (SP-10). The server makes PNG files of these sizes from one of
 * the shop's own images: `/pictures/icon/NAME-450-180.png` from `/pictures/NAME-450.webp`. An address changes with the
 * picture, so browsers may keep the file for ever.
 */

/** Pixels of the icon in a tab, on the home screen of iOS (`touch`), and in a web manifest (`small`, `large`). */
export const iconSizes = { tab: 32, touch: 180, small: 192, large: 512 } as const;

/** Where a page with an icon of the shop's own finds its web manifest. */
export const webManifestPath = '/site.webmanifest';

const sizes: readonly number[] = Object.values(iconSizes);

/**
 * Paths of uploaded images, whose names begin with 24 hexadecimal digits, and of their icons; the first group is the name that both
 * have, the second the size.
 */
const imagePath = /^\/pictures\/([0-9a-f]{24}-\d{3})\.webp$/;
const iconFilePath = /^\/pictures\/icon\/([0-9a-f]{24}-\d{3})-(\d{2,3})\.png$/;

/** Path of the image's icon of that size; `undefined` for an image that was not uploaded here. */
export const iconPath = (image: string, size: number): string | undefined => {
  const name = imagePath.exec(image)?.[1];
  return name === undefined ? undefined : `/pictures/icon/${name}-${size}.png`;
};

/** The image and the size that the path of an icon names; `undefined` for the path of no icon. */
export const iconOfPath = (path: string): { readonly image: string; readonly size: number } | undefined => {
  const [, name, digits] = iconFilePath.exec(path) ?? [];
  const size = Number(digits);
  if (name === undefined || !sizes.includes(size)) return undefined;
  return { image: `/pictures/${name}.webp`, size };
};

/** The picture for the shop's icon: its own icon, or else a logo that is no lettering; `null` for the drawn stall. */
export const shopIcon = ({ icon, logo }: Pick<ShopSettings, 'icon' | 'logo'>): ShopPicture | null => {
  if (icon !== null) return icon;
  return logo === null || isLettering(logo) ? null : logo;
};
