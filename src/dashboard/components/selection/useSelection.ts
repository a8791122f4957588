import { useMemo, useState } from 'react';

/** A row that can be selected. */
export interface Selectable {
  readonly _id: string;
}

/** The rows selected in a list, across its pages; the same object until the selection changes. */
export interface Selection<Item extends Selectable> {
  readonly items: readonly Item[];
  readonly has: (id: string) => boolean;
  readonly toggle: (item: Item, isSelected: boolean) => void;
  readonly add: (items: readonly Item[]) => void;
  /** Selects these rows only; none for an empty array. */
  readonly replace: (items: readonly Item[]) => void;
}

/** The selection of a list. `key` names the list and its filter: another one starts with nothing selected. */
export const useSelection = <Item extends Selectable>(key: string): Selection<Item> => {
  const [selection, setSelection] = useState<{ key: string; items: ReadonlyMap<string, Item> }>({
    key,
    items: new Map(),
  });
  const selected = selection.key === key ? selection.items : null;
  return useMemo(() => {
    const items = [...(selected?.values() ?? [])];
    const select = (next: readonly Item[]) =>
      setSelection({ key, items: new Map(next.map((item) => [item._id, item])) });
    return {
      items,
      has: (id) => selected?.has(id) ?? false,
      toggle: (item, isSelected) =>
        select([...items.filter(({ _id }) => _id !== item._id), ...(isSelected ? [item] : [])]),
      add: (added) => select([...items, ...added]),
      replace: select,
    };
  }, [key, selected]);
};
