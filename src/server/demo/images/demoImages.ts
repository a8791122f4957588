/**
 * Names of the demo shop's images: `/pictures/demo/EMOJI-BACKGROUND-VIEW-WIDTH.webp`, rendered on the first
 * request. EMOJI is its code points in hexadecimal, joined by `_`.
 */

/** Names of the backgrounds; part of the stored image names. */
export const backgrounds = [
  'sand',
  'mint',
  'sky',
  'rose',
  'lilac',
  'honey',
  'sage',
  'pearl',
  'peach',
  'mist',
] as const;
/** Name of a background. */
export type Background = (typeof backgrounds)[number];

/** Front view; closer and slightly rotated; three of the same; on a dark background. */
export const views = ['front', 'close', 'group', 'deep'] as const;
type View = (typeof views)[number];

/** One image of the demo shop, without its width. */
export interface DemoImage {
  readonly emojis: readonly string[];
  readonly background: Background;
  readonly view: View | 'slide';
}

/** The emoji's code points in hexadecimal, joined by `_`. */
export const codePoints = (emoji: string): string =>
  Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16)).join('_');

/** The image's file name without its width. */
export const imageStem = ({ emojis, background, view }: DemoImage): string =>
  `${emojis.map(codePoints).join('__')}-${background}-${view}`;

/** URL stored with a product or a slide: that of the widest file. */
export const imageUrl = (image: DemoImage): string =>
  `/pictures/demo/${imageStem(image)}-${image.view === 'slide' ? 900 : 450}.webp`;
