/**
 * Names of the demo shop's pictures: `/pictures/demo/EMOJI-GROUND-VIEW-WIDTH.webp`, rendered on the first
 * request. EMOJI is its code points in hexadecimal, joined by `_`.
 */

export const grounds = [
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
export type Ground = (typeof grounds)[number];

/** Front view; closer and slightly rotated; three of the same; on a dark background. */
export const views = ['front', 'close', 'group', 'deep'] as const;
type View = (typeof views)[number];

export interface DemoPicture {
  readonly emojis: readonly string[];
  readonly ground: Ground;
  readonly view: View | 'slide';
}

export const codePoints = (emoji: string): string =>
  Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16)).join('_');

/** The picture's name without its width. */
export const pictureStem = ({ emojis, ground, view }: DemoPicture): string =>
  `${emojis.map(codePoints).join('__')}-${ground}-${view}`;

/** Address stored with a product or a slide: that of the widest picture. */
export const pictureAddress = (picture: DemoPicture): string =>
  `/pictures/demo/${pictureStem(picture)}-${picture.view === 'slide' ? 900 : 450}.webp`;
