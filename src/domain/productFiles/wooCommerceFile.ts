import { beginningOf } from '../values/cutText.ts';
import {
  choicesOf,
  joinedText,
  type LineRefusal,
  type Option,
  onePrice,
  priceNotes,
  type ReadProduct,
  readEach,
  type TextOf,
  type VariantPrice,
} from './foreignProduct.ts';
import {
  foreignStock,
  isMarkedSoldOut,
  itemOfOptions,
  missingNotes,
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

/** An apostrophe before a text that a spreadsheet would take for a formula. */
const escapingApostrophe = /^'(?=[=+\-@])/;

/** The text of a cell as the merchant entered it; WooCommerce writes a line break as `\n`. */
const textOfCell = (cell: string): string => cell.replace(escapingApostrophe, '').replaceAll('\\n', '\n');

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

/** Whether a sale is on: it has begun and not ended. A cell without a readable time sets no bound, since no comparison with NaN is true. */
const isOnSale = ({ read, now }: Source, line: CsvLine): boolean => {
  const isNotBegun = Date.parse(read(line, 'Date sale price starts')) > now.getTime();
  const isOver = Date.parse(read(line, 'Date sale price ends')) < now.getTime();
  return !isNotBegun && !isOver;
};

/** Characters of an unreadable cell that a refusal repeats. */
const repeatedLength = 60;

const priceOf = (source: Source, line: CsvLine): VariantPrice | LineRefusal => {
  const notAnAmount = (column: string): LineRefusal => ({
    row: line.row,
    column,
    reason: `“${beginningOf(source.read(line, column), repeatedLength)}” is not an amount.`,
  });
  const original = readAmountCell(source.read(line, 'Regular price'));
  if (original === undefined) return notAnAmount('Regular price');
  const salePrice = readAmountCell(source.read(line, 'Sale price'));
  if (salePrice === undefined) return notAnAmount('Sale price');
  return { original, offer: isOnSale(source, line) ? salePrice : null };
};

const isInStock = ({ read, has }: Source, line: CsvLine): boolean =>
  !has('In stock?') || read(line, 'In stock?').trim() !== '0';

/** Whether the line's pieces are those of its product. */
const sharesPieces = ({ read }: Source, line: CsvLine): boolean =>
  read(line, 'Stock').trim().toLowerCase() === 'parent';

/**
 * The pieces of a line, of the product itself (`productLine`) or of a variation. A number means that it is counted, `parent` that its
 * product is, and an empty cell that it is not counted.
 */
const stockOf = (source: Source, line: CsvLine, productLine: CsvLine): VariantStock | LineRefusal => {
  const { read } = source;
  const cell = read(line, 'Stock').trim();
  const isVariation = line !== productLine;
  const item = itemOfOptions(isVariation ? optionsOf(source, line) : []);
  const backorders = read(line, 'Backorders allowed?').trim().toLowerCase();
  const isOversold = backorders !== '' && backorders !== '0';
  const isUncounted = cell === '' || (isVariation && sharesPieces(source, line));
  const counted = isUncounted ? { pieces: null, isBelowZero: false } : readForeignPieces(cell);
  if ('reason' in counted) return { row: line.row, column: 'Stock', reason: counted.reason };
  return { ...item, ...counted, isOversold };
};

/** The lines that have pieces of their own: those that are sold, or the product's line if they all share its pieces. */
const countedLines = (source: Source, productLine: CsvLine, sold: readonly CsvLine[]): readonly CsvLine[] =>
  sold.every((line) => sharesPieces(source, line)) ? [productLine] : sold;

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
  const prices = readEach(sold, (variant) => priceOf(source, variant));
  if ('reason' in prices) return { ...prices, name };
  const stocks = readEach(countedLines(source, line, sold), (variant) => stockOf(source, variant, line));
  if ('reason' in stocks) return { ...stocks, name };
  const { price, notes } = onePrice(prices);
  const options = [line, ...variations].flatMap((each) => optionsOf(source, each));
  const { lines: otherOptions, ...choices } = choicesOf(options);
  const texts = ['Short description', 'Description'].map((column) => textOf(textOfCell(read(line, column))));
  const missing = sold.filter((variant) => !isInStock(source, variant)).length;
  const counted = foreignStock(stocks, choices);
  return {
    row,
    key: keyOf(source, line),
    name,
    fields: {
      name,
      description: joinedText([...texts, [...new Set(otherOptions)].join('\n')]),
      originalPrice: price.original,
      offerPrice: price.offer,
      ...choices,
      soldOut: isMarkedSoldOut(missing, sold.length, counted),
    },
    ...(counted.stock === undefined ? {} : { stock: counted.stock }),
    pictures: listOf([line, ...variations].map((each) => read(each, 'Images')).join(',')),
    sourceCategories: listOf(read(line, 'Categories')),
    notes: [...notes, ...priceNotes(price), ...counted.notes, ...missingNotes(missing, sold.length, counted)],
  };
};

/** The variations by their column Parent, which has the id or the SKU of the product. */
const variationsByParent = ({ read }: Source, lines: readonly CsvLine[]): Map<string, CsvLine[]> => {
  const byParent = new Map<string, CsvLine[]>();
  for (const line of lines) {
    const parent = read(line, 'Parent').trim();
    const siblings = byParent.get(parent);
    if (siblings === undefined) byParent.set(parent, [line]);
    else siblings.push(line);
  }
  return byParent;
};

/** The refusal of a variation whose product is not in the file. */
const orphanRefusal = ({ read }: Source, line: CsvLine): RefusedRow => ({
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
  const source: Source = { ...cells, textOf, now, attributes: attributeNumbers(table) };
  const isVariation = (line: CsvLine): boolean => typesOf(cells.read(line, 'Type')).includes('variation');
  // Variations are taken out as their products are read; those that are left have no product in the file.
  const byParent = variationsByParent(source, table.lines.filter(isVariation));
  const rows: ReadProduct[] = table.lines
    .filter((line) => !isVariation(line))
    .map((line) => {
      const references = [`id:${cells.read(line, 'ID').trim()}`, cells.read(line, 'SKU').trim()];
      const variations = references.flatMap((reference) => byParent.get(reference) ?? []);
      for (const reference of references) byParent.delete(reference);
      return readProduct(source, line, variations);
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
