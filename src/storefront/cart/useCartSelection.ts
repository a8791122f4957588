import { type CartLine, lineKey } from '#domain/cart.ts';

/** The keys of the selected lines. */
export type CartSelection = ReadonlySet<string>;

/** The selected lines, in the cart's order and with its quantities; without lines no longer in the cart. */
export const selectedLines = (lines: readonly CartLine[], ticks: CartSelection): CartLine[] =>
  lines.filter((line) => ticks.has(lineKey(line)));

export const withSelected = (ticks: CartSelection, key: string, ticked: boolean): CartSelection => {
  const others = [...ticks].filter((other) => other !== key);
  return new Set(ticked ? [...others, key] : others);
};

export const selectionOf = (lines: readonly CartLine[]): CartSelection => new Set(lines.map(lineKey));
