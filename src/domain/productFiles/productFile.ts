import type { Product } from '../products/product.ts';
import type { FileStock } from './stockCell.ts';

/** What is read from a file of products, before it is compared with the shop's products (SP-6). */

/** A CSV file as it is parsed. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly lines: readonly CsvLine[];
}
export interface CsvLine {
  /** Number of the row, counted as a spreadsheet does: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The fields of a product that a file can have; one that is absent stays as it is. */
export type ProductFields = Partial<
  Omit<Product, '_id' | 'images' | 'changedAt' | 'reviewSummary' | 'subCategoryBengali' | 'stock'>
>;

/** The shop's category that a product gets, by names; `CategoryPlace` has keys. */
export interface NamedPlace {
  readonly category: string;
  readonly subCategory: string;
}

/** A product of the file. */
export interface FileProduct {
  /** The number of its first row. */
  readonly row: number;
  /** Its id in this shop; absent for a new product. */
  readonly id?: string;
  /** Names the product in the other shop, the same in each export; absent in a file of this shop. */
  readonly key?: string;
  readonly name: string;
  readonly fields: ProductFields;
  /** Addresses and names of files, in their order; absent when the file has no column for them. */
  readonly pictures?: readonly string[];
  /** Its pieces; absent if the file does not tell them. */
  readonly stock?: FileStock;
  /** Its categories in the other shop, such as `Men > Shirts`; the product gets the first of them that this shop has. */
  readonly sourceCategories: readonly string[];
  /** Sentences for the merchant, who need not change anything. */
  readonly notes: readonly string[];
}

/** A row that cannot be imported, and why. */
export interface RefusedRow {
  readonly row: number;
  readonly name: string;
  /** Absent without a name in Bengali, and if the row was refused before its fields were read. */
  readonly nameBengali?: string | undefined;
  /** The column that the reason is about, as the file names it; '' for none. */
  readonly column: string;
  readonly reason: string;
}

export const fileKinds = { own: 'this shop', wooCommerce: 'WooCommerce', shopify: 'Shopify' } as const;
type FileKind = keyof typeof fileKinds;

/** The names of the columns that hold the fields, for refusals. */
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

/** Thrown when a file cannot be read at all; the message is for the merchant. */
export class ProductFileError extends Error {
  override readonly name = 'ProductFileError';
}

/** The name of a column for comparison, without differences that spreadsheets and people make. */
export const columnKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Reads cells of a table by the name of their column; '' for a column that the file does not have. */
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
