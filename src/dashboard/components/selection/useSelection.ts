import { useCallback, useMemo, useState } from 'react';

/** A row that can be selected. */
export interface Selectable {
  readonly _id: string;
}

/** The rows selected in a list, across its pages; the same object until the selection changes. */
export interface Selection<Item extends Selectable> {
  readonly items: readonly Item[];
  /** Whether rows cannot be selected now: those shown are of another filter or page, until the answer arrives. */
  readonly isLocked: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (item: Item, isSelected: boolean) => void;
  /** Deselects the row with this id, if it is selected; always the same function. */
  readonly deselect: (id: string) => void;
  readonly add: (items: readonly Item[]) => void;
  /** Selects these rows only; none for an empty array. */
  readonly replace: (items: readonly Item[]) => void;
  /**
   * As `replace`, for rows that took time to load: call it on the selection as it was when they were asked for. Rows that were
   * deselected since then stay deselected; a selection that was cleared since then, or begun in another list, stays as it is.
   */
  readonly replaceLate: (items: readonly Item[]) => void;
}

interface StoredSelection<Item extends Selectable> {
  readonly key: string;
  readonly byId: ReadonlyMap<string, Item>;
}

/**
 * The selection of a list. `key` names the list and its filter: another one starts with nothing selected. While `isLocked`, `toggle` and
 * `add` do nothing, since the rows of another filter would be selected under this one's key.
 */
export const useSelection = <Item extends Selectable>(key: string, isLocked = false): Selection<Item> => {
  const [stored, setStored] = useState<StoredSelection<Item>>({ key, byId: new Map() });
  const deselect = useCallback((id: string) => {
    setStored((current) => {
      const others = [...current.byId.values()].filter(({ _id }) => _id !== id);
      return others.length === current.byId.size ? current : { ...current, byId: byIdOf(others) };
    });
  }, []);
  return useMemo(() => {
    const selectedById = rowsOf(stored, key);
    const items = [...selectedById.values()];
    const change = (changed: (selected: readonly Item[]) => readonly Item[]) => {
      if (isLocked) return;
      setStored((current) => ({ key, byId: byIdOf(changed([...rowsOf(current, key).values()])) }));
    };
    const replace = (selected: readonly Item[]) => setStored({ key, byId: byIdOf(selected) });
    return {
      items,
      isLocked,
      has: (id) => selectedById.has(id),
      toggle: (item, isSelected) =>
        change((selected) => {
          const others = selected.filter(({ _id }) => _id !== item._id);
          return isSelected ? [...others, item] : others;
        }),
      deselect,
      add: (added) => change((selected) => [...selected, ...added]),
      replace,
      replaceLate: (late) => setStored((current) => afterLateRows(stored, current, key, late)),
    };
  }, [deselect, isLocked, key, stored]);
};

/** The selected rows; none if the selection belongs to another list. */
const rowsOf = <Item extends Selectable>(
  stored: StoredSelection<Item>,
  key: string,
): ReadonlyMap<string, Item> => (stored.key === key ? stored.byId : new Map());

const byIdOf = <Item extends Selectable>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item._id, item]));

/** The selection after `items` have arrived, which were asked for when it was `before`; see `replaceLate`. */
const afterLateRows = <Item extends Selectable>(
  before: StoredSelection<Item>,
  current: StoredSelection<Item>,
  key: string,
  items: readonly Item[],
): StoredSelection<Item> => {
  if (current === before) return { key, byId: byIdOf(items) };
  const selectedById = rowsOf(current, key);
  if (selectedById.size === 0) return current;
  const selectedBefore = rowsOf(before, key);
  const wasDeselected = ({ _id }: Item) => selectedBefore.has(_id) && !selectedById.has(_id);
  return { key, byId: byIdOf(items.filter((item) => !wasDeselected(item))) };
};
