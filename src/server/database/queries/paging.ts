import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { invalid } from '../../errors/apiError.ts';

/**
 * A page starts after the last row of the page before, not at an offset, so that no row is repeated or skipped. Only a
 * page that a person opens by its number starts at an offset (ADR 0080).
 */

/** Which page of a list; without `limit`, all rows. */
export interface PageQuery {
  readonly limit?: number;
  /** The cursor that came with the page before. */
  readonly after?: string;
  /** Number of the page, from 1; in place of `after`, for a list that has pages by number. */
  readonly page?: number;
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: Item[];
  /** Number of all matching rows; `null` when the request does not ask for it. */
  readonly total: number | null;
  /** The next page's `after`; `null` on the last page. */
  readonly next: string | null;
  /** Number of pages that can be opened by number; absent if none can. */
  readonly pageCount?: number;
}

/** A page of a list whose number of rows is always told. */
export interface CountedPage<Item> extends Page<Item> {
  readonly total: number;
}

/** How a list is sorted: by a value that is never null, then by id, both ascending or both descending. */
export interface CursorOrder<Row> {
  /** Stands in the cursors, so that one of another list or order is refused. */
  readonly name: string;
  /** The SQL type of the value. */
  readonly type: 'timestamptz' | 'double precision' | 'bigint' | 'text';
  readonly isAscending: boolean;
  readonly valueOf: (row: Row) => Date | number | string;
}

/** The order of a list that the database sorts. */
export interface ListOrder<Row> extends CursorOrder<Row> {
  /** SQL for the value. */
  readonly key: SQLWrapper;
  /** SQL for the id. */
  readonly id: SQLWrapper;
}

/** The order of a list by the time in a column of its table: newest first, unless it is `reversed`. */
export const newestFirst = <Column extends string>(
  name: string,
  table: Readonly<Record<'id' | Column, SQLWrapper>>,
  column: Column,
): ListOrder<Readonly<Record<Column, Date>>> => ({
  name,
  key: table[column],
  id: table.id,
  type: 'timestamptz',
  isAscending: false,
  valueOf: (row) => row[column],
});

const textOf = (value: Date | number | string): string =>
  value instanceof Date ? value.toISOString() : String(value);

/** Whether the text is a time as `toISOString` writes it. JavaScript accepts some that PostgreSQL rejects: 30 February, and year 0. */
export const isInstant = (text: string): boolean => {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return false;
  const hasYearAfter0 = /^(?!0000)\d{4}-/.test(text);
  return hasYearAfter0 && textOf(instant) === text;
};

// Functions that read no row take `ListOrder<never>` or `CursorOrder<never>`, to which the order of any list can be assigned.

/** Whether the text is what `textOf` writes for a value of the type, which PostgreSQL can read. */
const isValue = (type: CursorOrder<never>['type'], text: string): boolean => {
  if (type === 'timestamptz') return isInstant(text);
  // PostgreSQL stores no NUL in a text.
  if (type === 'text') return !text.includes('\0');
  const isNumber = type === 'bigint' ? Number.isSafeInteger : Number.isFinite;
  return isNumber(Number(text)) && textOf(Number(text)) === text;
};

/** A cursor is `NAME VALUE ID`, of the order and of the page's last row; the value may hold spaces. */
const cursorShape = /^(?<name>\S+) (?<value>.*) (?<id>[0-9a-f]{24})$/s;

/** The parts of a cursor; none for a text that is no cursor. */
const partsOfCursor = (after: string): Partial<Readonly<Record<string, string>>> =>
  cursorShape.exec(Buffer.from(after, 'base64url').toString('utf8'))?.groups ?? {};

/** Whether the cursor bears the name of this order; the rest of it may still be wrong. */
export const isCursorOf = (order: Pick<CursorOrder<never>, 'name'>, after: string): boolean =>
  partsOfCursor(after)['name'] === order.name;

/** The last row of the page before, as its cursor names it. */
export interface LastRow {
  /** Its value in the order of the list, as text. */
  readonly value: string;
  readonly id: string;
}

/** Reads a cursor; throws an ApiError for a cursor of another list. */
export const readCursor = (order: Pick<CursorOrder<never>, 'name' | 'type'>, after: string): LastRow => {
  const { name, value = '', id = '' } = partsOfCursor(after);
  if (name !== order.name || !isValue(order.type, value)) {
    throw invalid('after', 'after is not a cursor of this list');
  }
  return { value, id };
};

/** SQL condition for the rows after this one. */
const rowsAfter = (order: ListOrder<never>, last: LastRow): SQL =>
  sql`(${order.key}, ${order.id}) ${sql.raw(order.isAscending ? '>' : '<')} (${last.value}::${sql.raw(order.type)}, ${last.id})`;

/** SQL condition for the rows after the cursor; `undefined` for the first page. */
export const afterCursor = (order: ListOrder<never>, after: string | undefined): SQL | undefined =>
  after === undefined ? undefined : rowsAfter(order, readCursor(order, after));

/** SQL condition for the rows after a row, whether or not the list holds that row. */
export const afterRow = <Row extends { readonly id: string }>(order: ListOrder<Row>, row: Row): SQL =>
  rowsAfter(order, { value: textOf(order.valueOf(row)), id: row.id });

/** The order of the same list read from its end. */
export const reversed = <Row>(order: ListOrder<Row>): ListOrder<Row> => ({
  ...order,
  isAscending: !order.isAscending,
});

/** ORDER BY of the list: its key, then the id. */
export const inOrder = (order: ListOrder<never>): SQL[] => {
  const direction = sql.raw(order.isAscending ? 'asc' : 'desc');
  return [sql`${order.key} ${direction}`, sql`${order.id} ${direction}`];
};

/** Cursor of the next page; `null` on the last one. `rows` come from a query for `limit` + 1, which shows if more follow. */
export const nextCursor = <Row extends { readonly id: string }>(
  order: CursorOrder<Row>,
  rows: readonly Row[],
  limit: number | undefined,
): string | null => {
  if (limit === undefined || rows.length <= limit) return null;
  const lastOfPage = rows[limit - 1];
  if (lastOfPage === undefined) return null;
  const cursor = `${order.name} ${textOf(order.valueOf(lastOfPage))} ${lastOfPage.id}`;
  return Buffer.from(cursor).toString('base64url');
};

/**
 * Makes a page from the rows of a query for `limit` + 1. Calls `count` for the number of all rows, unless this page is
 * the first and holds them all.
 */
export const toPage = async <Row extends { readonly id: string }, Item>(
  order: CursorOrder<Row>,
  rows: readonly Row[],
  { limit, after, page = 1 }: PageQuery,
  toItem: (row: Row) => Item,
  count: () => PromiseLike<number>,
): Promise<CountedPage<Item>> => {
  const isFirst = after === undefined && page === 1;
  const isComplete = isFirst && (limit === undefined || rows.length <= limit);
  return {
    items: rows.slice(0, limit).map(toItem),
    total: isComplete ? rows.length : await count(),
    next: nextCursor(order, rows, limit),
  };
};
