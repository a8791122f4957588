import { beginningOf } from '../values/cutText.ts';
import {
  choicesOf,
  joinedText,
  type Option,
  onePrice,
  priceNotes,
  type ReadProduct,
  type TextOf,
  type VariantPrice,
} from './foreignProduct.ts';
import {
  foreignStock,
  isMarkedSoldOut,
  itemOfOptions,
  readForeignPieces,
  type VariantStock,
} from './foreignStock.ts';
import {
  type CellReader,
  type CsvLine,
  type CsvTable,
  cellReader,
  type FieldColumns,
  type ProductFile,
  type RefusedRow,
} from './productFile.ts';
import { readAmountCell } from './readCells.ts';

/** Reads products as WooCommerce exports them (Products, Export): one row for each product, and one for each variation (SP-6). */

const columns: FieldColumns = {
  name: 'Name',
  description: 'Description',
  category: 'Categories',
  subCategory: 'Categories',
  originalPrice: 'Regular price',
  offerPrice: 'Sale price',
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

/** Whether the header is that of WooCommerce's export. */
export const isWooCommerceHeader = (table: CsvTable): boolean => {
  const { has } = cellReader(table);
  return has('Type') && has('Name') && has('Regular price') && has('Categories');
};

/** The values of a list; a comma within a value has a backslash before it. */
const listOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');

/** WooCommerce writes an apostrophe before a text that a spreadsheet would take for a formula. */
const textOfCell = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').replaceAll('\\n', '\n');

const typesOf = (cell: string): string[] => listOf(cell.toLowerCase());

/** The cells of the file, and what else is needed to read its rows. */
interface Source extends CellReader {
  readonly textOf: TextOf;
  readonly now: Date;
  /** The numbers of the attributes for which the file has columns. */
  readonly attributes: readonly number[];
}

const optionsOf = ({ read, attributes }: Source, line: CsvLine): Option[] =>
  attributes.flatMap((number) => {
    const name = read(line, `Attribute ${number} name`).trim();
    const values = listOf(textOfCell(read(line, `Attribute ${number} value(s)`)).replaceAll('|', ','));
    return name === '' ? [] : [{ name, values }];
  });

/** Whether a sale is on: it has begun and not ended. */
const isOnSale = ({ read, now }: Source, line: CsvLine): boolean => {
  const [starts, ends] = ['starts', 'ends'].map((word) => Date.parse(read(line, `Date sale price ${word}`)));
  return !(starts !== undefined && starts > now.getTime()) && !(ends !== undefined && ends < now.getTime());
};

const priceOf = (source: Source, line: CsvLine): VariantPrice | RefusedRow => {
  const amounts = ['Regular price', 'Sale price'].map((column) => {
    const cell = source.read(line, column);
    return { column, cell, value: readAmountCell(cell) };
  });
  const wrong = amounts.find(({ value }) => value === undefined);
  if (wrong !== undefined) {
    const reason = `“${beginningOf(wrong.cell, 60)}” is not an amount.`;
    return { row: line.row, name: source.read(line, 'Name').trim(), column: wrong.column, reason };
  }
  const [original = null, offer = null] = amounts.map(({ value }) => value);
  return { original, offer: isOnSale(source, line) ? offer : null };
};

const isInStock = ({ read, has }: Source, line: CsvLine): boolean =>
  !has('In stock?') || read(line, 'In stock?').trim() !== '0';

/** The pieces of a line. A number means that it is counted, `parent` that the product is, and an empty cell that it is not counted. */
const stockOf = (source: Source, line: CsvLine, parent: CsvLine): VariantStock | RefusedRow => {
  const { read } = source;
  const cell = read(line, 'Stock').trim();
  const item = itemOfOptions(line === parent ? [] : optionsOf(source, line));
  const backorders = read(line, 'Backorders allowed?').trim().toLowerCase();
  const isOversold = backorders !== '' && backorders !== '0';
  const isOfParent = line !== parent && cell.toLowerCase() === 'parent';
  const counted = cell === '' || isOfParent ? { pieces: null, isBelowZero: false } : readForeignPieces(cell);
  if ('reason' in counted)
    return { row: line.row, name: read(parent, 'Name').trim(), column: 'Stock', reason: counted.reason };
  return { ...item, ...counted, isOversold };
};

/** The lines that have pieces of their own: those that are sold, or the product's line if they all share its pieces. */
const countedLines = ({ read }: Source, line: CsvLine, sold: readonly CsvLine[]): readonly CsvLine[] =>
  sold.every((variant) => read(variant, 'Stock').trim().toLowerCase() === 'parent') ? [line] : sold;

/** Why the shop does not take the product; `null` if it does. */
const refusalOf = ({ read, has }: Source, line: CsvLine): Pick<RefusedRow, 'column' | 'reason'> | null => {
  const types = typesOf(read(line, 'Type'));
  const foreign = types.find((type) => type === 'grouped' || type === 'external');
  if (foreign !== undefined)
    return { column: 'Type', reason: `The shop has no products of the type ${foreign}.` };
  if (has('Published') && read(line, 'Published').trim() !== '1')
    return { column: 'Published', reason: 'A draft or private product. Publish it there, or write 1 here.' };
  return read(line, 'Name').trim() === '' ? { column: 'Name', reason: 'A product needs a name.' } : null;
};

const keyOf = ({ read }: Source, line: CsvLine): string =>
  `woocommerce ${read(line, 'ID').trim() || read(line, 'SKU').trim() || read(line, 'Name').trim()}`;

const readProduct = (source: Source, line: CsvLine, variations: readonly CsvLine[]): ReadProduct => {
  const { read, textOf } = source;
  const { row } = line;
  const name = textOfCell(read(line, 'Name')).trim();
  const refusal = refusalOf(source, line);
  if (refusal !== null) return { row, name, ...refusal };
  const sold = variations.length === 0 ? [line] : variations;
  const prices: VariantPrice[] = [];
  for (const variant of sold) {
    const price = priceOf(source, variant);
    if ('reason' in price) return { ...price, name };
    prices.push(price);
  }
  const { price, notes } = onePrice(prices);
  const variants: VariantStock[] = [];
  for (const variant of countedLines(source, line, sold)) {
    const stocked = stockOf(source, variant, line);
    if ('reason' in stocked) return { ...stocked, name };
    variants.push(stocked);
  }
  const { lines, ...choices } = choicesOf([line, ...variations].flatMap((each) => optionsOf(source, each)));
  const texts = ['Short description', 'Description'].map((column) => textOf(textOfCell(read(line, column))));
  const missing = sold.filter((variant) => !isInStock(source, variant)).length;
  const counted = foreignStock(variants, choices);
  return {
    row,
    key: keyOf(source, line),
    name,
    fields: {
      name,
      description: joinedText([...texts, [...new Set(lines)].join('\n')]),
      originalPrice: price.original,
      offerPrice: price.offer,
      ...choices,
      soldOut: isMarkedSoldOut(missing, sold.length, counted),
    },
    ...(counted.stock === undefined ? {} : { stock: counted.stock }),
    pictures: listOf([line, ...variations].map((each) => read(each, 'Images')).join(',')),
    sourceCategories: listOf(read(line, 'Categories')),
    notes: [
      ...notes,
      ...priceNotes(price),
      ...counted.notes,
      ...(counted.stock === undefined && missing > 0 && missing < sold.length
        ? [`${missing} of its variants are sold out there.`]
        : []),
    ],
  };
};

/** The variations by their column Parent, which has the id or the SKU of the product. */
const variationsByParent = ({ read }: Source, lines: readonly CsvLine[]): Map<string, CsvLine[]> => {
  const byParent = new Map<string, CsvLine[]>();
  for (const line of lines) {
    const parent = read(line, 'Parent').trim();
    const known = byParent.get(parent);
    if (known === undefined) byParent.set(parent, [line]);
    else known.push(line);
  }
  return byParent;
};

/** The products of WooCommerce's export; `now` decides which sales are on. */
export const readWooCommerceFile = (table: CsvTable, textOf: TextOf, now: Date): ProductFile => {
  const cells = cellReader(table);
  const attributes = table.header.flatMap(
    (name) => Number(/^attribute (\d+) name$/i.exec(name.trim())?.[1] ?? 0) || [],
  );
  const source: Source = { ...cells, textOf, now, attributes };
  const isVariation = (line: CsvLine): boolean => typesOf(cells.read(line, 'Type')).includes('variation');
  const byParent = variationsByParent(source, table.lines.filter(isVariation));
  const rows: ReadProduct[] = table.lines
    .filter((line) => !isVariation(line))
    .map((line) => {
      const names = [`id:${cells.read(line, 'ID').trim()}`, cells.read(line, 'SKU').trim()];
      const variations = names.flatMap((name) => byParent.get(name) ?? []);
      for (const name of names) byParent.delete(name);
      return readProduct(source, line, variations);
    });
  const orphans = [...byParent.values()].flat().map((line) => ({
    row: line.row,
    name: cells.read(line, 'Name').trim(),
    column: 'Parent',
    reason: 'The product of this variation is not in the file.',
  }));
  return {
    kind: 'wooCommerce',
    products: rows.filter((row) => 'fields' in row),
    refused: [...rows.filter((row) => 'reason' in row), ...orphans],
    columns,
    unread: table.header.filter((name) => name.trim() !== '' && !readColumns.test(name.trim())),
  };
};
