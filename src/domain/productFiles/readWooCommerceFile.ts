import type { ReadProduct, TextOf } from './foreignProduct.ts';
import {
  type CsvLine,
  type CsvTable,
  cellReader,
  type FieldColumns,
  type ProductFile,
  type RefusedRow,
} from './productFile.ts';
import { readWooCommerceProduct, typesOf, type WooCommerceSource } from './readWooCommerceProduct.ts';

/** Reads products as WooCommerce exports them (Products, Export): one row for each product, and one for each variation (SP-6). */

const columns: FieldColumns = {
  name: 'Name',
  description: 'Description',
  category: 'Categories',
  subCategory: 'Categories',
  originalPrice: 'Regular price',
  offerPrice: 'Sale price',
  // Colours and sizes stand in one of the columns `Attribute 1 value(s)`, `Attribute 2 value(s)` and so on.
  sizes: 'Attribute value(s)',
  colors: 'Attribute value(s)',
  soldOut: 'In stock?',
  stock: 'Stock',
  pictures: 'Images',
  id: 'ID',
};

/** Columns that are read, or that hold nothing which this shop could store. */
const readColumns =
  /^(?:id|type|sku|name|published|short description|description|date sale price (?:starts|ends)|in stock\?|stock|backorders allowed\?|sale price|regular price|categories|images|parent|position|attribute \d+ (?:name|value\(s\)|visible|global|default))$/i;

/** Whether it is the header of WooCommerce's export. */
export const isWooCommerceHeader = (table: CsvTable): boolean => {
  const { has } = cellReader(table);
  return has('Type') && has('Name') && has('Regular price') && has('Categories');
};

/** The variations by their column Parent, which has the product's id as `id:12`, or its SKU. */
const variationsByParent = (
  { read }: WooCommerceSource,
  lines: readonly CsvLine[],
): Map<string, CsvLine[]> => {
  const byParent = new Map<string, CsvLine[]>();
  for (const line of lines) {
    const parent = read(line, 'Parent').trim();
    const siblings = byParent.get(parent);
    if (siblings === undefined) byParent.set(parent, [line]);
    else siblings.push(line);
  }
  return byParent;
};

/** Whether the other shop sells the variation; the merchant may have switched it off there. */
const isSwitchedOn = ({ read }: WooCommerceSource, line: CsvLine): boolean =>
  read(line, 'Published').trim() !== '0';

/** The refusal of a variation whose product is not in the file. */
const orphanRefusal = ({ read }: WooCommerceSource, line: CsvLine): RefusedRow => ({
  row: line.row,
  name: read(line, 'Name').trim(),
  column: 'Parent',
  reason: 'The product of this variation is not in the file.',
});

/** The numbers in the names of the columns `Attribute 1 name`, `Attribute 2 name` and so on. */
const attributeNumbers = ({ header }: CsvTable): number[] =>
  header
    .map((name) => Number(/^attribute (\d+) name$/i.exec(name.trim())?.[1] ?? 0))
    .filter((number) => number > 0);

/** The products of WooCommerce's export; `now` decides which sales are on. */
export const readWooCommerceFile = (table: CsvTable, textOf: TextOf, now: Date): ProductFile => {
  const cells = cellReader(table);
  const source: WooCommerceSource = { ...cells, textOf, now, attributes: attributeNumbers(table) };
  const isVariation = (line: CsvLine): boolean => typesOf(cells.read(line, 'Type')).includes('variation');
  // Variations are taken out as their products are read; those that are left have no product in the file.
  const byParent = variationsByParent(source, table.lines.filter(isVariation));
  const rows: ReadProduct[] = table.lines
    .filter((line) => !isVariation(line))
    .map((line) => {
      const sku = cells.read(line, 'SKU').trim();
      // An empty SKU would take the variations that name no product.
      const references = [`id:${cells.read(line, 'ID').trim()}`, ...(sku === '' ? [] : [sku])];
      const variations = references.flatMap((reference) => byParent.get(reference) ?? []);
      for (const reference of references) byParent.delete(reference);
      return readWooCommerceProduct(
        source,
        line,
        variations.filter((variation) => isSwitchedOn(source, variation)),
      );
    });
  const orphans = [...byParent.values()].flat().map((line) => orphanRefusal(source, line));
  return {
    kind: 'wooCommerce',
    products: rows.filter((row) => 'fields' in row),
    refused: [...rows.filter((row) => 'reason' in row), ...orphans],
    columns,
    unread: table.header.filter((name) => name.trim() !== '' && !readColumns.test(name.trim())),
  };
};
