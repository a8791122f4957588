import { isRecord, readList, readNumber, readText } from '#domain/values/parse.ts';
import type { ListMeta } from './apiRequest.ts';

/** One page of a long list. */
export interface Page<Item> {
  readonly items: Item[];
  /** The cursor of the next page; `null` at the end. */
  readonly next: string | null;
  readonly total: number;
  /** Number of pages that can be opened by number; absent if the host opens none. */
  readonly pageCount?: number;
}

/** The page of a list whose total and next cursor came in headers. */
export const pageOf = <Item>(items: Item[], meta: ListMeta | undefined): Page<Item> => ({
  items,
  next: meta?.next ?? null,
  total: meta?.total ?? items.length,
  ...(meta?.pageCount == null ? {} : { pageCount: meta.pageCount }),
});

/** The page of a reply that has its items in this field, and beside them the fields `next` and `total`. */
export const pageIn = <Item>(
  reply: unknown,
  field: string,
  read: (raw: unknown) => Item | null,
): Page<Item> => {
  const fields = isRecord(reply) ? reply : {};
  const items = readList(fields[field], read);
  return { items, next: readText(fields.next) || null, total: readNumber(fields.total) ?? items.length };
};

/** The form of a cursor in a list that the browser itself cuts into pages: `from:` and the number of items before the page. */
export const countingCursor = /^from:(\d+)$/;

/** The cursor after items were removed: in a list that the browser cuts, the next page then begins earlier. */
const movedBack = (cursor: string | null, removed: number): string | null => {
  const from = countingCursor.exec(cursor ?? '')?.[1];
  return from === undefined ? cursor : `from:${Number(from) - removed}`;
};

/** The page with each item replaced by the items that `change` returns for it; an empty list removes the item. */
export const changeItems = <Item>(page: Page<Item>, change: (item: Item) => readonly Item[]): Page<Item> => {
  const items = page.items.flatMap(change);
  const removed = page.items.length - items.length;
  return { ...page, items, next: movedBack(page.next, removed), total: page.total - removed };
};
