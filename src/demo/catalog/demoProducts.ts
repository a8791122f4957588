import { hundredTakaCategory } from '#domain/products/categoryNames.ts';
import { defaultCategories } from '#domain/products/defaultCategories.ts';
import type { Product } from '#domain/products/product.ts';
import type { ProductType } from '#domain/products/productChoices.ts';
import { bengaliDigits } from '#domain/values/bengaliDigits.ts';
import { dayMs } from '#domain/values/dates.ts';
import { demoId } from '../demoId.ts';
import { type DemoImage, imageUrl } from '../pictures/demoImages.ts';
import { views } from '../pictures/studio/views.ts';
import { type Random, seededRandom } from '../seededRandom.ts';
import { type Attribute, attributes } from './attributes.ts';
import { materialIn } from './materials.ts';
import { type CategoryRow, readDemoCatalog } from './readDemoCatalog.ts';
import { babyAndKids } from './tables/babyAndKids.ts';
import { bagItems } from './tables/bagItems.ts';
import { cosmeticsAndAccessories } from './tables/cosmeticsAndAccessories.ts';
import { electronicsAndAppliances } from './tables/electronicsAndAppliances.ts';
import { fashionAndAccessories } from './tables/fashionAndAccessories.ts';
import { gadgetItems } from './tables/gadgetItems.ts';
import { healthAndBeauty } from './tables/healthAndBeauty.ts';
import { homeAndLiving } from './tables/homeAndLiving.ts';
import { hundredTakaItems } from './tables/hundredTakaItems.ts';
import { kitchenItems } from './tables/kitchenItems.ts';
import { menItems } from './tables/menItems.ts';
import { womenItems } from './tables/womenItems.ts';

const catalogTables: Readonly<Record<string, string>> = {
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

/** A row of the catalog with its category. */
export interface DemoRow extends CategoryRow {
  readonly category: string;
}

/** All rows of the demo catalog by category. */
export const demoRows: readonly DemoRow[] = defaultCategories.flatMap(({ name }) =>
  readDemoCatalog(catalogTables[name] ?? '').map((row) => ({ ...row, category: name })),
);

/** The four images of a row in the first two of the colours. With two, the back view gives way to a front view in the second. */
export const rowImages = ({ kind }: Pick<DemoRow, 'kind'>, colors: readonly string[]): DemoImage[] => {
  const [first, second] = colors;
  return views.map((view) =>
    view === 'back' && first !== undefined && second !== undefined
      ? { kinds: [kind], colors: [second, first], view: 'front' }
      : { kinds: [kind], colors: colors.slice(0, 2), view },
  );
};

/** The colours of the images of `rowImages`, in their order. Of two colours the last image, the scene, shows both, and so has no entry. */
const colorsOfImages = ([first, second]: readonly string[]): Pick<Product, 'imageColors'> => {
  if (first === undefined) return {};
  if (second === undefined) return { imageColors: views.map(() => first) };
  return { imageColors: [first, second, first] };
};

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/**
 * `New Arrivals` for each product of a sub-category of new ones. Of the other products about a half are `Most Popular`, a quarter
 * `Best Selling` and a quarter `New Arrivals`.
 */
const typeOf = (row: DemoRow, random: Random): ProductType => {
  if (row.subCategory.startsWith('New ')) return 'New Arrivals';
  const share = random.number();
  if (share < 0.5) return 'Most Popular';
  return share < 0.75 ? 'Best Selling' : 'New Arrivals';
};

/** Product description: an opening, `Label: value` lines, and closing notes (PD-7). */
const describe = (name: string, attribute: Attribute, random: Random): string => {
  const material = materialIn(name);
  const details = material === null ? attribute.details : { ...attribute.details, Material: [material] };
  return [
    random.pick(attribute.openings),
    ...Object.entries(details).map(([label, values]) => `${label}: ${random.pick(values)}`),
    'Colors may look a little different from screen to screen.',
  ].join('\n');
};

/** How many colours a product with colours has, if there are so many to choose from. */
const colorCounts = { min: 2, max: 5 };

/** The colours of a product, at random among those of its attribute; none for an attribute without colours. */
const chooseColors = ({ colors = [] }: Attribute, random: Random): readonly string[] => {
  if (colors.length === 0) return [];
  const least = Math.min(colorCounts.min, colors.length);
  const most = Math.min(colorCounts.max, colors.length);
  return random.some(colors, random.integer(least, most));
};

/** Id of the product that `demoProduct` makes of a row and variant. */
export const demoProductId = ({ category, subCategory, name }: DemoRow, variant: number): string =>
  demoId('product', category, subCategory, name, String(variant));

/** New arrivals are at most 30 days old, other products 20 to 180. */
const timesOf = (
  random: Random,
  productType: ProductType,
  now: Date,
): Pick<Product, 'createdAt' | 'changedAt'> => {
  const daysOld = productType === 'New Arrivals' ? random.number() * 30 : 20 + random.number() * 160;
  return {
    createdAt: daysAgo(now, daysOld).toISOString(),
    changedAt: daysAgo(now, daysOld * random.number()).toISOString(),
  };
};

/** The product of a row. In a large shop a row makes several products, its variants: the first has number 0 and the row's own name. */
export const demoProduct = (row: DemoRow, variant: number, now: Date): Product => {
  const _id = demoProductId(row, variant);
  // By eight hexadecimal digits of the id (a seed has 32 bits), so that the same product is the same in every shop.
  const random = seededRandom(Number.parseInt(_id.slice(0, 8), 16));
  const attribute: Attribute = attributes[row.attribute];
  const productType = typeOf(row, random);
  const name = variant === 0 ? row.name : `${row.name}, Model ${variant + 1}`;
  const nameBengali =
    variant === 0 ? row.nameBengali : `${row.nameBengali}, মডেল ${bengaliDigits(variant + 1)}`;
  const hasVideo = random.number() < 0.1;
  const description = describe(name, attribute, random);
  const chosenColors = chooseColors(attribute, random);
  // All variants of a row share its images, and so its colours.
  const colors = variant === 0 ? chosenColors : rowColors(row);
  return {
    _id,
    name,
    nameBengali,
    description,
    // The demo has no videos of its own.
    videoLink: hasVideo ? `https://www.youtube.com/results?search_query=${encodeURIComponent(row.name)}` : '',
    category: row.category,
    subCategory: row.subCategory,
    productType,
    sizes: attribute.sizes?.slice() ?? [],
    colors,
    images: rowImages(row, colors).map(imageUrl),
    ...colorsOfImages(colors),
    originalPrice: row.price,
    offerPrice: row.offer,
    // 3.6 to 5 stars.
    ratings: random.integer(36, 50) / 10,
    reviews: random.integer(3, productType === 'New Arrivals' ? 40 : 640),
    soldOut: false,
    ...timesOf(random, productType, now),
  };
};

/** The colours that all products of a row have: those of its variant 0, which do not depend on the time. */
export const rowColors = (row: DemoRow): readonly string[] => demoProduct(row, 0, new Date(0)).colors;

/** The demo shop's products: about 400, the same in every shop except for their times. */
export const demoProducts = (now: Date): Product[] => demoRows.map((row) => demoProduct(row, 0, now));
