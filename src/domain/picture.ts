import { isResolvable } from './webAddress.ts';

/**
 * The shop's own image host writes each picture in several widths beside each other:
 * `/pictures/NAME-450.webp` is the one whose address is stored; the others differ in the number.
 */

export const pictureWidths = { product: [160, 300, 450], slide: [450, 900] } as const;

const own = /^(?<stem>\/pictures\/[\w/-]+)-(?<width>160|300|450|900)\.webp$/;

/** `srcset` of one of the shop's own pictures; `undefined` for a picture of a foreign host, which is used as it is. */
export const pictureSources = (address: string): string | undefined => {
  const found = own.exec(address);
  if (!found?.groups) return undefined;
  const kind = found.groups.width === '900' ? 'slide' : 'product';
  return pictureWidths[kind].map((width) => `${found.groups?.stem}-${width}.webp ${width}w`).join(', ');
};

/** The addresses that name a picture; one that no browser can resolve counts as no picture. */
export const resolvablePictures = (addresses: readonly string[]): string[] => addresses.filter(isResolvable);
