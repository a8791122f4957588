import type { Slide } from '#domain/slide.ts';
import { demoId } from './demoProducts.ts';
import { type DemoPicture, pictureAddress } from './images/demoImages.ts';

const table: readonly (readonly [title: string, picture: DemoPicture])[] = [
  [
    'Bags for every day, from clutch to cabin trolley',
    { emojis: ['👜', '🎒', '👛', '🧳'], ground: 'sage', view: 'slide' },
  ],
  ['Gadgets that make life lighter', { emojis: ['🎧', '⌚', '📱', '📷'], ground: 'mist', view: 'slide' }],
  ['A kitchen one likes to cook in', { emojis: ['🍳', '🫖', '🍵', '🍲'], ground: 'honey', view: 'slide' }],
  ['Toys and care for the little ones', { emojis: ['🎈', '🍼', '🦖', '🧸'], ground: 'peach', view: 'slide' }],
];

export const slidePictures: readonly DemoPicture[] = table.map(([, picture]) => picture);

/** The demo shop's slides in display order. */
export const demoSlides = (now: Date): Slide[] =>
  table.map(([title, picture], place) => ({
    _id: demoId('slide', title),
    image: pictureAddress(picture),
    title,
    time: new Date(now.getTime() - (table.length - place) * 60_000).toISOString(),
  }));
