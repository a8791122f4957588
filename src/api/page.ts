import type { ListMeta } from './shopApi.ts';

/** One page of a long list. */
export interface Page<Item> {
  readonly items: Item[];
  /** The cursor of the next page; `null` at the end. */
  readonly next: string | null;
  readonly total: number;
  /** Number of pages that can be opened by number; absent if the host opens none (API-8). */
  readonly pageCount?: number;
}

/** The cursor of a list that the browser itself cuts. */
export const browserCursor = /^from:(\d+)$/;

/** The cursor to send to a host: `undefined` when the browser itself cuts the list. */
export const toApiCursor = (cursor: string | null): string | undefined =>
  cursor === null || browserCursor.test(cursor) ? undefined : cursor;

/**
 * The page in a reply. A host that pages sends the total in its headers; if a host sent the whole list, the
 * browser cuts the requested page (API-8).
 */
export const pageOf = <Item>(
  items: Item[],
  meta: ListMeta | undefined,
  cursor: string | null,
  size: number,
): Page<Item> => {
  if (meta?.total != null) return { items, next: meta.next, total: meta.total };
  const from = Number(browserCursor.exec(cursor ?? '')?.[1] ?? 0);
  const end = from + size;
  return {
    items: items.slice(from, end),
    next: end < items.length ? `from:${end}` : null,
    total: items.length,
  };
};

interface Position {
  /** Cursor of the page; `null` on the first and on a numbered page. */
  readonly cursor: string | null;
  /** From 1; counts without a cursor only. */
  readonly number: number;
  readonly size: number;
}

/** `pageOf` for a list whose pages have numbers: a host that sent the whole list is cut at the number. */
export const numberedPageOf = <Item>(
  items: Item[],
  meta: ListMeta | undefined,
  { cursor, number, size }: Position,
): Page<Item> => {
  const isWhole = meta?.total == null;
  const start = isWhole && cursor === null && number > 1 ? `from:${(number - 1) * size}` : cursor;
  const pageCount = isWhole ? Math.ceil(items.length / size) : (meta.pageCount ?? undefined);
  return { ...pageOf(items, meta, start, size), ...(pageCount === undefined ? {} : { pageCount }) };
};
