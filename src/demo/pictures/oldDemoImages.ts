import { demoRows, rowColors, rowImages } from '../catalog/demoProducts.ts';
import { slideImages } from '../catalog/demoSlides.ts';
import type { DemoImage } from './demoImages.ts';
import { oldDemoNames } from './oldDemoNames.ts';
import type { View } from './studio/views.ts';

const kindByName = new Map(
  oldDemoNames
    .trim()
    .split(/\s+/)
    .map((word) => word.split(':') as [name: string, kind: string]),
);

const views: Readonly<Record<string, View>> = {
  front: 'front',
  close: 'detail',
  group: 'scene',
  deep: 'back',
};
/** Backgrounds of the slides, in display order. */
const slideBackgrounds = ['sage', 'mist', 'honey', 'peach'];

const oldStem = /^(?<emojis>[0-9a-f]+(?:_+[0-9a-f]+)*)-(?<background>[a-z]+)-(?<view>[a-z]+)$/;

/** The image that takes the place of one with an old name, a parcel if none is known; `undefined` for other names. */
export const oldDemoImage = (stem: string): DemoImage | undefined => {
  const { emojis, background = '', view = '' } = oldStem.exec(stem)?.groups ?? {};
  if (emojis === undefined) return undefined;
  if (view === 'slide') return slideImages[slideBackgrounds.indexOf(background)];
  const kind = kindByName.get(`${emojis}-${background}`);
  const row = demoRows.find((one) => one.kind === kind);
  const images = row === undefined ? [] : rowImages(row, rowColors(row));
  const known = views[view];
  if (known === undefined) return undefined;
  return images.find((image) => image.view === known) ?? { kinds: ['parcel'], colors: [], view: known };
};
