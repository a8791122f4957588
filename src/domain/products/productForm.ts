import { array, boolean, number, object, string } from 'yup';
import { groupDigits } from '#messages/language.ts';
import { amountLimit, productImage, ratingStep } from '../shop/constants.ts';
import { beginningOf } from '../values/cutText.ts';
import { isAmount } from '../values/money.ts';
import { needingLetter } from '../values/needingLetter.ts';
import { hasLetterOrDigit } from '../values/plainText.ts';
import { typedNumber } from '../values/typedText.ts';
import { isWebAddress } from '../values/webAddress.ts';
import { choiceLimits } from './filterLimits.ts';
import type { Product } from './product.ts';
import { productLengths } from './productLengths.ts';
import { defaultLowStock, type StockCount, stockCounts, stockLimits } from './stock.ts';

/** Rules of the product form (AP-5), shared by the form and the server. No field is required. */

const text = (name: string, limit: number) =>
  string().typeError(`${name} must be text`).max(limit, `${name} may have at most ${limit} characters`);

const readableText = (name: string, limit: number) => needingLetter(text(name, limit), name);

/** A number that yup reads as it is meant; with a sign, so that one below 0 is refused as too small and not as no number. */
const plainNumber = /^[-+]?[\d.]+$/;

/** Reads any other text as `typedNumber` does: by itself, yup would read `1e9` and `1 200`, and would not read Bengali digits. */
const decimalAsTyped = (value: number, original: unknown): number =>
  typeof original === 'string' && !plainNumber.test(original.trim()) ? typedNumber(original) : value;

const amountLimitText = groupDigits(amountLimit);

const atLeastOne = (name: string) =>
  number()
    .transform(decimalAsTyped)
    .typeError(`${name} must be a number`)
    .nullable()
    .min(1, `${name} must be at least 1`);

const price = (name: string) =>
  atLeastOne(name)
    .max(amountLimit, `${name} may be at most ${amountLimitText}`)
    .test('decimals', `${name} may have at most two decimals`, (value) => value == null || isAmount(value));

// Messages in place of yup's own, which would name the place in the list: `colors[0]`.
const tooLongChoice = (name: string): string =>
  `${name} may have at most ${choiceLimits.characters} characters each`;
const emptyChoice = (name: string): string => `${name} may hold no empty choice`;

const choices = (name: string) =>
  array(
    string()
      .typeError(`${name} must be text`)
      .required(emptyChoice(name))
      .max(choiceLimits.characters, tooLongChoice(name)),
  )
    .typeError(`${name} must be a list`)
    .max(choiceLimits.choices, `${name} may hold at most ${choiceLimits.choices} choices`);

/** Characters; the feed of products takes no longer addresses either (`feedLimits`). */
const addressLength = 2000;

const address = (name: string) =>
  text(name, addressLength).test(
    'address',
    `${name} must be a web address`,
    (value) => !value || isWebAddress(value),
  );

/** By which a floating-point quotient may miss a whole number. */
const floatError = 1e-6;

const isOnStep = (rating: number): boolean => {
  const steps = rating / ratingStep;
  return Math.abs(steps - Math.round(steps)) < floatError;
};

export const productSchema = object({
  // Blanks count as no name, and a product may have none (AP-5).
  name: text('Name', productLengths.name).test(
    'named',
    'Name needs a letter or a digit',
    (name = '') => name.trim() === '' || hasLetterOrDigit(name),
  ),
  description: text('Description', productLengths.description),
  nameBengali: readableText('Name in Bengali', productLengths.name),
  descriptionBengali: readableText('Description in Bengali', productLengths.description),
  videoLink: address('Video link'),
  category: text('Category', productLengths.category),
  subCategory: text('Sub-category', productLengths.subCategory),
  productType: text('Type', productLengths.productType),
  sizes: choices('Sizes'),
  colors: choices('Colors'),
  images: array(address('Picture').defined())
    .typeError('Pictures must be a list')
    .max(productImage.slots, `A product may hold at most ${productImage.slots} pictures`),
  // `ensure`: Formik leaves out empty texts.
  imageColors: array(string().ensure().max(choiceLimits.characters, tooLongChoice('Colors of pictures')))
    .typeError('Colors of pictures must be a list')
    .max(productImage.slots, `A product may hold at most ${productImage.slots} pictures`),
  originalPrice: price('Original price'),
  offerPrice: price('Offer price'),
  ratings: atLeastOne('Rating')
    .max(5, 'Rating may be at most 5')
    .test('step', `Rating goes in steps of ${ratingStep}`, (value) => value == null || isOnStep(value)),
  reviews: atLeastOne('Reviews')
    .integer('Reviews must be a whole number')
    .max(amountLimit, `Reviews may be at most ${amountLimitText}`),
  soldOut: boolean().typeError('Sold out must be true or false'),
  stockCount: string().oneOf(stockCounts, `Counting must be one of ${stockCounts.join(', ')}`),
  lowStock: number()
    .transform(decimalAsTyped)
    .typeError('Few pieces must be a number')
    .integer('Few pieces must be a whole number')
    .min(0, 'Few pieces must be at least 0')
    .max(stockLimits.low, `Few pieces may be at most ${stockLimits.low}`),
  // Room for a time in any ISO notation.
  createdAt: text('Created', 40),
});

