import { isResolvable } from './webAddress.ts';

/**
 * The shop's own image host stores each image in several widths: `/pictures/NAME-450.webp` is the stored
 * address; the other files differ in the number only.
 */

export const imageWidths = { product: [160, 300, 450], slide: [450, 900] } as const;

const ownPath = /^(?<stem>\/pictures\/[\w/-]+)-(?<width>160|300|450|900)\.webp$/;

/**
 * `srcset` of one of the shop's own images; `undefined` for an image of another host, which is used as it is.
 */
export const imageSources = (address: string): string | undefined => {
  const match = ownPath.exec(address);
  if (!match?.groups) return undefined;
  const kind = match.groups.width === '900' ? 'slide' : 'product';
  return imageWidths[kind].map((width) => `${match.groups?.stem}-${width}.webp ${width}w`).join(', ');
};

/** The addresses that a browser can resolve; the others are left out. */
export const resolvableImages = (addresses: readonly string[]): string[] => addresses.filter(isResolvable);
