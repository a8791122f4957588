import { array, boolean, number, object, string } from 'yup';
import { needingLetter } from '../values/needingLetter.ts';
import { isWebAddress } from '../values/webAddress.ts';

/** The rules for categories (SP-4), for the form and the server. */

/** Greatest numbers of characters, categories, sub-categories of one category, and remembered addresses. */
export const categoryLimits = { name: 60, categories: 60, subCategories: 100, moved: 1000 } as const;

/** Pictures of the build. */
export const builtPictures = [
  'kitchen-items',
  'bag-items',
  'home-and-living',
  'women-items',
  'electronics-and-appliances',
  'baby-and-kids',
] as const;
export type BuiltPicture = (typeof builtPictures)[number];

const isPicture = (text: string): boolean =>
  text === '' || builtPictures.some((name) => name === text) || isWebAddress(text);

const text = (what: string) =>
  string()
    .trim()
    .typeError(`${what} must be a text`)
    .max(categoryLimits.name, `${what} may have at most ${categoryLimits.name} characters`)
    .matches(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, `${what} must be one line of text`);

const tileMessage = `Place among the tiles must be a whole number from 1 to ${categoryLimits.categories}`;

// A name of dots alone would be no path of an address.
const nameText = needingLetter(text('Name'), 'Name');
const bengaliText = needingLetter(text('Name in Bengali'), 'Name in Bengali');

/** What an admin says of a category or a sub-category; the latter has neither picture nor tile. */
export const categoryTextsSchema = object({
  name: nameText,
  nameBengali: bengaliText,
  picture: string()
    .typeError('Picture must be a text')
    .max(2000, 'Picture may have at most 2000 characters')
    .test('picture', 'Picture must be a web address', (value) => value === undefined || isPicture(value)),
  tile: number()
    .typeError(tileMessage)
    .nullable()
    .integer(tileMessage)
    .min(1, tileMessage)
    .max(categoryLimits.categories, tileMessage),
});

export const categoryChangeKinds = ['add', 'edit', 'order', 'hide', 'merge', 'remove'] as const;
export type CategoryChangeKind = (typeof categoryChangeKinds)[number];

/** What a shop may begin with (SP-1): the twelve of a new shop, none, or a list, such as that of a file. */
export const categoryStarts = ['twelve', 'empty', 'list'] as const;
export type CategoryStart = (typeof categoryStarts)[number];

const names = object({
  name: nameText.required('Please fill in the name'),
  nameBengali: bengaliText.defined('nameBengali is required'),
});

/** All categories at once; `categories` is needed for a list and read for nothing else. */
export const categoryChoiceSchema = object({
  start: string()
    .typeError('start must be a text')
    .required('start is required')
    .oneOf(categoryStarts, `start must be one of ${categoryStarts.join(', ')}`),
  categories: array(
    names.concat(
      object({
        subCategories: array(names)
          .required('subCategories is required')
          .max(
            categoryLimits.subCategories,
            `A category may have at most ${categoryLimits.subCategories} sub-categories`,
          ),
      }),
    ),
  ).max(categoryLimits.categories, `There may be at most ${categoryLimits.categories} categories`),
});

const placeText = (what: string) =>
  string().typeError(`${what} must be a text`).max(80, `${what} may have at most 80 characters`);

/** One change of the categories, as it is sent; which fields it needs follows from its kind. */
export const categoryChangeSchema = categoryTextsSchema.concat(
  object({
    kind: string()
      .typeError('kind must be a text')
      .required('kind is required')
      .oneOf(categoryChangeKinds, `kind must be one of ${categoryChangeKinds.join(', ')}`),
    category: placeText('category').defined('category is required'),
    subCategory: placeText('subCategory').defined('subCategory is required'),
    position: number()
      .typeError('position must be a number')
      .integer('position must be a whole number')
      .min(0, 'position must be at least 0')
      .max(1000, 'position may be at most 1000'),
    isHidden: boolean().typeError('isHidden must be true or false'),
    intoCategory: placeText('intoCategory'),
    intoSubCategory: placeText('intoSubCategory'),
  }),
);
