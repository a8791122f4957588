import type { Product } from '../products/product.ts';
import type { FileStock } from './stockCell.ts';

/** What is read from a file of products, before the shop has compared it with its own (SP-6). */

/** A CSV file as it is parsed. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly lines: readonly CsvLine[];
}
export interface CsvLine {
  /** As a spreadsheet counts; the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The fields of a product that a file can have; one that is absent stays as it is. */
export type ProductFields = Partial<
  Omit<Product, '_id' | 'images' | 'changedAt' | 'reviewSummary' | 'subCategoryBengali' | 'stock'>
>;

/** The shop's category that a product gets. */
export interface CategoryPlace {
  readonly category: string;
  readonly subCategory: string;
}

/** A product of the file. */
export interface FileProduct {
  /** The first of its rows. */
  readonly row: number;
  /** The product in this shop. */
  readonly id?: string;
  /** The product in the other shop, the same in each of its exports. */
  readonly key?: string;
  readonly name: string;
  readonly fields: ProductFields;
  /** Addresses and names of files, in their order; absent when the file has no column for them. */
  readonly pictures?: readonly string[];
  /** Its pieces; absent where the file does not tell them. */
  readonly stock?: FileStock;
  /** Its categories in the other shop, of which the first that this shop knows is taken: `Men > Shirts`. */
  readonly sourceCategories: readonly string[];
  /** What the merchant should know and need not change. */
  readonly notes: readonly string[];
}

/** A row that cannot be imported, and why. */
export interface RefusedRow {
  readonly row: number;
  readonly name: string;
  readonly column: string;
  readonly reason: string;
}

export const fileKinds = { own: 'this shop', wooCommerce: 'WooCommerce', shopify: 'Shopify' } as const;
export type FileKind = keyof typeof fileKinds;

/** The column that holds a field, for a refusal. */
export type FieldColumns = Readonly<
  Partial<Record<keyof ProductFields | 'stock' | 'pictures' | 'id', string>>
>;

export interface ProductFile {
  readonly kind: FileKind;
  readonly products: readonly FileProduct[];
  readonly refused: readonly RefusedRow[];
  readonly columns: FieldColumns;
  /** Columns that are not read. */
  readonly unread: readonly string[];
}

/** The file cannot be read at all; the message is for the merchant. */
export class ProductFileError extends Error {
  override readonly name = 'ProductFileError';
}

/** A name of a column without what spreadsheets and people change. */
export const columnKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Reads cells of a table by the name of their column; '' for one that the file does not have. */
export const cellReader = ({ header }: Pick<CsvTable, 'header'>) => {
  const indices = new Map<string, number>();
  // The first of two columns with one name is read.
  for (const [index, name] of header.entries())
    if (!indices.has(columnKey(name))) indices.set(columnKey(name), index);
  return {
    has: (name: string): boolean => indices.has(columnKey(name)),
    read: (line: CsvLine, name: string): string => line.cells[indices.get(columnKey(name)) ?? -1] ?? '',
  };
};
export type CellReader = ReturnType<typeof cellReader>;
