import { amountLimit } from '../shop/constants.ts';
import { sum, times } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';

/** Value of a colour or size that was not picked. */
export const notPicked = 'N/A';

/** One line of the cart, in the shape stored under `cartProducts` (CT-5) and sent inside an order. */
export interface CartLine {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
  /** Taka for one piece: the offer price when there is one, whatever the name says, which the wire sets (API-5). */
  readonly originalPrice: number;
  /** Absent for a guest. */
  readonly customerEmail?: string;
}

/** Identifies a line in the cart: one product in one colour and size is one line (CT-7). */
export const lineKey = (line: Pick<CartLine, 'id' | 'color' | 'size'>): string =>
  JSON.stringify([line.id, line.color, line.size]);

/** A whole number from 1; 1 for what is no number. Above MAX_SAFE_INTEGER, adding 1 has no effect. */
const toQuantity = (value: number | null): number =>
  value !== null && Number.isFinite(value)
    ? Math.min(Math.max(1, Math.floor(value)), Number.MAX_SAFE_INTEGER)
    : 1;

/** Reads a stored line; colour, size and quantity have defaults. `null` without an id, or without a price up to `amountLimit`. */
export const readCartLine = (raw: unknown): CartLine | null => {
  if (!isRecord(raw)) return null;
  // An older shop stored the product's `_id` (CT-5).
  const id = readText(raw.id ?? raw._id);
  const price = readNumber(raw.originalPrice);
  if (id === '' || price === null || price <= 0 || price > amountLimit) return null;
  const customerEmail = readText(raw.customerEmail);
  return {
    id,
    name: readText(raw.name),
    imageUrl: readText(raw.imageUrl),
    color: readText(raw.color) || notPicked,
    size: readText(raw.size) || notPicked,
    quantity: toQuantity(readNumber(raw.quantity)),
    originalPrice: price,
    ...(customerEmail === '' ? {} : { customerEmail }),
  };
};

/** The lines of a stored list, equal `lineKey`s merged into one; items that are not lines are left out. */
export const readCart = (stored: unknown): CartLine[] => {
  let lines: CartLine[] = [];
  for (const line of readList(stored, readCartLine)) lines = addLine(lines, line);
  return lines;
};

/**
 * The cart with the line added. For an equal `lineKey` the quantities add up; price and image are the added
 * line's.
 */
export const addLine = (lines: readonly CartLine[], added: CartLine): CartLine[] => {
  const key = lineKey(added);
  if (!lines.some((line) => lineKey(line) === key)) return [...lines, added];
  return lines.map((line) =>
    lineKey(line) === key
      ? { ...line, ...added, quantity: toQuantity(line.quantity + added.quantity) }
      : line,
  );
};

/** The lines with another quantity of the one with this `lineKey`. */
export const setQuantity = (lines: readonly CartLine[], key: string, quantity: number): CartLine[] =>
  lines.map((line) => (lineKey(line) === key ? { ...line, quantity: toQuantity(quantity) } : line));

/** The lines with the shop's current prices (CO-11); taka for one piece. */
export const repriced = (
  lines: readonly CartLine[],
  prices: readonly { readonly id: string; readonly originalPrice: number }[],
): CartLine[] =>
  lines.map((line) => {
    const current = prices.find(({ id }) => id === line.id);
    return { ...line, originalPrice: current?.originalPrice ?? line.originalPrice };
  });

/** The lines without those with these `lineKey`s. */
export const withoutLines = (lines: readonly CartLine[], keys: readonly string[]): CartLine[] =>
  lines.filter((line) => !keys.includes(lineKey(line)));

/** The lines with a removed one at its place again; a line that was added meanwhile for the same product, colour and size stays. */
export const withLineAgain = (
  lines: readonly CartLine[],
  { line, index }: { readonly line: CartLine; readonly index: number },
): CartLine[] =>
  lines.some((other) => lineKey(other) === lineKey(line))
    ? [...lines]
    : [...lines.slice(0, index), line, ...lines.slice(index)];

/** Taka. */
export const lineTotal = (line: Pick<CartLine, 'originalPrice' | 'quantity'>): number =>
  times(line.originalPrice, line.quantity);

/** Taka. */
export const linesTotal = (lines: readonly Pick<CartLine, 'originalPrice' | 'quantity'>[]): number =>
  sum(lines.map(lineTotal));
