import { type Product, trimColors } from './product.ts';

/** Which image of a product shows which of its colours (BY-3): one colour for each image, '' if it shows no single colour. */

type Pictured = Pick<Product, 'images' | 'imageColors'>;

/** The first image that shows the colour, counted from 0; `null` when none does, or no image has a colour. */
export const imageOfColor = ({ imageColors = [] }: Pictured, color: string): number | null => {
  const index = imageColors.indexOf(color);
  return color === '' || index === -1 ? null : index;
};

/** Whether images of the product have colours, but none has this one. */
export const lacksImageOf = (product: Pictured, color: string): boolean =>
  product.imageColors !== undefined && imageOfColor(product, color) === null;

/** The colours for the product's `next` images: each image that it already had keeps its colour. */
export const keptImageColors = (
  { images, imageColors = [] }: Pictured,
  next: readonly string[],
): string[] => {
  const colorOf = (image: string): string => imageColors[images.indexOf(image)] ?? '';
  return trimColors(next.map(colorOf));
};
