import { createIcon, iconPaths } from './Icon.tsx';

/** Icons of the storefront that the home page does not need. */
export const shopIconPaths = {
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  trash: 'M4.5 6.5h15M9 6.5V4.2h6v2.3m2.8 0-.8 13H7l-.8-13M10 10.5v5.5m4-5.5v5.5',
  box: 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3Zm-8.5 4.5L12 12l8.5-4.5M12 12v9M7.7 5.3l8.6 4.5',
  check: 'm5 12.5 4.7 4.7L19.5 7.3',
  login: 'M10 4.5h9v15h-9M3.5 12H14m-4-4 4 4-4 4',
  logout: 'M14 4.5H5v15h9M9.5 12h11m-4-4 4 4-4 4',
  enlarge: 'M4 9.5V4h5.5M20 9.5V4h-5.5M4 14.5V20h5.5M20 14.5V20h-5.5',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17m0-17c-5 5-5 12 0 17',
  link: 'M9.5 14.5 14.5 9.5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16m3-3 2.5-2.5a3.5 3.5 0 0 0-5-5L11 8',
} as const;

const paths = { ...iconPaths, ...shopIconPaths };

export type ShopIconName = keyof typeof paths;

/** Any icon of the storefront. */
export const ShopIcon = createIcon(paths);
