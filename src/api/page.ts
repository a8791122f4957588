import type { ListFacts } from './shopApi.ts';

/** One page of a long list. */
export interface Page<Item> {
  readonly items: Item[];
  /** The cursor of the next page; `null` at the end. */
  readonly next: string | null;
  readonly total: number;
}

const cut = /^from:(\d+)$/;

/** The cursor to send to a host: `undefined` when the browser itself cuts the list. */
export const toApiCursor = (cursor: string | null): string | undefined =>
  cursor === null || cut.test(cursor) ? undefined : cursor;

/**
 * The page in a reply. A host that pages sends the total in its headers; if a host sent the whole list, the
 * browser cuts the requested page (API-8).
 */
export const pageOf = <Item>(
  items: Item[],
  facts: ListFacts | undefined,
  cursor: string | null,
  size: number,
): Page<Item> => {
  if (facts?.total != null) return { items, next: facts.next, total: facts.total };
  const from = Number(cut.exec(cursor ?? '')?.[1] ?? 0);
  const end = from + size;
  return {
    items: items.slice(from, end),
    next: end < items.length ? `from:${end}` : null,
    total: items.length,
  };
};

/** In a list that the browser cuts, removed rows move the next page's start back. */
const movedBack = (cursor: string | null, gone: number): string | null => {
  const from = cut.exec(cursor ?? '')?.[1];
  return from === undefined ? cursor : `from:${Number(from) - gone}`;
};

/** The loaded pages with each item changed, or removed if `change` returns none. */
export const changeItems = <Item>(
  pages: readonly Page<Item>[],
  change: (item: Item) => readonly Item[],
): Page<Item>[] => {
  const kept = pages.map((page) => page.items.flatMap(change));
  const gone = pages.flatMap((page) => page.items).length - kept.flat().length;
  return pages.map((page, index) => ({
    items: kept[index] ?? [],
    next: movedBack(page.next, gone),
    total: page.total - gone,
  }));
};
