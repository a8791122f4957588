import { productImage } from '#domain/constants.ts';
import type { PreloadedImage } from '#domain/head.ts';
import type { Product } from '#domain/product.ts';

// The narrowest first row on any screen (LS-1).
const narrowestRowLength = 2;

/** The images of the first row, to preload. */
export const firstRowImages = (products: readonly Product[] = [], sizes: string): PreloadedImage[] =>
  products
    .slice(0, narrowestRowLength)
    .flatMap(({ images: [address] }) =>
      address === undefined ? [] : [{ address, sizes, width: productImage.width }],
    );
