import { useState } from 'react';

export interface Row {
  readonly _id: string;
}

/** The rows selected in a list, across its pages. */
export interface Selection<Item extends Row> {
  readonly items: readonly Item[];
  readonly has: (id: string) => boolean;
  readonly toggle: (item: Item, isSelected: boolean) => void;
  readonly add: (items: readonly Item[]) => void;
  /** Replaces the selection. */
  readonly replace: (items: readonly Item[]) => void;
}

/** The selection of a list; another list or filter (`key`) starts with none. */
export const useSelection = <Item extends Row>(key: string): Selection<Item> => {
  const [selection, setSelection] = useState<{ key: string; items: ReadonlyMap<string, Item> }>({
    key,
    items: new Map(),
  });
  const selected = selection.key === key ? selection.items : new Map<string, Item>();
  const select = (items: readonly Item[]) =>
    setSelection({ key, items: new Map(items.map((item) => [item._id, item])) });
  return {
    items: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (item, isSelected) =>
      select([
        ...[...selected.values()].filter(({ _id }) => _id !== item._id),
        ...(isSelected ? [item] : []),
      ]),
    add: (items) => select([...selected.values(), ...items]),
    replace: select,
  };
};
