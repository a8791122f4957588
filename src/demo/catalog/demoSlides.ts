import { categoryPath } from '#domain/products/categoryNames.ts';
import type { Slide } from '#domain/shop/slide.ts';
import { demoId } from '../demoId.ts';
import { type DemoImage, imageUrl } from '../pictures/demoImages.ts';

/** What each slide shows: its headline, the category and the text of its button, its picture. */
const table: readonly (readonly [title: string, category: string, button: string, image: DemoImage])[] = [
  [
    'Bags for every day, from clutch to cabin trolley',
    'Bag Items',
    'See the bags',
    { kinds: ['suitcase', 'crocBag', 'miniBackpack', 'chainBag', 'canvasTote'], colors: [], view: 'slide' },
  ],
  [
    'Gadgets that make life lighter',
    'Gadget Items',
    'See the gadgets',
    {
      kinds: ['noiseHeadphone', 'smartSpeaker', 'smartphone5g', 'earbuds', 'gpsWatch'],
      colors: [],
      view: 'slide',
    },
  ],
  [
    'A kitchen one likes to cook in',
    'Kitchen Items',
    'See the kitchen',
    { kinds: ['airFryer', 'kettle', 'glassJug', 'fryPan', 'spiceRack'], colors: [], view: 'slide' },
  ],
  [
    'Toys and care for the little ones',
    'Baby and Kids',
    'See the toys',
    { kinds: ['teddy', 'blocks', 'unicorn', 'crawler', 'feedingBottles'], colors: [], view: 'slide' },
  ],
];

/** Images of all slides, in display order. */
export const slideImages: readonly DemoImage[] = table.map(([, , , image]) => image);

/** The demo shop's slides in display order. */
export const demoSlides = (now: Date): Slide[] =>
  table.map(([title, category, button, image], index) => ({
    _id: demoId('slide', title),
    image: imageUrl(image),
    title,
    link: categoryPath(category),
    button,
    time: new Date(now.getTime() - (table.length - index) * 60_000).toISOString(),
  }));
