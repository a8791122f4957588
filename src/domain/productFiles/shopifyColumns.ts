import type { TextOf } from './foreignProduct.ts';
import { type CellReader, type CsvLine, type CsvTable, cellReader, columnKey } from './productFile.ts';

/** The columns of Shopify's exports, each with its name in present exports, then that in exports before 2025; compared by `columnKey`. */
const names = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  description: ['Description', 'Body (HTML)'],
  category: ['Product category'],
  type: ['Type'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  price: ['Price', 'Variant Price'],
  compareAt: ['Compare-at price', 'Variant Compare At Price'],
  picture: ['Product image URL', 'Image Src'],
  variantPicture: ['Variant image URL', 'Variant Image'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  backorders: ['Continue selling when out of stock', 'Variant Inventory Policy'],
} as const;
export type ShopifyColumn = keyof typeof names;

/** A product has three options at most, each with a column for its name and one for its value. */
export const optionNumbers = [1, 2, 3];
const optionColumns = optionNumbers.flatMap((number) => [`Option${number} name`, `Option${number} value`]);
const readColumnKeys = new Set([...Object.values(names).flat(), ...optionColumns].map(columnKey));

/** The columns of the file that are not read; columns without a name are left out. */
export const unreadColumns = ({ header }: CsvTable): string[] =>
  header.filter((name) => name.trim() !== '' && !readColumnKeys.has(columnKey(name)));

/** Whether it is the header of Shopify's export. */
export const isShopifyHeader = (table: CsvTable): boolean => {
  const { has } = cellReader(table);
  return has('Title') && names.handle.some(has) && has('Option1 name');
};

/** The cells of the file, and what else is needed to read its rows. */
export interface ShopifySource extends CellReader {
  /** Makes plain text of the HTML of a description. */
  readonly textOf: TextOf;
  /** The name that the column has in this file; the present name if it has none. */
  readonly column: (name: ShopifyColumn) => string;
  readonly cell: (line: CsvLine, name: ShopifyColumn) => string;
}

/** The source of a file, which has each column under its present name or an earlier one. */
export const shopifySource = (table: CsvTable, textOf: TextOf): ShopifySource => {
  const cells = cellReader(table);
  const column = (name: ShopifyColumn): string => names[name].find(cells.has) ?? names[name][0];
  return { ...cells, textOf, column, cell: (line, name) => cells.read(line, column(name)).trim() };
};
