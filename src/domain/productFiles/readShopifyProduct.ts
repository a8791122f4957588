import {
  choicesOf,
  joinedText,
  type LineRefusal,
  type Option,
  onePrice,
  priceNotes,
  type ReadProduct,
  readEach,
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
import type { CsvLine, RefusedRow } from './productFile.ts';
import { notAnAmount, readAmountCell } from './readCells.ts';
import { optionNumbers, type ShopifyColumn, type ShopifySource } from './shopifyColumns.ts';

/**
 * Reads one product of Shopify's export: its lines are its variants and further pictures. `read` takes the header of a column, `cell` the
 * shop's own name of a column, whose header Shopify has changed over time.
 */

/** The options of a product with the values that `lines` have. The names stand in some of `productLines`, mostly in the first alone. */
const optionsOf = (
  { read }: ShopifySource,
  lines: readonly CsvLine[],
  productLines: readonly CsvLine[],
): Option[] =>
  optionNumbers.flatMap((number) => {
    const names = productLines.map((line) => read(line, `Option${number} name`).trim());
    const name = names.find((text) => text !== '');
    // A product without options has a single one with this name.
    if (name === undefined || name.toLowerCase() === 'title') return [];
    const values = lines.map((line) => read(line, `Option${number} value`).trim());
    return [{ name, values: [...new Set(values)].filter((value) => value !== '') }];
  });

/** Only variants have a price; the other lines add pictures. */
const isVariant = ({ cell }: ShopifySource, line: CsvLine): boolean => cell(line, 'price') !== '';

/** The price of a variant. Shopify has an offer as the present price, with the earlier one to compare it with. */
const priceOf = ({ cell, column }: ShopifySource, line: CsvLine): VariantPrice | LineRefusal => {
  const refuse = (name: ShopifyColumn): LineRefusal => ({
    row: line.row,
    column: column(name),
    reason: notAnAmount(cell(line, name)),
  });
  const price = readAmountCell(cell(line, 'price'));
  if (price === undefined) return refuse('price');
  const compareAt = readAmountCell(cell(line, 'compareAt'));
  if (compareAt === undefined) return refuse('compareAt');
  const isOffer = price !== null && compareAt !== null && compareAt > price;
  return isOffer ? { original: compareAt, offer: price } : { original: price, offer: null };
};

/** What the column says of a variant that can be ordered without a piece. */
const withBackorders: ReadonlySet<string> = new Set(['continue', 'true', 'yes']);

/** The pieces of a variant, which is counted if it has a tracker and a quantity. */
const stockOf = (
  source: ShopifySource,
  line: CsvLine,
  productLines: readonly CsvLine[],
): VariantStock | LineRefusal => {
  const { cell, column } = source;
  const quantity = cell(line, 'quantity');
  const isCounted = cell(line, 'tracker') !== '' && quantity !== '';
  const piecesRead = isCounted ? readForeignPieces(quantity) : { pieces: null, isBelowZero: false };
  if ('reason' in piecesRead) return { row: line.row, column: column('quantity'), reason: piecesRead.reason };
  const takesBackorders = withBackorders.has(cell(line, 'backorders').toLowerCase());
  return { ...itemOfOptions(optionsOf(source, [line], productLines)), ...piecesRead, takesBackorders };
};

/** Whether the variant is counted and none is left. */
const isSoldOut = ({ pieces, takesBackorders }: VariantStock): boolean => pieces === 0 && !takesBackorders;

/** Why the shop does not take the product; `null` if it does. */
const refusalOf = (
  { cell, column }: ShopifySource,
  line: CsvLine,
): Pick<RefusedRow, 'column' | 'reason'> | null => {
  const status = cell(line, 'status').toLowerCase();
  if (status !== '' && status !== 'active')
    return {
      column: column('status'),
      reason: `Its status is ${status}. Make it active in Shopify, or change this cell to active.`,
    };
  if (cell(line, 'published').toLowerCase() === 'false')
    return {
      column: column('published'),
      reason: 'This product is not published in Shopify. Publish it there, or change this cell to true.',
    };
  return cell(line, 'title') === '' ? { column: column('title'), reason: 'A product needs a title.' } : null;
};

/** The addresses of the product's pictures, then the addresses of its variants' pictures, each once. */
const picturesOf = ({ cell }: ShopifySource, lines: readonly CsvLine[]): string[] => {
  const addresses = [
    ...lines.map((line) => cell(line, 'picture')),
    ...lines.map((line) => cell(line, 'variantPicture')),
  ];
  return [...new Set(addresses)].filter((address) => address !== '');
};

/** The product of the lines with one handle, of which the first names it; or why it cannot be imported. */
export const readShopifyProduct = (
  source: ShopifySource,
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
  const { otherOptions, ...choices } = choicesOf(optionsOf(source, lines, lines));
  const soldOutCount = stocks.filter(isSoldOut).length;
  /** How the shop counts the product; without `stock` it is not counted. */
  const counting = foreignStock(stocks, choices);
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
      soldOut: isMarkedSoldOut(soldOutCount, variants.length, counting),
    },
    ...(counting.stock === undefined ? {} : { stock: counting.stock }),
    pictures: picturesOf(source, lines),
    sourceCategories: [cell(first, 'category'), cell(first, 'type')].filter((category) => category !== ''),
    notes: [
      ...notes,
      ...priceNotes(price),
      ...counting.notes,
      ...soldOutNotes(soldOutCount, variants.length, counting),
    ],
  };
};
