import { ValidationError } from 'yup';
import type { Category } from '../products/categoryTree.ts';
import { trimColors } from '../products/product.ts';
import { productSchema } from '../products/productForm.ts';
import { productImage } from '../shop/constants.ts';
import { type FindPicture, findPictures, type PictureSource } from './pictureNames.ts';
import type {
  CategoryPlace,
  FieldColumns,
  FileProduct,
  ProductFields,
  ProductFile,
  RefusedRow,
} from './productFile.ts';
import { findPlace } from './shopCategories.ts';

/** The shop's categories that the merchant has chosen in place of unknown ones, by their names in the file. */
export type CategoryChoices = Readonly<Record<string, CategoryPlace>>;

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

/** The field that an error of the schema names, without the index as in `colors[2]`. */
const fieldOf = (path: string | undefined): keyof FieldColumns =>
  (path ?? 'name').replace(/[[.].*$/, '') as keyof FieldColumns;

/** The refusal of a product that breaks a rule of the product form; `null` if it breaks none. */
const brokenRule = (product: FileProduct, columns: FieldColumns): RefusedRow | null => {
  try {
    productSchema.validateSync(product.fields, { strict: true });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { row, name } = product;
    return { row, name, column: columns[fieldOf(error.path)] ?? '', reason: `${error.message}.` };
  }
};

/** The category of a product of another shop, or the name under which the merchant chooses one. */
const categoryOf = (
  product: FileProduct,
  { categories, choices }: Pick<PrepareOptions, 'categories' | 'choices'>,
): CategoryPlace | { unknown: string } => {
  const { sourceCategories } = product;
  const known = findPlace(categories, sourceCategories);
  if (known !== null) return known;
  const name = sourceCategories[0] ?? 'No category';
  // `hasOwn`: every object has properties such as `constructor`.
  return (Object.hasOwn(choices, name) ? choices[name] : undefined) ?? { unknown: name };
};

/** A text that is the same for two rows that mean one product. */
const identityOf = ({ id, key, name }: FileProduct): string => id ?? key ?? `name ${name.toLowerCase()}`;

/** The colours of the pictures that were found, from their places among all pictures of the row. */
const coloredBy = (
  colors: readonly string[] | undefined,
  places: readonly number[] | undefined,
): Pick<ProductFields, 'imageColors'> =>
  colors === undefined || places === undefined
    ? {}
    : { imageColors: trimColors(places.map((place) => colors[place] ?? '')) };

/** The file's products with the shop's categories and the pictures of the ZIP file, and the rows that are refused. */
export const prepareProducts = (
  { kind, products, refused: unreadable, columns }: ProductFile,
  { categories, choices, find }: PrepareOptions,
): PreparedProducts => {
  const refused: RefusedRow[] = [...unreadable];
  const prepared: PreparedProduct[] = [];
  const unknown = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const product of products) {
    const { pictures, sourceCategories: _sources, ...rest } = product;
    const { row, name } = product;
    const earlier = rows.get(identityOf(product));
    const refuse = (column: string | undefined, reason: string) =>
      refused.push({ row, name, column: column ?? '', reason });
    if (earlier !== undefined) {
      refuse(product.id === undefined ? columns.name : columns.id, `Row ${earlier} is the same product.`);
      continue;
    }
    rows.set(identityOf(product), row);
    const broken = brokenRule(product, columns);
    if (broken !== null) {
      refused.push(broken);
      continue;
    }
    const category = kind === 'own' ? null : categoryOf(product, { categories, choices });
    if (category !== null && 'unknown' in category) {
      unknown.set(category.unknown, (unknown.get(category.unknown) ?? 0) + 1);
      refuse(columns.category, `Choose a category of the shop for “${category.unknown}”.`);
      continue;
    }
    const found =
      pictures && findPictures(pictures, { find, keepsAddresses: kind === 'own', slots: productImage.slots });
    // If no picture is found for a product of another shop, the product keeps those that it has.
    const keeps = found === undefined || (kind !== 'own' && found.sources.length === 0);
    prepared.push({
      ...rest,
      fields: { ...rest.fields, ...category, ...coloredBy(rest.fields.imageColors, found?.places) },
      ...(keeps ? {} : { pictures: found.sources }),
      notes: [...rest.notes, ...(found?.notes ?? [])],
    });
  }
  return {
    products: prepared,
    refused: refused.toSorted((one, other) => one.row - other.row),
    unknownCategories: [...unknown].map(([name, count]) => ({ name, products: count })),
  };
};
