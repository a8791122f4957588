import { type Product, trimColors } from './product.ts';

/** Which picture of a product shows which of its colours (BY-3): a colour for each image, '' where it shows none alone. */

type Pictured = Pick<Product, 'images' | 'imageColors'>;

/** The first image that shows the colour, counted from 0; `null` when none does, or no image has a colour. */
export const imageOfColor = ({ imageColors = [] }: Pictured, color: string): number | null => {
  const index = imageColors.indexOf(color);
  return color === '' || index === -1 ? null : index;
};

/** Whether the product tells colours of its images, and none of them is this one. */
export const lacksImageOf = (product: Pictured, color: string): boolean =>
  (product.imageColors ?? []).some((each) => each !== '') && imageOfColor(product, color) === null;

/** The colours of other images of the product: each image that it had before keeps its colour. */
export const keptImageColors = ({ images, imageColors = [] }: Pictured, next: readonly string[]): string[] =>
  trimColors(next.map((image) => imageColors[images.indexOf(image)] ?? ''));
