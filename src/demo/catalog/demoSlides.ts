import { categoryPath } from '#domain/products/categoryNames.ts';
import type { Slide } from '#domain/shop/slide.ts';
import { demoId } from '../demoId.ts';
import { type DemoImage, imageUrl } from '../pictures/demoImages.ts';

interface SlideRow {
  readonly title: string;
  readonly titleBengali: string;
  readonly button: string;
  readonly buttonBengali: string;
  /** The category that the slide leads to. */
  readonly category: string;
  /** Kinds of the products in its picture. */
  readonly kinds: readonly string[];
}

const slideRows: readonly SlideRow[] = [
  {
    title: 'Bags for every day, from clutch to cabin trolley',
    titleBengali: 'প্রতিদিনের ব্যাগ, ক্লাচ থেকে ট্রলি',
    button: 'See the bags',
    buttonBengali: 'ব্যাগ দেখুন',
    category: 'Bag Items',
    kinds: ['suitcase', 'crocBag', 'miniBackpack', 'chainBag', 'canvasTote'],
  },
  {
    title: 'Gadgets that make life lighter',
    titleBengali: 'জীবন সহজ করা গ্যাজেট',
    button: 'See the gadgets',
    buttonBengali: 'গ্যাজেট দেখুন',
    category: 'Gadget Items',
    kinds: ['noiseHeadphone', 'smartSpeaker', 'smartphone5g', 'earbuds', 'gpsWatch'],
  },
  {
    title: 'A kitchen one likes to cook in',
    titleBengali: 'রান্না করতে ভালো লাগে এমন রান্নাঘর',
    button: 'See the kitchen',
    buttonBengali: 'রান্নাঘরের পণ্য দেখুন',
    category: 'Kitchen Items',
    kinds: ['airFryer', 'kettle', 'glassJug', 'fryPan', 'spiceRack'],
  },
  {
    title: 'Toys and care for the little ones',
    titleBengali: 'ছোটদের খেলনা ও যত্ন',
    button: 'See the toys',
    buttonBengali: 'খেলনা দেখুন',
    category: 'Baby and Kids',
    kinds: ['teddy', 'blocks', 'unicorn', 'crawler', 'feedingBottles'],
  },
];

const imageOf = ({ kinds }: SlideRow): DemoImage => ({ kinds, colors: [], view: 'slide' });

/** Images of all slides, in display order. */
export const slideImages: readonly DemoImage[] = slideRows.map(imageOf);

const minuteMs = 60_000;

/** The demo shop's slides in display order, each added a minute after the one before. */
export const demoSlides = (now: Date): Slide[] =>
  slideRows.map((row, index) => ({
    _id: demoId('slide', row.title),
    image: imageUrl(imageOf(row)),
    title: row.title,
    link: categoryPath(row.category),
    button: row.button,
    titleBengali: row.titleBengali,
    buttonBengali: row.buttonBengali,
    time: new Date(now.getTime() - (slideRows.length - index) * minuteMs).toISOString(),
  }));
