import { type CartLine, lineKey } from '#domain/cart.ts';

/** The keys of the lines that a shopper has ticked. */
export type Ticks = ReadonlySet<string>;

/** The ticked lines, in the cart's order and with its quantities; a line gone from the cart is not among them. */
export const tickedLines = (lines: readonly CartLine[], ticks: Ticks): CartLine[] =>
  lines.filter((line) => ticks.has(lineKey(line)));

export const withTick = (ticks: Ticks, key: string, ticked: boolean): Ticks => {
  const others = [...ticks].filter((other) => other !== key);
  return new Set(ticked ? [...others, key] : others);
};

export const ticksOf = (lines: readonly CartLine[]): Ticks => new Set(lines.map(lineKey));
