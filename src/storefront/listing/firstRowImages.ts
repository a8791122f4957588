import type { EarlyPicture } from '#domain/head.ts';
import type { Product } from '#domain/product.ts';

// The narrowest first row on any screen (LS-1).
const narrowestRow = 2;

/** The pictures of the first row, to preload. */
export const earlyPictures = (products: readonly Product[] = [], sizes: string): EarlyPicture[] =>
  products
    .slice(0, narrowestRow)
    .flatMap(({ images: [address] }) => (address === undefined ? [] : [{ address, sizes }]));
