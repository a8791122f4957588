import { unnamedProduct } from '#messages/domain/products.ts';
import { bengaliTexts, language } from '#messages/language.ts';
import { isResolvableImage } from '../shop/image.ts';
import { toPoisha } from '../values/money.ts';
import { isRecord, readNumber, readText, readTexts } from '../values/parse.ts';
import { latinDigits } from '../values/typedText.ts';
import { type ProductStock, readStock } from './stock.ts';

/** The summary of a product's published reviews. */
export interface ReviewSummary {
  readonly count: number;
  /** One decimal; `null` without a review. */
  readonly average: number | null;
}

/** The summary that a host sent; `null` from a host without reviews. */
export const readReviewSummary = (raw: unknown): ReviewSummary | null => {
  if (!isRecord(raw)) return null;
  const count = readNumber(raw.count);
  return count === null ? null : { count, average: readNumber(raw.average) };
};

/** The texts of a product for Bengali pages (BN-5), which show the English text in place of an absent one. */
export interface BengaliTexts {
  readonly nameBengali?: string | undefined;
  readonly descriptionBengali?: string | undefined;
}

/** A product. Prices are taka; cards show `images[0]`. */
export interface Product extends BengaliTexts {
  readonly _id: string;
  readonly name: string;
  readonly description: string;
  readonly videoLink: string;
  readonly category: string;
  readonly subCategory: string;
  readonly productType: string;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  readonly images: readonly string[];
  /** The colour that each image shows, '' for none (BY-3); absent if no image has one. */
  readonly imageColors?: readonly string[] | undefined;
  readonly originalPrice: number | null;
  readonly offerPrice: number | null;
  /** Stars, and a number of reviews, as staff type them (AP-5); `reviewSummary` counts the reviews of customers. */
  readonly ratings: number | null;
  readonly reviews: number | null;
  /** Whether staff have marked it as shown but not sold (MD-8). */
  readonly soldOut: boolean;
  /** Absent for a product whose pieces are not counted (GS-1), and from a host that counts none. */
  readonly stock?: ProductStock | undefined;
  /** ISO time. */
  readonly createdAt: string;
  /** ISO time of the last change by staff; equals `createdAt` if a host does not send it. */
  readonly changedAt: string;
  /** Summary of the reviews by customers (SH-7), in the answer for one product; absent in lists and from a host without reviews. */
  readonly reviewSummary?: ReviewSummary | undefined;
  /** Its sub-category on Bengali pages, in the answer for one product; absent without one. */
  readonly subCategoryBengali?: string | undefined;
}

/** The colours in the order of the images, without the empty ones at the end. */
export const trimColors = (colors: readonly string[]): string[] =>
  colors.slice(0, colors.findLastIndex((color) => color !== '') + 1);

/** The image that stands for the product in this colour (BY-3): its first one where none shows the colour; `undefined` without images. */
export const imageInColor = (
  { images, imageColors = [] }: Pick<Product, 'images' | 'imageColors'>,
  color: string,
): string | undefined => images[Math.max(0, imageColors.indexOf(color))];

/** The images that a browser can resolve, and their colours up to the last image that has one. */
export const readImages = (
  addresses: readonly string[],
  colors: readonly unknown[],
): Pick<Product, 'images' | 'imageColors'> => {
  const shown = addresses
    .map((address, place) => ({ address, color: readText(colors[place]) }))
    .filter(({ address }) => address !== '' && isResolvableImage(address));
  const images = shown.map(({ address }) => address);
  const imageColors = trimColors(shown.map(({ color }) => color));
  return imageColors.length === 0 ? { images } : { images, imageColors };
};

/**
 * The product that a host sent, with missing fields empty; `null` without an id. An English application leaves out the
 * Bengali texts, which it does not show.
 */
