import { createHash } from 'node:crypto';
import { categories, type ProductType } from '#domain/categories.ts';
import { hundredTakaCategory } from '#domain/categoryNames.ts';
import type { Product } from '#domain/product.ts';
import type { Attribute } from './attribute.ts';
import { attributes } from './attributes.ts';
import { babyAndKids } from './catalog/babyAndKids.ts';
import { bagItems } from './catalog/bagItems.ts';
import { cosmeticsAndAccessories } from './catalog/cosmeticsAndAccessories.ts';
import { electronicsAndAppliances } from './catalog/electronicsAndAppliances.ts';
import { fashionAndAccessories } from './catalog/fashionAndAccessories.ts';
import { gadgetItems } from './catalog/gadgetItems.ts';
import { healthAndBeauty } from './catalog/healthAndBeauty.ts';
import { homeAndLiving } from './catalog/homeAndLiving.ts';
import { hundredTakaItems } from './catalog/hundredTakaItems.ts';
import { kitchenItems } from './catalog/kitchenItems.ts';
import { menItems } from './catalog/menItems.ts';
import { womenItems } from './catalog/womenItems.ts';
import { type Background, backgrounds, type DemoImage, imageUrl, views } from './images/demoImages.ts';
import { materialIn } from './materials.ts';
import { type CategoryRow, readDemoCatalog } from './readDemoCatalog.ts';
import { type Random, seededRandom } from './seededRandom.ts';

const tables: Readonly<Record<string, string>> = {
  'Women Items': womenItems,
  'Men Items': menItems,
  'Health and Beauty': healthAndBeauty,
  'Baby and Kids': babyAndKids,
  'Gadget Items': gadgetItems,
  'Kitchen Items': kitchenItems,
  'Bag Items': bagItems,
  'Home and Living': homeAndLiving,
  [hundredTakaCategory]: hundredTakaItems,
  'Cosmetics and Accessories': cosmeticsAndAccessories,
  'Electronics and Appliances': electronicsAndAppliances,
  'Fashion and Accessories': fashionAndAccessories,
};

export interface DemoRow extends CategoryRow {
  readonly category: string;
  readonly background: Background;
}

/** All rows of the demo catalog by category, each on another background than the row before. */
export const demoRows: readonly DemoRow[] = categories
  .flatMap(({ name }) => readDemoCatalog(tables[name] ?? '').map((row) => ({ ...row, category: name })))
  .map((row, place) => ({ ...row, background: backgrounds[(place * 3) % backgrounds.length] ?? 'sand' }));

/** The four pictures of a row. */
export const rowImages = ({ emoji, background }: Pick<DemoRow, 'emoji' | 'ground'>): DemoImage[] =>
  views.map((view) => ({ emojis: [emoji], background, view }));

/** An id of 24 hexadecimal digits, the same for the same words in every shop. */
export const demoId = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 24);

const dayMilliseconds = 24 * 60 * 60 * 1000;
const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

const typeOf = (row: DemoRow, luck: Random): ProductType => {
  if (row.subCategory.startsWith('New ')) return 'New Arrivals';
  const lot = luck.number();
  if (lot < 0.5) return 'Most Popular';
  return lot < 0.75 ? 'Best Selling' : 'New Arrivals';
};

/** Sentences at the start and the end, with `Label: value` lines between them (PD-7). */
const describe = (name: string, trait: Attribute, luck: Random): string => {
  const named = materialIn(name);
  const facts = named === null ? trait.facts : { ...trait.facts, Material: [named] };
  return [
    luck.pick(trait.openings),
    ...Object.entries(facts).map(([label, values]) => `${label}: ${luck.pick(values)}`),
    'Delivery: 1 to 2 days inside Dhaka, 2 to 4 days elsewhere',
    'Colours may look a little different from screen to screen.',
  ].join('\n');
};

const choice = (luck: Random, all: readonly string[] | undefined, least: number): readonly string[] =>
  all === undefined ? [] : luck.some(all, luck.whole(Math.min(least, all.length), Math.min(5, all.length)));

/** Id of the product of a row; `turn` as in `demoProduct`. */
export const demoProductId = ({ category, subCategory, name }: DemoRow, turn: number): string =>
  demoId('product', category, subCategory, name, String(turn));

/** The product of a row; in a large shop one row makes several products, numbered by `turn`. */
export const demoProduct = (row: DemoRow, turn: number, now: Date): Product => {
  const _id = demoProductId(row, turn);
  const luck = seededRandom(Number.parseInt(_id.slice(0, 8), 16));
  const trait: Attribute = attributes[row.trait];
  const productType = typeOf(row, luck);
  const name = turn === 0 ? row.name : `${row.name}, Model ${turn + 1}`;
  const film = luck.number() < 0.1;
  return {
    _id,
    name,
    description: describe(name, trait, luck),
    videoLink: film ? `https://www.youtube.com/results?search_query=${encodeURIComponent(row.name)}` : '',
    category: row.category,
    subCategory: row.subCategory,
    productType,
    sizes: trait.sizes?.slice() ?? [],
    colors: choice(luck, trait.colors, 2),
    images: rowImages(row).map(imageUrl),
    originalPrice: row.price,
    offerPrice: row.offer,
    ratings: luck.whole(36, 50) / 10,
    reviews: luck.whole(3, productType === 'New Arrivals' ? 40 : 640),
    createdAt: daysAgo(
      now,
      productType === 'New Arrivals' ? luck.number() * 30 : 20 + luck.number() * 160,
    ).toISOString(),
  };
};

/** The demo shop's products: about 400, the same in every shop except for `createdAt`. */
export const demoProducts = (now: Date): Product[] => demoRows.map((row) => demoProduct(row, 0, now));
