import { colors, sizes } from '../products/productChoices.ts';
import { formatTaka } from '../values/money.ts';
import type { FileProduct, RefusedRow } from './productFile.ts';

/** What the files of WooCommerce and Shopify have in common. */

/** Turns the HTML of a description into its text. */
export type TextOf = (html: string) => string;

/** What is read about a product of another shop: its data, or why it cannot be imported. */
export type ReadProduct = FileProduct | RefusedRow;

/** A choice that shoppers have, such as the colour. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
}

const colorName = /^(?:pa_)?(?:colors?|colours?|রং|রঙ)$/i;
const sizeName = /^(?:pa_)?(?:sizes?|সাইজ|মাপ)$/i;

/** Makes a function that gives a value the spelling of the known ones; an unknown value stays. */
const spelledAs = (known: readonly string[]) => {
  const bySpelling = new Map(known.map((value) => [value.toLowerCase(), value]));
  return (value: string): string => {
    const spelling = value.trim().toLowerCase().replace('grey', 'gray');
    return bySpelling.get(spelling) ?? value.trim();
  };
};
const spelledColor = spelledAs(colors);
const spelledSize = spelledAs(sizes);

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => value !== '');

interface Choices {
  readonly colors: string[];
  readonly sizes: string[];
  /** Other options, each as a line for the description, since the shop has only colours and sizes. */
  readonly lines: string[];
}

const isOther = (name: string): boolean => !colorName.test(name) && !sizeName.test(name);

/** Colours and sizes in the shop's spelling; those that the shop does not know are kept as they are. */
export const choicesOf = (options: readonly Option[]): Choices => {
  const valuesOf = (isWanted: (name: string) => boolean) =>
    options.filter(({ name }) => isWanted(name)).flatMap(({ values }) => values);
  return {
    colors: distinct(valuesOf((name) => colorName.test(name)).map(spelledColor)),
    sizes: distinct(valuesOf((name) => sizeName.test(name)).map(spelledSize)),
    lines: options
      .filter(({ name, values }) => isOther(name) && values.length > 0)
      .map(({ name, values }) => `${name.replace(/^pa_/, '')}: ${values.join(', ')}`),
  };
};

/** What one variant costs, in taka. */
export interface VariantPrice {
  readonly original: number | null;
  readonly offer: number | null;
}

/** The one price that the shop has for all variants: that of the dearest, with a note when they differ. */
export const onePrice = (prices: readonly VariantPrice[]): { price: VariantPrice; notes: string[] } => {
  const known = prices.filter(({ original }) => original !== null);
  const dearest = known.toSorted((one, other) => (other.original ?? 0) - (one.original ?? 0))[0];
  const amounts = new Set(known.map(({ original, offer }) => `${original} ${offer}`));
  return {
    price: dearest ?? { original: null, offer: null },
    notes:
      amounts.size > 1
        ? [`Its variants have different prices; all get the highest, ${formatTaka(dearest?.original ?? 0)}.`]
        : [],
  };
};

/** A description of these paragraphs without empty ones. */
export const joinedText = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');

/** The note for a product without a price, which the shop shows and does not sell. */
export const priceNotes = ({ original }: VariantPrice): string[] =>
  original === null ? ['It has no price: it is shown and not sold.'] : [];
