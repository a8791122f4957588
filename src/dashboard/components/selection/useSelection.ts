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
  const [stored, setStored] = useState<{ key: string; byId: ReadonlyMap<string, Item> }>({
    key,
    byId: new Map(),
  });
  /** The selected rows by their id; `null` if what is stored is the selection of another list. */
  const selectedById = stored.key === key ? stored.byId : null;
  return useMemo(() => {
    const items = [...(selectedById?.values() ?? [])];
    const replace = (selected: readonly Item[]) =>
      setStored({ key, byId: new Map(selected.map((item) => [item._id, item])) });
    return {
      items,
      has: (id) => selectedById?.has(id) ?? false,
      toggle: (item, isSelected) => {
        const others = items.filter(({ _id }) => _id !== item._id);
        replace(isSelected ? [...others, item] : others);
      },
      add: (added) => replace([...items, ...added]),
      replace,
    };
  }, [key, selectedById]);
};
