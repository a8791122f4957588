import { readAmountCell } from '../productFiles/readCells.ts';
import { isAmount, toPoisha } from '../values/money.ts';
import { latinDigits } from '../values/typedText.ts';

/** Poisha of the largest amount of a cell: a hundred times what couriers collect for one parcel. */
const largest = 10_000_000_000;

/** A currency in front of the number or behind it, also in front of the sign. */
const currency = /^(?:৳|tk\.?|bdt)|(?:৳|tk\.?|bdt|taka|টাকা)$/giu;

/** Ways to write a negative amount: `-60`, `−60`, `60-`, `(60)`. */
const minus = /^[-−–](.*)$|^(.*)[-−–]$|^\((.*)\)$/u;

/**
 * An amount in poisha from cells such as `৳1,23,456.00`, `১৩১০`, `1,200/-`, `(60)` and `-60`; `null` for an empty cell and for a dash,
 * `undefined` for a cell that is no amount, such as a formula.
 */
export const readStatementAmount = (cell: string): number | null | undefined => {
  const text = latinDigits(cell)
    .replace(/\s/g, '')
    .replace(/\/[-=]$/, '')
    .replace(currency, '');
  if (/^[-−–]$/u.test(text)) return null;
  const [, before, after, within] = minus.exec(text) ?? [];
  const unsigned = before ?? after ?? within;
  const isNegative = unsigned !== undefined;
  const amount = readAmountCell(unsigned ?? text);
  if (amount === undefined) return undefined;
  if (amount === null) return isNegative ? undefined : null;
  if (!isAmount(amount) || toPoisha(amount) > largest) return undefined;
  const poisha = toPoisha(amount);
  return isNegative && poisha !== 0 ? -poisha : poisha;
};
