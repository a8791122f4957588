import type { StockCount, StockItem } from './stock.ts';

/** Each choice once; '' stands for a product that offers none. */
const choicesOrNone = (texts: readonly string[]): string[] =>
  texts.length === 0 ? [''] : [...new Set(texts)];

/** The counted items of a product that shoppers can choose; none if it is not counted. */
export const offeredItems = ({
  stockCount,
  colors,
  sizes,
}: {
  readonly stockCount: StockCount;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}): StockItem[] => {
  if (stockCount === 'uncounted') return [];
  if (stockCount === 'whole') return [{ color: '', size: '' }];
  return choicesOrNone(colors).flatMap((color) => choicesOrNone(sizes).map((size) => ({ color, size })));
};
