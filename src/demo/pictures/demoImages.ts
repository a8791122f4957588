import type { colors } from '#domain/products/productChoices.ts';
import { widestImage } from '#domain/shop/image.ts';
import type { Hex } from './studio/colour.ts';
import type { View } from './studio/views.ts';

/**
 * Names of the demo shop's images: `/pictures/demo/KIND-COLOURS-VIEW-WIDTH.webp`. COLOURS are the product's first two,
 * joined by `_`, or `plain`.
 */

/** One image of the demo shop, in any width. A slide shows several kinds, the image of a product shows one. */
export interface DemoImage {
  readonly kinds: readonly string[];
  readonly colors: readonly string[];
  readonly view: View | 'slide';
}

/** How the shop's colours look on a product. */
export const shades: Readonly<Record<(typeof colors)[number], Hex>> = {
  Black: '#26262a',
  Gray: '#8b8e93',
  White: '#f1efec',
  Red: '#b8282e',
  Green: '#2f6b4a',
  Blue: '#2d4f88',
  Yellow: '#e0b13a',
  Pink: '#e39aac',
  Orange: '#d9742e',
  Purple: '#6f4b8f',
};

/** The image's file name without its width. */
export const imageStem = ({ kinds, colors, view }: DemoImage): string =>
  [kinds.join('_'), colors.map((color) => color.toLowerCase()).join('_') || 'plain', view].join('-');

/** The URL of the image's widest file, which products and slides store. */
export const imageUrl = (image: DemoImage): string =>
  `/pictures/demo/${imageStem(image)}-${widestImage}.webp`;
