import { dayAfter, dayStart, isDay } from '../values/dates.ts';
import { dhakaInstant } from '../values/dhakaInstant.ts';
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
  readForeignPieces,
  soldOutNotes,
  type VariantStock,
} from './foreignStock.ts';
import type { CellReader, CsvLine, RefusedRow } from './productFile.ts';
import { notAnAmount, readAmountCell } from './readCells.ts';

/** Reads one product of WooCommerce's export, with its variations. */

/** The cells of the file, and what else is needed to read its rows. */
export interface WooCommerceSource extends CellReader {
  /** Turns the HTML of a description into its text. */
  readonly textOf: TextOf;
  /** Decides which sales are on. */
  readonly now: Date;
  /** The numbers of the attributes for which the file has columns. */
  readonly attributes: readonly number[];
}

/** The values of a list; a comma within a value has a backslash before it. */
const listOf = (cell: string): string[] =>
  (cell.match(/(?:\\,|[^,])+/g) ?? [])
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');

/** The types of a product, such as `variable` or `simple, virtual`. */
export const typesOf = (cell: string): string[] => listOf(cell.toLowerCase());

/** An apostrophe before a text that a spreadsheet would take for a formula. */
const escapingApostrophe = /^'(?=[=+\-@])/;

/** The text of a cell as the merchant entered it; WooCommerce writes a line break as `\n`. */
const textOfCell = (cell: string): string => cell.replace(escapingApostrophe, '').replaceAll('\\n', '\n');

/** The attributes that a line names, with their values, which are separated by commas or upright strokes. */
const optionsOf = ({ read, attributes }: WooCommerceSource, line: CsvLine): Option[] =>
  attributes.flatMap((number) => {
    const name = read(line, `Attribute ${number} name`).trim();
    const values = listOf(textOfCell(read(line, `Attribute ${number} value(s)`)).replaceAll('|', ','));
    return name === '' ? [] : [{ name, values }];
  });

/** The time in a cell, by Dhaka's clock; for a day without a time, its beginning. NaN for any other text. */
const timeOf = (cell: string): number =>
  isDay(cell) ? dayStart(cell).getTime() : Date.parse(dhakaInstant(cell) ?? '');

/**
 * Whether a sale is on: it has begun and not ended. A day without a time belongs to the sale as a whole. A cell without a readable time
 * sets no bound, since no comparison with NaN is true.
 */
const isOnSale = ({ read, now }: WooCommerceSource, line: CsvLine): boolean => {
  const start = read(line, 'Date sale price starts').trim();
  const end = read(line, 'Date sale price ends').trim();
  const beginsLater = timeOf(start) > now.getTime();
  const isOver = timeOf(isDay(end) ? dayAfter(end) : end) <= now.getTime();
  return !beginsLater && !isOver;
};

const priceOf = (source: WooCommerceSource, line: CsvLine): VariantPrice | LineRefusal => {
  const refuse = (column: string): LineRefusal => ({
    row: line.row,
    column,
    reason: notAnAmount(source.read(line, column)),
  });
  const original = readAmountCell(source.read(line, 'Regular price'));
  if (original === undefined) return refuse('Regular price');
  const salePrice = readAmountCell(source.read(line, 'Sale price'));
  if (salePrice === undefined) return refuse('Sale price');
  return { original, offer: isOnSale(source, line) ? salePrice : null };
};

/** Whether the shop there sells the line; a file without the column says that it sells all. */
const isInStock = ({ read, has }: WooCommerceSource, line: CsvLine): boolean =>
  !has('In stock?') || read(line, 'In stock?').trim() !== '0';

/** Whether the line has no pieces of its own, but shares the pieces of its product. */
const sharesPieces = ({ read }: WooCommerceSource, line: CsvLine): boolean =>
  read(line, 'Stock').trim().toLowerCase() === 'parent';

/**
 * The pieces of a line, which is the product's own (`productLine`) or a variation's. In its cell
 * - a number says that it is counted;
 * - nothing says that it is not counted;
 * - `parent` says that a variation has no pieces of its own. A single variation that says so gets the pieces of the product's line, and
 *   several are not counted; if all say so, `countedLines` has the product's line in their place.
 */
