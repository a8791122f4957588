import { type CartLine, lineKey } from '#domain/cart.ts';

/** The keys of the lines that a shopper has ticked. */
export type CartSelection = ReadonlySet<string>;

/** The ticked lines, in the cart's order and with its quantities; a line gone from the cart is not among them. */
export const selectedLines = (lines: readonly CartLine[], ticks: CartSelection): CartLine[] =>
  lines.filter((line) => ticks.has(lineKey(line)));

export const withSelected = (ticks: CartSelection, key: string, ticked: boolean): CartSelection => {
  const others = [...ticks].filter((other) => other !== key);
  return new Set(ticked ? [...others, key] : others);
};

export const selectionOf = (lines: readonly CartLine[]): CartSelection => new Set(lines.map(lineKey));
