import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import { isRecord, parseJson, readList, readText, readTexts } from '#domain/values/parse.ts';
import { browserStorage, type KeyValueStorage } from '#slices/browserStorage.ts';

/** The columns and views that an account has chosen for the order lists (DK-14), stored only in this browser (ADR 0141). */

/** The columns that can be hidden. */
export const columnNames = ['date', 'goods', 'amount', 'name', 'number', 'district', 'status'] as const;
export type ColumnName = (typeof columnNames)[number];

/** The columns of OL-3, which are shown until an account chooses others. */
export const usualColumns: readonly ColumnName[] = ['date', 'amount', 'name', 'number', 'status'];

/** A name that an account has given to the address of a list. */
export interface OrderView {
  readonly name: string;
  readonly list: OrderListName;
  /** Search, sort, size and filter, without the page. */
  readonly query: string;
}

/** Maximum number of views of an account, and of characters of a name. */
export const viewLimits = { views: 20, name: 40 } as const;

const columnsKey = (uid: string): string => `orderColumns ${uid}`;
const viewsKey = (uid: string): string => `orderViews ${uid}`;

/** The columns that the account has chosen, in the order of the table. */
export const readColumns = (uid: string, storage: KeyValueStorage = browserStorage.local): ColumnName[] => {
  const stored = parseJson(storage.getItem(columnsKey(uid)) ?? '');
  const chosen = Array.isArray(stored) ? readTexts(stored) : usualColumns;
  return columnNames.filter((name) => chosen.includes(name));
};

export const writeColumns = (
  uid: string,
  columns: readonly ColumnName[],
  storage: KeyValueStorage = browserStorage.local,
): void => storage.setItem(columnsKey(uid), JSON.stringify(columns));

const isListName = (name: string): name is OrderListName => Object.keys(orderLists).includes(name);

const readView = (raw: unknown): OrderView | null => {
  if (!isRecord(raw)) return null;
  const name = readText(raw.name);
  const list = readText(raw.list);
  if (name === '' || !isListName(list)) return null;
  return { name, list, query: readText(raw.query) };
};

export const readViews = (uid: string, storage: KeyValueStorage = browserStorage.local): OrderView[] =>
  readList(parseJson(storage.getItem(viewsKey(uid)) ?? ''), readView).slice(0, viewLimits.views);

export const writeViews = (
  uid: string,
  views: readonly OrderView[],
  storage: KeyValueStorage = browserStorage.local,
): void => storage.setItem(viewsKey(uid), JSON.stringify(views));

const byName = (one: OrderView, other: OrderView): number => {
  if (one.name === other.name) return 0;
  return one.name < other.name ? -1 : 1;
};

/**
 * The views with this one added, sorted by name; it replaces a view that has the same name. They may be too many when another tab has
 * saved some meanwhile: the last ones are dropped.
 */
export const withView = (views: readonly OrderView[], view: OrderView): OrderView[] =>
  [...views.filter(({ name }) => name !== view.name), view].toSorted(byName).slice(0, viewLimits.views);
