import { demoRows, rowPictures } from './demoProducts.ts';
import { slidePictures } from './demoSlides.ts';
import { type DemoPicture, pictureStem } from './images/demoImages.ts';

/** All pictures that the demo shop renders, by name without width. */
export const allowedPictures: ReadonlyMap<string, DemoPicture> = new Map(
  [...demoRows.flatMap(rowPictures), ...slidePictures].map((picture) => [pictureStem(picture), picture]),
);
