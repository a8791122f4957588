import { useSelector } from 'react-redux';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { type CartState, selectionChanged } from '#slices/cartSlice.ts';

/** The selected lines, in the cart's order and with its quantities; without lines no longer in the cart. */
export const selectedLines = (lines: readonly CartLine[], selection: readonly string[]): CartLine[] =>
  lines.filter((line) => selection.includes(lineKey(line)));

export const withSelected = (selection: readonly string[], key: string, isSelected: boolean): string[] => {
  const others = selection.filter((other) => other !== key);
  return isSelected ? [...others, key] : others;
};

export const selectionOf = (lines: readonly CartLine[]): string[] => lines.map(lineKey);

/** The lines chosen for checkout among those that can be ordered; at first those added in this visit (CT-3, SH-2). */
export const useCartSelection = (lines: readonly CartLine[]) => {
  const dispatch = useShopDispatch();
  const selection = useSelector(({ cart }: { readonly cart: CartState }) => cart.selected);
  const chosen = selectedLines(lines, selection);
  const select = (keys: string[]): void => void dispatch(selectionChanged(keys));
  return {
    lines: chosen,
    has: (key: string): boolean => chosen.some((line) => lineKey(line) === key),
    select: (key: string, isSelected: boolean): void => select(withSelected(selection, key, isSelected)),
    selectAll: (isSelected: boolean): void => select(isSelected ? selectionOf(lines) : []),
  };
};
