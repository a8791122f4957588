import { readAmountCell } from '../productFiles/readCells.ts';
import { bareAmount } from '../values/bareAmount.ts';
import { isAmount, toPoisha } from '../values/money.ts';
import { latinDigits } from '../values/typedText.ts';

/** Poisha of the largest amount of a cell: a hundred times what couriers collect for one parcel. */
const largestAmount = 10_000_000_000;

/** Ways to write a negative amount: `-60`, `−60`, `60-`, `(60)`. */
const negative = /^[-−–](.*)$|^(.*)[-−–]$|^\((.*)\)$/u;

const onlyDash = /^[-−–]$/u;

/**
 * An amount in poisha from cells such as `৳1,23,456.00`, `১৩১০`, `1,200/-`, `(60)` and `-60`; `null` for an empty cell and for a dash,
 * `undefined` for a cell that is no amount, such as a formula.
 */
export const readStatementAmount = (cell: string): number | null | undefined => {
  // Without currencies, so that the sign is at the edge.
  const text = bareAmount(latinDigits(cell));
  if (onlyDash.test(text)) return null;
  const [, afterMinus, beforeMinus, inBrackets] = negative.exec(text) ?? [];
  const unsigned = afterMinus ?? beforeMinus ?? inBrackets;
  const isNegative = unsigned !== undefined;
  const amount = readAmountCell(unsigned ?? text);
  if (amount === undefined) return undefined;
  // A sign without a number is no amount.
  if (amount === null) return isNegative ? undefined : null;
  const poisha = toPoisha(amount);
  if (!isAmount(amount) || poisha > largestAmount) return undefined;
  return isNegative && poisha !== 0 ? -poisha : poisha;
};
