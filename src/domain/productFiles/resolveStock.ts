import type { CountedItem } from '../products/countedProduct.ts';
import { offeredItems } from '../products/offeredItems.ts';
import type { ProductStock, StockCount, StockItem } from '../products/stock.ts';
import { choicesText, type FileStock } from './stockCell.ts';

/** Which items of a product the counts in a file mean (GS-13). */

interface ResolvedStock {
  readonly count: ProductStock['count'];
  readonly items: readonly CountedItem[];
}

interface CountableProduct {
  readonly stockCount: StockCount;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

/** Choices for comparison, without the blanks around each, which a cell does not keep. */
const exactKey = (choices: readonly string[]): string =>
  JSON.stringify(choices.map((choice) => choice.trim()));
const lowerKey = (choices: readonly string[]): string => exactKey(choices).toLowerCase();

const choicesOfItem = ({ color, size }: StockItem): string[] => [color, size].filter((text) => text !== '');

/** Finds an item by its colour and size: the one with exactly this spelling, or else in any case. */
const itemFinder = (items: readonly StockItem[]) => {
  const byExactKey = new Map(items.map((item) => [exactKey(choicesOfItem(item)), item]));
  const byLowerKey = new Map(items.map((item) => [lowerKey(choicesOfItem(item)), item]));
  return (choices: readonly string[]): StockItem | undefined =>
    byExactKey.get(exactKey(choices)) ?? byLowerKey.get(lowerKey(choices));
};

const unknownReason = (
  choices: readonly string[],
  count: ResolvedStock['count'],
  offered: readonly StockItem[],
): string => {
  if (count === 'whole') return 'It is counted as a whole: write a single number.';
  const [example] = offered;
  if (choices.length === 0 && example !== undefined)
    return `It is counted per color and size: write, for example, “${choicesText(choicesOfItem(example))} = 3”.`;
  return `It has no “${choices.join(', ')}” to count.`;
};

/**
 * The items that the counts in a file refer to, or why they refer to none. A product that is not counted yet will be counted as in the
 * file; one that is counted already stays counted in its own way.
 */
export const resolveStock = (
  stock: FileStock,
  { stockCount, colors, sizes }: CountableProduct,
): ResolvedStock | { readonly reason: string } => {
  const countInFile = stock.every(({ choices }) => choices.length === 0) ? 'whole' : 'variants';
  const count = stockCount === 'uncounted' ? countInFile : stockCount;
  const offered = offeredItems({ stockCount: count, colors, sizes });
  const findItem = itemFinder(offered);
  const piecesOf = new Map<StockItem, number>();
  for (const { choices, pieces } of stock) {
    const item = findItem(choices);
    if (item === undefined) return { reason: unknownReason(choices, count, offered) };
    if (piecesOf.has(item))
      return { reason: `“${choices.join(', ') || 'Pieces'}” is counted twice in the same cell.` };
    piecesOf.set(item, pieces);
  }
  return { count, items: [...piecesOf].map(([item, pieces]) => ({ ...item, pieces })) };
};
