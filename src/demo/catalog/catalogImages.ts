import { type DemoImage, imageStem } from '../pictures/demoImages.ts';
import { demoRows, rowColors, rowImages } from './demoProducts.ts';
import { slideImages } from './demoSlides.ts';

const productImages = demoRows.flatMap((row) => rowImages(row, rowColors(row)));

/** All images of the demo's products and slides, by file name without width. */
export const catalogImages: ReadonlyMap<string, DemoImage> = new Map(
  [...productImages, ...slideImages].map((image) => [imageStem(image), image]),
);
