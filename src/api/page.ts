import type { ListFacts } from './shopApi.ts';

/** One part of a long list. */
export interface Page<Item> {
  items: Item[];
  /** What to ask the next part with; `null` at the end. */
  readonly next: string | null;
  total: number;
}

const cut = /^from:(\d+)$/;

/** The cursor to send to a host: none when the browser itself cuts the list. */
export const hostCursor = (cursor: string | null): string | undefined =>
  cursor === null || cut.test(cursor) ? undefined : cursor;

/**
 * The page in an answer. A host that pages says so in its headers; from one that sent the whole list
 * the browser cuts the part asked for (API-8).
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
