import { colors, sizes } from '../products/productChoices.ts';
import { formatTaka } from '../values/money.ts';
import type { CsvLine, FileProduct, RefusedRow } from './productFile.ts';
import { noPrice } from './unsoldNotes.ts';

/** What the files of WooCommerce and Shopify have in common. */

/** Turns the HTML of a description into its text. */
export type TextOf = (html: string) => string;

/** What is read about a product of another shop: its data, or why it cannot be imported. */
export type ReadProduct = FileProduct | RefusedRow;

/** Why a line cannot be read; the name of its product is added later. */
export type LineRefusal = Omit<RefusedRow, 'name'>;

const isRefusal = (value: object): value is LineRefusal => 'reason' in value;

/** What `read` makes of the lines; or the refusal of the first line that it cannot read. An item must have no field `reason`. */
export const readEach = <Item extends object>(
  lines: readonly CsvLine[],
  read: (line: CsvLine) => Item | LineRefusal,
): readonly Item[] | LineRefusal => {
  const items: Item[] = [];
  for (const line of lines) {
    const item = read(line);
    if (isRefusal(item)) return item;
    items.push(item);
  }
  return items;
};

/** A choice that shoppers have, such as the colour. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
}

const colorName = /^(?:pa_)?(?:colors?|colours?|রং|রঙ)$/i;
const sizeName = /^(?:pa_)?(?:sizes?|সাইজ|মাপ)$/i;

/** Makes a function that gives a value the shop's spelling; a value that the shop does not have stays. */
const spelledAs = (shopValues: readonly string[]) => {
  const byKey = new Map(shopValues.map((value) => [value.toLowerCase(), value]));
  return (value: string): string => {
    // The shop's own list says `Gray`.
    const key = value.trim().toLowerCase().replace('grey', 'gray');
    return byKey.get(key) ?? value.trim();
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
  readonly otherOptions: string[];
}

const isColor = ({ name }: Option): boolean => colorName.test(name);
const isSize = ({ name }: Option): boolean => sizeName.test(name);

const valuesOf = (options: readonly Option[]): string[] => options.flatMap(({ values }) => values);

/** `Material: Cotton, Silk`; WooCommerce begins the names of its attributes with `pa_`. */
const optionLine = ({ name, values }: Option): string => `${name.replace(/^pa_/, '')}: ${values.join(', ')}`;

/** Colours and sizes in the shop's spelling; those that the shop does not know are kept as they are. */
export const choicesOf = (options: readonly Option[]): Choices => {
  const others = options.filter((option) => !isColor(option) && !isSize(option));
  return {
    colors: distinct(valuesOf(options.filter(isColor)).map(spelledColor)),
    sizes: distinct(valuesOf(options.filter(isSize)).map(spelledSize)),
    otherOptions: others.filter(({ values }) => values.length > 0).map(optionLine),
  };
};

/** What one variant costs, in taka; `null` for a price that the file does not have. */
export interface VariantPrice {
  readonly original: number | null;
  readonly offer: number | null;
}

/** What a customer pays for a variant, in taka. */
const paidPrice = ({ original, offer }: VariantPrice): number => offer ?? original ?? 0;

/**
 * The one price that the shop has for all variants, with a note when they differ: that of the variant for which a customer pays most, so
 * that no variant is sold for less than before.
 */
export const onePrice = (prices: readonly VariantPrice[]): { price: VariantPrice; notes: string[] } => {
  const priced = prices.filter(({ original }) => original !== null);
  const [dearest] = priced.toSorted(
    (one, other) => paidPrice(other) - paidPrice(one) || (other.original ?? 0) - (one.original ?? 0),
  );
  if (dearest === undefined) return { price: { original: null, offer: null }, notes: [] };
  const differentPrices = new Set(priced.map(({ original, offer }) => `${original} ${offer}`));
  if (differentPrices.size === 1) return { price: dearest, notes: [] };
  const highest = formatTaka(dearest.original ?? 0);
  return {
    price: dearest,
    notes: [`Its variants have different prices; all get the highest, ${highest}.`],
  };
};

/** A description made of these paragraphs; empty ones are left out. */
export const joinedText = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** The note for a product without a price, which the shop shows and does not sell; none for any other. */
export const priceNotes = ({ original }: VariantPrice): string[] => (original === null ? [noPrice] : []);