const stockOf = (
  source: WooCommerceSource,
  line: CsvLine,
  productLine: CsvLine,
  soldLines: readonly CsvLine[],
): VariantStock | LineRefusal => {
  const { read } = source;
  const [sharing, ...othersSharing] = soldLines.filter((each) => sharesPieces(source, each));
  const stockLine = line === sharing && othersSharing.length === 0 ? productLine : line;
  const cell = read(stockLine, 'Stock').trim();
  const isVariation = line !== productLine;
  const item = itemOfOptions(isVariation ? optionsOf(source, line) : []);
  const backorders = read(line, 'Backorders allowed?').trim().toLowerCase();
  const takesBackorders = backorders !== '' && backorders !== '0';
  const isUncounted = cell === '' || (isVariation && sharesPieces(source, stockLine));
  const counted = isUncounted ? { pieces: null, isBelowZero: false } : readForeignPieces(cell);
  if ('reason' in counted) return { row: stockLine.row, column: 'Stock', reason: counted.reason };
  return { ...item, ...counted, takesBackorders };
};

/** The lines of which `stockOf` reads the pieces: those that are sold, or the product's line if they all share its pieces. */
const countedLines = (
  source: WooCommerceSource,
  productLine: CsvLine,
  soldLines: readonly CsvLine[],
): readonly CsvLine[] => (soldLines.every((line) => sharesPieces(source, line)) ? [productLine] : soldLines);

/** Why the shop does not take the product; `null` if it does. */
const refusalOf = (
  { read, has }: WooCommerceSource,
  line: CsvLine,
): Pick<RefusedRow, 'column' | 'reason'> | null => {
  const types = typesOf(read(line, 'Type'));
  const foreign = types.find((type) => type === 'grouped' || type === 'external');
  if (foreign !== undefined)
    return { column: 'Type', reason: `The shop has no products of the type “${foreign}”.` };
  if (has('Published') && read(line, 'Published').trim() !== '1')
    return {
      column: 'Published',
      reason:
        'This product is a draft or private in WooCommerce. Publish it there, or change this cell to 1.',
    };
  return read(line, 'Name').trim() === '' ? { column: 'Name', reason: 'A product needs a name.' } : null;
};

/** A name of the product that is the same in each export: its id, or else its SKU or its name. */
const keyOf = ({ read }: WooCommerceSource, line: CsvLine): string =>
  `woocommerce ${read(line, 'ID').trim() || read(line, 'SKU').trim() || read(line, 'Name').trim()}`;

/** The product in its own line and the lines of its variations, or why it cannot be imported. */
export const readWooCommerceProduct = (
  source: WooCommerceSource,
  line: CsvLine,
  variations: readonly CsvLine[],
): ReadProduct => {
  const { read, textOf } = source;
  const { row } = line;
  const name = textOfCell(read(line, 'Name')).trim();
  const refusal = refusalOf(source, line);
  if (refusal !== null) return { row, name, ...refusal };
  const soldLines = variations.length === 0 ? [line] : variations;
  const prices = readEach(soldLines, (soldLine) => priceOf(source, soldLine));
  if ('reason' in prices) return { ...prices, name };
  const stocks = readEach(countedLines(source, line, soldLines), (countedLine) =>
    stockOf(source, countedLine, line, soldLines),
  );
  if ('reason' in stocks) return { ...stocks, name };
  const { price, notes } = onePrice(prices);
  const options = [line, ...variations].flatMap((each) => optionsOf(source, each));
  const { otherOptions, ...choices } = choicesOf(options);
  const texts = ['Short description', 'Description'].map((column) => textOf(textOfCell(read(line, column))));
  const soldOutCount = soldLines.filter((soldLine) => !isInStock(source, soldLine)).length;
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
      soldOut: isMarkedSoldOut(soldOutCount, soldLines.length, counted),
    },
    ...(counted.stock === undefined ? {} : { stock: counted.stock }),
    pictures: [...new Set(listOf([line, ...variations].map((each) => read(each, 'Images')).join(',')))],
    sourceCategories: listOf(read(line, 'Categories')),
    notes: [
      ...notes,
      ...priceNotes(price),
      ...counted.notes,
      ...soldOutNotes(soldOutCount, soldLines.length, counted),
    ],
  };
};
