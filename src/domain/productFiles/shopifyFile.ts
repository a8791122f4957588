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
  columnKey,
  type ProductFile,
  type RefusedRow,
} from './productFile.ts';
import { readAmountCell } from './readCells.ts';

/**
 * Reads products as Shopify exports them: the rows with one handle are one product, one row for each variant or further picture
 * (SP-6). Each column has its name in present exports first, then that in exports before 2025.
 */
const names = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  description: ['Description', 'Body (HTML)'],
  category: ['Product category', 'Product Category'],
  type: ['Type'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  price: ['Price', 'Variant Price'],
  compareAt: ['Compare-at price', 'Variant Compare At Price'],
  picture: ['Product image URL', 'Image Src'],
  variantPicture: ['Variant image URL', 'Variant Image'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  oversold: ['Continue selling when out of stock', 'Variant Inventory Policy'],
} as const;
type Name = keyof typeof names;

const optionNumbers = [1, 2, 3];
const optionColumns = optionNumbers.flatMap((number) => [`Option${number} name`, `Option${number} value`]);
const readColumnKeys = new Set([...Object.values(names).flat(), ...optionColumns].map(columnKey));

/** Whether the header is that of Shopify's export. */
export const isShopifyHeader = (table: CsvTable): boolean => {
  const { has } = cellReader(table);
  return has('Title') && names.handle.some(has) && has('Option1 name');
};

/** The cells of the file, and what else is needed to read its rows. */
interface Source extends CellReader {
  readonly textOf: TextOf;
  /** The name that the column has in this file. */
  readonly column: (name: Name) => string;
  readonly cell: (line: CsvLine, name: Name) => string;
}

const sourceOf = (table: CsvTable, textOf: TextOf): Source => {
  const cells = cellReader(table);
  const column = (name: Name): string => names[name].find(cells.has) ?? names[name][0];
  return { ...cells, textOf, column, cell: (line, name) => cells.read(line, column(name)).trim() };
};

/** The options with the values that `lines` have; of `productLines`, all lines of their product, the first names the options. */
const optionsOf = ({ read }: Source, lines: readonly CsvLine[], productLines: readonly CsvLine[]): Option[] =>
  optionNumbers.flatMap((number) => {
    const names = productLines.map((line) => read(line, `Option${number} name`).trim());
    const name = names.find((text) => text !== '');
    // A product without options has a single one with this name.
    if (name === undefined || name.toLowerCase() === 'title') return [];
    const values = lines.map((line) => read(line, `Option${number} value`).trim());
    return [{ name, values: [...new Set(values)].filter((value) => value !== '') }];
  });

const isVariant = ({ cell }: Source, line: CsvLine): boolean => cell(line, 'price') !== '';

/** Characters of an unreadable cell that a refusal repeats. */
const repeatedLength = 60;

/** The price of a variant. Shopify has an offer as the present price, with the earlier one to compare it with. */
const priceOf = ({ cell, column }: Source, line: CsvLine): VariantPrice | LineRefusal => {
  const notAnAmount = (name: Name): LineRefusal => ({
    row: line.row,
    column: column(name),
    reason: `“${beginningOf(cell(line, name), repeatedLength)}” is not an amount.`,
  });
  const price = readAmountCell(cell(line, 'price'));
  if (price === undefined) return notAnAmount('price');
  const compareAt = readAmountCell(cell(line, 'compareAt'));
  if (compareAt === undefined) return notAnAmount('compareAt');
  const isOffer = price !== null && compareAt !== null && compareAt > price;
  return isOffer ? { original: compareAt, offer: price } : { original: price, offer: null };
};

const mayBeOversold: ReadonlySet<string> = new Set(['continue', 'true', 'yes']);

/** The pieces of a variant, which is counted if it has a tracker and a quantity. */
const stockOf = (
  source: Source,
  line: CsvLine,
  productLines: readonly CsvLine[],
): VariantStock | LineRefusal => {
  const { cell, column } = source;
  const quantity = cell(line, 'quantity');
  const isCounted = cell(line, 'tracker') !== '' && quantity !== '';
  const counted = isCounted ? readForeignPieces(quantity) : { pieces: null, isBelowZero: false };
  if ('reason' in counted) return { row: line.row, column: column('quantity'), reason: counted.reason };
  const isOversold = mayBeOversold.has(cell(line, 'oversold').toLowerCase());
  return { ...itemOfOptions(optionsOf(source, [line], productLines)), ...counted, isOversold };
};

/** Whether the variant is counted and none is left. */
const isSoldOut = ({ pieces, isOversold }: VariantStock): boolean => pieces === 0 && !isOversold;

/** Why the shop does not take the product; `null` if it does. */
const refusalOf = ({ cell, column }: Source, line: CsvLine): Pick<RefusedRow, 'column' | 'reason'> | null => {
  const status = cell(line, 'status').toLowerCase();
  if (status !== '' && status !== 'active')
    return {
      column: column('status'),
      reason: `Its status is ${status}. Make it active there, or write active here.`,
    };
  if (cell(line, 'published').toLowerCase() === 'false')
    return {
      column: column('published'),
      reason: 'It is not published. Publish it there, or write true here.',
    };
  return cell(line, 'title') === '' ? { column: 'Title', reason: 'A product needs a title.' } : null;
};

/** The addresses of the product's pictures, then those of its variants, each once. */
const picturesOf = ({ cell }: Source, lines: readonly CsvLine[]): string[] => {
  const addresses = [
    ...lines.map((line) => cell(line, 'picture')),
    ...lines.map((line) => cell(line, 'variantPicture')),
  ];
  return [...new Set(addresses)].filter((address) => address !== '');
};

const readProduct = (
  source: Source,
  handle: string,
  lines: readonly [CsvLine, ...CsvLine[]],
): ReadProduct => {
  const { cell, textOf } = source;
  const [first] = lines;
  const name = cell(first, 'title');
  const refusal = refusalOf(source, first);
  if (refusal !== null) return { row: first.row, name, ...refusal };
  const variants = lines.filter((line) => isVariant(source, line));
  const prices = readEach(variants, (line) => priceOf(source, line));
  if ('reason' in prices) return { ...prices, name };
  const stocks = readEach(variants, (line) => stockOf(source, line, lines));
  if ('reason' in stocks) return { ...stocks, name };
  const { price, notes } = onePrice(prices);
  const { lines: otherOptions, ...choices } = choicesOf(optionsOf(source, lines, lines));
  const missing = stocks.filter(isSoldOut).length;
  const counted = foreignStock(stocks, choices);
  return {
    row: first.row,
    key: `shopify ${handle}`,
    name,
    fields: {
      name,
      description: joinedText([textOf(cell(first, 'description')), otherOptions.join('\n')]),
      originalPrice: price.original,
      offerPrice: price.offer,
      ...choices,
      soldOut: isMarkedSoldOut(missing, variants.length, counted),
    },
    ...(counted.stock === undefined ? {} : { stock: counted.stock }),
    pictures: picturesOf(source, lines),
    sourceCategories: [cell(first, 'category'), cell(first, 'type')].filter((category) => category !== ''),
    notes: [
      ...notes,
      ...priceNotes(price),
      ...counted.notes,
      ...missingNotes(missing, variants.length, counted),
    ],
  };
};

/** The products of Shopify's export. */
export const readShopifyFile = (table: CsvTable, textOf: TextOf): ProductFile => {
  const source = sourceOf(table, textOf);
  const linesByHandle = new Map<string, [CsvLine, ...CsvLine[]]>();
  for (const line of table.lines) {
    const handle = source.cell(line, 'handle') || source.cell(line, 'title') || `row ${line.row}`;
    const earlier = linesByHandle.get(handle);
    if (earlier === undefined) linesByHandle.set(handle, [line]);
    else earlier.push(line);
  }
  const rows = [...linesByHandle].map(([handle, lines]) => readProduct(source, handle, lines));
  return {
    kind: 'shopify',
    products: rows.filter((row) => 'fields' in row),
    refused: rows.filter((row) => 'reason' in row),
    columns: {
      name: 'Title',
      description: source.column('description'),
      category: source.column('category'),
      subCategory: source.column('category'),
      originalPrice: source.column('price'),
      offerPrice: source.column('price'),
      sizes: 'Option value',
      colors: 'Option value',
      soldOut: source.column('quantity'),
      stock: source.column('quantity'),
      pictures: source.column('picture'),
      id: source.column('handle'),
    },
    unread: table.header.filter((name) => name.trim() !== '' && !readColumnKeys.has(columnKey(name))),
  };
};
