import { useState } from 'react';
import { type CartLine, lineKey } from '#domain/cart.ts';

/** The keys of the selected lines. */
type CartSelection = ReadonlySet<string>;

/** The selected lines, in the cart's order and with its quantities; without lines no longer in the cart. */
export const selectedLines = (lines: readonly CartLine[], selection: CartSelection): CartLine[] =>
  lines.filter((line) => selection.has(lineKey(line)));

export const withSelected = (selection: CartSelection, key: string, isSelected: boolean): CartSelection => {
  const others = [...selection].filter((other) => other !== key);
  return new Set(isSelected ? [...others, key] : others);
};

export const selectionOf = (lines: readonly CartLine[]): CartSelection => new Set(lines.map(lineKey));

/** The lines chosen for checkout; none at first (CT-3). */
export const useCartSelection = (lines: readonly CartLine[]) => {
  const [selection, setSelection] = useState<CartSelection>(new Set());
  return {
    lines: selectedLines(lines, selection),
    has: (key: string): boolean => selection.has(key),
    select: (key: string, isSelected: boolean): void =>
      setSelection((current) => withSelected(current, key, isSelected)),
    selectAll: (isSelected: boolean): void => setSelection(isSelected ? selectionOf(lines) : new Set()),
  };
};
