import { browserCursor, type Page } from './page.ts';

/** In a list that the browser cuts, removed rows move the next page's start back. */
const movedBack = (cursor: string | null, removed: number): string | null => {
  const from = browserCursor.exec(cursor ?? '')?.[1];
  return from === undefined ? cursor : `from:${Number(from) - removed}`;
};

/** The loaded pages with each item changed, or removed if `change` returns none. */
export const changeItems = <Item>(
  pages: readonly Page<Item>[],
  change: (item: Item) => readonly Item[],
): Page<Item>[] => {
  const changed = pages.map((page) => page.items.flatMap(change));
  const removed = pages.flatMap((page) => page.items).length - changed.flat().length;
  return pages.map((page, index) => ({
    ...page,
    items: changed[index] ?? [],
    next: movedBack(page.next, removed),
    total: page.total - removed,
  }));
};
