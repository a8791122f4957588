import { demoRows, rowImages } from './demoProducts.ts';
import { slideImages } from './demoSlides.ts';
import { type DemoImage, imageStem } from './images/demoImages.ts';

/** All pictures that the demo shop renders, by name without width. */
export const allowedImages: ReadonlyMap<string, DemoImage> = new Map(
  [...demoRows.flatMap(rowImages), ...slideImages].map((image) => [imageStem(image), image]),
);