export const readProduct = (raw: unknown): Product | null => {
  if (!isRecord(raw)) return null;
  // Other hosts may name it `id` (API-8).
  const _id = readText(raw._id ?? raw.id);
  if (_id === '') return null;
  const createdAt = readText(raw.createdAt);
  const reviewSummary = readReviewSummary(raw.reviewSummary);
  const stock = readStock(raw.stock);
  // Frozen, so that the store does not look for changes in each of its values (docs/measurements/server.md).
  return Object.freeze({
    _id,
    name: readText(raw.name),
    description: readText(raw.description),
    videoLink: readText(raw.videoLink),
    category: readText(raw.category),
    subCategory: readText(raw.subCategory),
    productType: readText(raw.productType),
    sizes: readTexts(raw.sizes),
    colors: readTexts(raw.colors),
    ...readImages(
      // With empty ones in place of what is no text, so that each image keeps the place of its colour.
      Array.isArray(raw.images) ? raw.images.map((image) => (typeof image === 'string' ? image : '')) : [],
      Array.isArray(raw.imageColors) ? raw.imageColors : [],
    ),
    originalPrice: readNumber(raw.originalPrice),
    offerPrice: readNumber(raw.offerPrice),
    ratings: readNumber(raw.ratings),
    reviews: readNumber(raw.reviews),
    soldOut: raw.soldOut === true,
    createdAt,
    changedAt: readText(raw.changedAt) || createdAt,
    ...(reviewSummary === null ? {} : { reviewSummary }),
    ...(stock === null ? {} : { stock }),
    ...(language === 'bn'
      ? bengaliTexts(raw, ['nameBengali', 'descriptionBengali', 'subCategoryBengali'])
      : null),
  });
};

/** The two prices of a product in taka; `null` for a price that it does not have. */
export type Prices = Pick<Product, 'originalPrice' | 'offerPrice'>;

// Some hosts store an empty field as 0.
const positive = (price: number | null): number | null => (price !== null && price > 0 ? price : null);

/**
 * Today's price of one piece in taka: the offer price when there is one. `null` when the product has no
 * price.
 */
export const salePrice = ({ originalPrice, offerPrice }: Prices): number | null =>
  positive(offerPrice) ?? positive(originalPrice);

/** Discount in whole per cent; 0 without a positive original price or without an offer price below it. */
export const discountPercent = ({ originalPrice, offerPrice }: Prices): number => {
  const original = toPoisha(positive(originalPrice) ?? 0);
  const offer = toPoisha(positive(offerPrice) ?? 0);
  if (original === 0 || offer === 0) return 0;
  return Math.max(0, Math.round(((original - offer) * 100) / original));
};

/** The price before the offer in taka; `null` without a discount. */
export const priceBeforeOffer = (product: Prices): number | null =>
  discountPercent(product) === 0 ? null : product.originalPrice;

type Sold = Pick<Product, 'soldOut' | 'stock'>;

/** Whether staff have marked the product as sold out (MD-8), or no counted piece is left (GS-2). */
export const isSoldOut = ({ soldOut, stock }: Sold): boolean => soldOut || stock?.isOut === true;

/** Whether the product can be ordered: sold out, or without a name, a price or an image (AP-5), it is only shown. */
export const isOrderable = (product: Prices & Sold & Pick<Product, 'name' | 'images'>): boolean =>
  !isSoldOut(product) &&
  product.name.trim() !== '' &&
  product.images.length > 0 &&
  salePrice(product) !== null;

/** The name in the language of the application. */
export const productTitle = (product: Pick<Product, 'name' | 'nameBengali'>): string =>
  (language === 'bn' && product.nameBengali) || product.name.trim() || unnamedProduct;

/** The description in the language of the application. */
export const productDescription = (product: Pick<Product, 'description' | 'descriptionBengali'>): string =>
  (language === 'bn' && product.descriptionBengali) || product.description;

/** The product as its page describes it to search engines: name and description in the language of the application. */
export const localProduct = (product: Product): Product =>
  language === 'bn'
    ? { ...product, name: productTitle(product), description: productDescription(product) }
    : product;

export const productPath = (id: string): string => `/product-details/${encodeURIComponent(id)}`;

const comparable = (text: string): string => latinDigits(text.normalize('NFC')).trim().toLowerCase();

/** Whether the name contains the search text; case, the script of digits and the composition of letters are ignored. */
export const nameMatches = (name: string, search: string): boolean =>
  comparable(name).includes(comparable(search));
