import { type DemoImage, imageStem } from '../pictures/demoImages.ts';
import { demoRows, rowColors, rowImages } from './demoProducts.ts';
import { slideImages } from './demoSlides.ts';

/** All images of the demo's products and slides, by file name without width. */
export const catalogImages: ReadonlyMap<string, DemoImage> = new Map(
  [...demoRows.flatMap((row) => rowImages(row, rowColors(row))), ...slideImages].map((image) => [
    imageStem(image),
    image,
  ]),
);
