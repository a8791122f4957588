import type { Category } from '../products/categoryTree.ts';
import { trimColors } from '../products/product.ts';
import { productImage } from '../shop/constants.ts';
import { brokenRule } from './brokenRule.ts';
import { type FindPicture, findPictures, type PictureSource } from './findPictures.ts';
import { findPlace } from './findPlace.ts';
import type { FileProduct, NamedPlace, ProductFields, ProductFile, RefusedRow } from './productFile.ts';

/** The shop's categories that the merchant has chosen in place of unknown ones, by their names in the file. */
export type CategoryChoices = Readonly<Record<string, NamedPlace>>;

/** A product as the shop is asked to check it. */
export interface PreparedProduct extends Omit<FileProduct, 'pictures' | 'sourceCategories'> {
  readonly fields: ProductFields;
  /** Absent if the product keeps the pictures that it has. */
  readonly pictures?: readonly PictureSource[];
}

export interface PreparedProducts {
  readonly products: readonly PreparedProduct[];
  readonly refused: readonly RefusedRow[];
  /** Categories of the file that the shop does not have, with the number of their products. */
  readonly unknownCategories: readonly { readonly name: string; readonly products: number }[];
}

interface PrepareOptions {
  /** The shop's categories. */
  readonly categories: readonly Category[];
  readonly choices: CategoryChoices;
  readonly find: FindPicture;
}

/** The name under which the merchant chooses a category for the products of another shop that have none. */
export const noCategory = 'No category';

/** The category of a product of another shop, or the name under which the merchant chooses one. */
const categoryOf = (
  product: FileProduct,
  { categories, choices }: Pick<PrepareOptions, 'categories' | 'choices'>,
): NamedPlace | { unknown: string } => {
  const { sourceCategories } = product;
  const place = findPlace(categories, sourceCategories);
  if (place !== null) return place;
  const name = sourceCategories[0] ?? noCategory;
  // `hasOwn`: every object has properties such as `constructor`.
  const chosen = Object.hasOwn(choices, name) ? choices[name] : undefined;
  return chosen ?? { unknown: name };
};

/** The refusal of a row that means the product of an earlier one. */
export const sameProduct = (earlierRow: number): string => `Row ${earlierRow} is the same product.`;

/** A text that is the same for two rows that mean one product; `key` names the product in the other shop from which a file comes. */
const identityOf = ({ id, key, name }: FileProduct): string =>
  id ?? key ?? `name ${name.normalize('NFC').toLowerCase()}`;

/** The colours of the pictures that were found, from their places among all pictures of the row; none if the row has no colours. */
const colorsOfFound = (
  { imageColors }: ProductFields,
  places: readonly number[],
): Pick<ProductFields, 'imageColors'> =>
  imageColors === undefined
    ? {}
    : { imageColors: trimColors(places.map((place) => imageColors[place] ?? '')) };

interface PreparedPictures extends Pick<PreparedProduct, 'pictures' | 'notes'> {
  readonly colors: Pick<ProductFields, 'imageColors'>;
}

/** The pictures that the ZIP file has for a product, with their colours. */
const preparePictures = (
  { pictures, fields }: FileProduct,
  isOwnFile: boolean,
  find: FindPicture,
): PreparedPictures => {
  if (pictures === undefined) return { colors: {}, notes: [] };
  const { slots } = productImage;
  const { sources, places, notes } = findPictures(pictures, { find, keepsAddresses: isOwnFile, slots });
  const prepared = { colors: colorsOfFound(fields, places), notes };
  // If no picture is found for a product of another shop, the product keeps those that it has.
  const keepsPresent = !isOwnFile && sources.length === 0;
  return keepsPresent ? prepared : { ...prepared, pictures: sources };
};

/** The product with the shop's `category`, or its own if that is `null`, and with the pictures of the ZIP file. */
const preparedProduct = (
  product: FileProduct,
  category: NamedPlace | null,
  { pictures, colors, notes }: PreparedPictures,
): PreparedProduct => {
  const { pictures: _texts, sourceCategories: _sources, ...others } = product;
  return {
    ...others,
    fields: { ...product.fields, ...category, ...colors },
    ...(pictures === undefined ? {} : { pictures }),
    notes: [...product.notes, ...notes],
  };
};

/** The file's products with the shop's categories and the pictures of the ZIP file, and the rows that are refused. */
export const prepareProducts = (
  { kind, products, refused: unreadable, columns }: ProductFile,
  { categories, choices, find }: PrepareOptions,
): PreparedProducts => {
  const isOwnFile = kind === 'own';
  const refused: RefusedRow[] = [...unreadable];
  const prepared: PreparedProduct[] = [];
  const unknownCategories = new Map<string, number>();
  const rowByIdentity = new Map<string, number>();
  for (const product of products) {
    const { row, name } = product;
    const { nameBengali } = product.fields;
    const refuse = (column: string | undefined, reason: string) =>
      refused.push({ row, name, nameBengali, column: column ?? '', reason });
    const identity = identityOf(product);
    const earlierRow = rowByIdentity.get(identity);
    if (earlierRow !== undefined) {
      refuse(product.id === undefined ? columns.name : columns.id, sameProduct(earlierRow));
      continue;
    }
    rowByIdentity.set(identity, row);
    const broken = brokenRule(product, columns);
    if (broken !== null) {
      refused.push(broken);
      continue;
    }
    const category = isOwnFile ? null : categoryOf(product, { categories, choices });
    if (category !== null && 'unknown' in category) {
      const { unknown } = category;
      unknownCategories.set(unknown, (unknownCategories.get(unknown) ?? 0) + 1);
      refuse(columns.category, `Choose a category of the shop for “${unknown}”.`);
      continue;
    }
    prepared.push(preparedProduct(product, category, preparePictures(product, isOwnFile, find)));
  }
  return {
    products: prepared,
    refused: refused.toSorted((one, other) => one.row - other.row),
    unknownCategories: [...unknownCategories].map(([name, count]) => ({ name, products: count })),
  };
};
