import { isResolvable } from '../values/webAddress.ts';

/**
 * The shop's own image host stores each image in several widths: `/pictures/NAME-900.webp` is the stored address and
 * names the widest file; the other files differ in the number only.
 */

/** Pixels, narrowest first. */
export const imageWidths = [160, 300, 450, 900] as const;
/** Pixels of the widest file of an image. */
export const widestImage = 900;

/** The pattern repeats the widths of `imageWidths`. */
const ownPath = /^(?<stem>\/pictures\/[\w/-]+)-(?<width>160|300|450|900)\.webp$/;

/** Whether the address is one of the shop's own images. */
export const isOwnImage = (address: string): boolean => ownPath.test(address);

/**
 * `srcset` of one of the shop's own images: every width up to the width in the address, and up to `widest` pixels;
 * `undefined` for an image of another host, which is used as it is.
 */
export const imageSources = (address: string, widest: number = widestImage): string | undefined => {
  const { stem, width } = ownPath.exec(address)?.groups ?? {};
  if (stem === undefined) return undefined;
  return imageWidths
    .filter((each) => each <= Math.min(Number(width), widest))
    .map((each) => `${stem}-${each}.webp ${each}w`)
    .join(', ');
};

/** Whether a browser can resolve the address. */
export const isResolvableImage = (address: string): boolean =>
  // A list has some hundred addresses, nearly all of the shop's own images, for which no URL need be parsed.
  isOwnImage(address) || isResolvable(address);
