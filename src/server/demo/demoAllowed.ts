import { type DemoPicture, pictureStem } from './demoPictures.ts';
import { demoRows, rowPictures } from './demoProducts.ts';
import { slidePictures } from './demoSlides.ts';

/** Every picture that the demo shop may be asked to paint, by its name without the width. */
export const allowedPictures: ReadonlyMap<string, DemoPicture> = new Map(
  [...demoRows.flatMap(rowPictures), ...slidePictures].map((picture) => [pictureStem(picture), picture]),
);
