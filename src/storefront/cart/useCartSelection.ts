import { useSelector } from 'react-redux';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { selectionChanged, selectSelectedKeys } from '#slices/cartSlice.ts';

/** The lines whose keys are selected, in the order of the cart. A selected key may have no line, since lines can be removed. */
export const selectedLines = (lines: readonly CartLine[], selectedKeys: readonly string[]): CartLine[] =>
  lines.filter((line) => selectedKeys.includes(lineKey(line)));

/** The selected keys after a line was selected or deselected. */
export const withSelected = (selectedKeys: readonly string[], key: string, isSelected: boolean): string[] => {
  const others = selectedKeys.filter((other) => other !== key);
  return isSelected ? [...others, key] : others;
};

/** The selected keys once all lines are selected. */
export const selectionOf = (lines: readonly CartLine[]): string[] => lines.map(lineKey);

/** The selected lines among those that can be ordered; at first the lines that were added in this visit (CT-3, SH-2). */
export const useCartSelection = (orderableLines: readonly CartLine[]) => {
  const dispatch = useShopDispatch();
  const selectedKeys = useSelector(selectSelectedKeys);
  const selected = selectedLines(orderableLines, selectedKeys);
  const change = (keys: string[]): void => void dispatch(selectionChanged(keys));
  return {
    lines: selected,
    has: (key: string): boolean => selected.some((line) => lineKey(line) === key),
    select: (key: string, isSelected: boolean): void => change(withSelected(selectedKeys, key, isSelected)),
    selectAll: (isSelected: boolean): void => change(isSelected ? selectionOf(orderableLines) : []),
  };
};
