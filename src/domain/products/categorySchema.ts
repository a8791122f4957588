import { array, boolean, number, object, string } from 'yup';
import { needingLetter } from '../values/needingLetter.ts';
import { isWebAddress } from '../values/webAddress.ts';
import { productLengths } from './productLengths.ts';

/** The rules for categories (SP-4), for the form and the server. */

/** Maximum numbers. */
export const categoryLimits = {
  /** Characters of a name. */
  name: 60,
  categories: 60,
  /** Sub-categories of one category. */
  subCategories: 100,
  /** Earlier addresses of categories that are remembered, with the present ones (`recordMoved`). */
  moved: 1000,
} as const;

/** No list is longer; a position behind the end of a list means its end. */
const greatestPosition = 1000;

/** Pictures for categories that are files of the build, by their names. */
export const builtPictures = [
  'kitchen-items',
  'bag-items',
  'home-and-living',
  'women-items',
  'electronics-and-appliances',
  'baby-and-kids',
] as const;
export type BuiltPicture = (typeof builtPictures)[number];

/** Whether the text is a picture of the build or a web address; '' means no picture. */
const isPicture = (text: string): boolean =>
  text === '' || builtPictures.some((name) => name === text) || isWebAddress(text);

/** No control character, half of a character, or separator of lines or paragraphs. */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

const text = (what: string) =>
  string()
    .trim()
    .typeError(`${what} must be text`)
    .max(categoryLimits.name, `${what} may have at most ${categoryLimits.name} characters`)
    .matches(oneLine, `${what} must be one line of text`);

const tileMessage = `Place among the tiles must be a whole number from 1 to ${categoryLimits.categories}`;

// A name becomes a segment of an address, and a segment of dots only would be resolved away.
const nameText = needingLetter(text('Name'), 'Name');
const bengaliText = needingLetter(text('Name in Bengali'), 'Name in Bengali');

/** What an admin enters for a category or a sub-category; the latter has neither picture nor tile. */
export const categoryTextsSchema = object({
  name: nameText,
  nameBengali: bengaliText,
  picture: string()
    .typeError('Picture must be text')
    .max(2000, 'Picture may have at most 2000 characters')
    .test('picture', 'Picture must be a web address', (value) => value === undefined || isPicture(value)),
  tile: number()
    .typeError(tileMessage)
    .nullable()
    .integer(tileMessage)
    .min(1, tileMessage)
    .max(categoryLimits.categories, tileMessage),
});

const categoryChangeKinds = ['add', 'edit', 'order', 'hide', 'merge', 'remove'] as const;
export type CategoryChangeKind = (typeof categoryChangeKinds)[number];

/** The categories with which a shop may begin (SP-1): the twelve default ones, none, or a list, such as a file has. */
export const categoryStarts = ['twelve', 'empty', 'list'] as const;
export type CategoryStart = (typeof categoryStarts)[number];

/** The names of a category or a sub-category in a list. */
const namesSchema = object({
  name: nameText.required('Please fill in the name'),
  nameBengali: bengaliText.defined('nameBengali is required'),
});

/** All categories at once; `categories` is needed, and read, only if the shop starts with a `list`. */
export const categoryChoiceSchema = object({
  start: string()
    .typeError('start must be text')
    .required('start is required')
    .oneOf(categoryStarts, `start must be one of ${categoryStarts.join(', ')}`),
  categories: array(
    namesSchema.concat(
      object({
        subCategories: array(namesSchema)
          .required('subCategories is required')
          .max(
            categoryLimits.subCategories,
            `A category may have at most ${categoryLimits.subCategories} sub-categories`,
          ),
      }),
    ),
  ).max(categoryLimits.categories, `There may be at most ${categoryLimits.categories} categories`),
});

/** The name or key by which a change refers to a category or a sub-category. */
const referredName = (what: string) =>
  string()
    .typeError(`${what} must be text`)
    .max(productLengths.category, `${what} may have at most ${productLengths.category} characters`);

/** One change of the categories, as it is sent; which fields it needs follows from its kind. */
export const categoryChangeSchema = categoryTextsSchema.concat(
  object({
    kind: string()
      .typeError('kind must be text')
      .required('kind is required')
      .oneOf(categoryChangeKinds, `kind must be one of ${categoryChangeKinds.join(', ')}`),
    category: referredName('category').defined('category is required'),
    subCategory: referredName('subCategory').defined('subCategory is required'),
    position: number()
      .typeError('position must be a number')
      .integer('position must be a whole number')
      .min(0, 'position must be at least 0')
      .max(greatestPosition, `position may be at most ${greatestPosition}`),
    isHidden: boolean().typeError('isHidden must be true or false'),
    intoCategory: referredName('intoCategory'),
    intoSubCategory: referredName('intoSubCategory'),
  }),
);
