import { useSelector } from 'react-redux';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { type CartState, selectionChanged } from '#slices/cartSlice.ts';

/** The lines whose keys are selected, in the order of the cart. A selected key may have no line, since lines can be removed. */
export const selectedLines = (lines: readonly CartLine[], selection: readonly string[]): CartLine[] =>
  lines.filter((line) => selection.includes(lineKey(line)));

/** The selected keys after a line was selected or deselected. */
export const withSelected = (selection: readonly string[], key: string, isSelected: boolean): string[] => {
  const others = selection.filter((other) => other !== key);
  return isSelected ? [...others, key] : others;
};

export const selectionOf = (lines: readonly CartLine[]): string[] => lines.map(lineKey);

/** The lines that are chosen for checkout among `lines`, which can be ordered; at first those added in this visit (CT-3, SH-2). */
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