const aboveOriginal = 'The offer price may not be above the original price';

/**
 * What the form checks before it sends a product: the schema, and that an offer is no increase (AP-5). Other hosts, files of products
 * and products of earlier days may have such an offer, which shows no discount.
 */
export const productFormSchema = productSchema.shape({
  offerPrice: price('Offer price').when('originalPrice', ([original]: unknown[], offerPrice) =>
    offerPrice.test(
      'offer',
      aboveOriginal,
      (offer) => offer == null || typeof original !== 'number' || !(offer > original),
    ),
  ),
});

/** The form's values: numbers are text until they are sent; images are stored apart, by slot. */
export interface ProductForm {
  readonly name: string;
  readonly description: string;
  readonly nameBengali: string;
  readonly descriptionBengali: string;
  readonly videoLink: string;
  readonly category: string;
  readonly subCategory: string;
  readonly productType: string;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  /** By slot, '' for none. */
  readonly imageColors: readonly string[];
  readonly originalPrice: string;
  readonly offerPrice: string;
  readonly ratings: string;
  readonly reviews: string;
  readonly soldOut: boolean;
  readonly stockCount: StockCount;
  readonly lowStock: string;
}

export const emptyProductForm: ProductForm = {
  name: '',
  description: '',
  nameBengali: '',
  descriptionBengali: '',
  videoLink: '',
  category: '',
  subCategory: '',
  productType: '',
  sizes: [],
  colors: [],
  imageColors: [],
  originalPrice: '',
  offerPrice: '',
  ratings: '',
  reviews: '',
  soldOut: false,
  stockCount: 'uncounted',
  lowStock: String(defaultLowStock),
};

const toText = (value: number | null): string => (value === null ? '' : String(value));
/** The number in a field, in Latin or Bengali digits; `null` for an empty field. */
const toNumber = (value: string): number | null =>
  value.trim() === '' ? null : decimalAsTyped(Number(value), value);

/** The form's values for an existing product. */
export const productFormOf = (product: Product): ProductForm => ({
  name: product.name,
  description: product.description,
  nameBengali: product.nameBengali ?? '',
  descriptionBengali: product.descriptionBengali ?? '',
  videoLink: product.videoLink,
  category: product.category,
  subCategory: product.subCategory,
  productType: product.productType,
  sizes: product.sizes,
  colors: product.colors,
  imageColors: product.imageColors ?? [],
  originalPrice: toText(product.originalPrice),
  offerPrice: toText(product.offerPrice),
  ratings: toText(product.ratings),
  reviews: toText(product.reviews),
  soldOut: product.soldOut,
  stockCount: product.stock?.count ?? 'uncounted',
  lowStock: String(product.stock?.low ?? defaultLowStock),
});

/** The name of a copy, within the limit of names. */
const copiedName = (name: string, mark: '(copy)' | '(কপি)'): string =>
  `${beginningOf(name.trim(), productLengths.name - ` ${mark}`.length)} ${mark}`.trim();

/** The form's values for a copy of a product (MD-13), which is not sold out. */
export const copiedProductForm = (product: Product): ProductForm => ({
  ...productFormOf(product),
  name: copiedName(product.name, '(copy)'),
  nameBengali: product.nameBengali ? copiedName(product.nameBengali, '(কপি)') : '',
  soldOut: false,
});

/** The form's values as they are sent. */
type SentFields = Omit<Product, '_id' | 'images' | 'createdAt' | 'changedAt' | 'stock'> & {
  readonly stockCount: StockCount;
  readonly lowStock: number;
};

/**
 * The fields of the request body that the form holds, which are all but the images: numbers as numbers, `null` for an empty field. The
 * form must be valid by `productFormSchema`.
 */
export const productFields = (form: ProductForm): SentFields => ({
  ...form,
  name: form.name.trim(),
  nameBengali: form.nameBengali.trim(),
  videoLink: form.videoLink.trim(),
  originalPrice: toNumber(form.originalPrice),
  offerPrice: toNumber(form.offerPrice),
  ratings: toNumber(form.ratings),
  reviews: toNumber(form.reviews),
  lowStock: toNumber(form.lowStock) ?? defaultLowStock,
});
