import { listUsersCall, type User, type UsersQuery } from '#contract/accounts/users.ts';
import type { OrdersQuery } from '#contract/orders/orders.ts';
import { listProductsCall, type ProductsQuery } from '#contract/products/products.ts';
import { type Order, readOrder } from '#domain/orders/order.ts';
import { matchesOrderFilter } from '#domain/orders/orderFilter.ts';
import { bestFirst, matchesOrderSearch, readOrderSearch } from '#domain/orders/orderSearch.ts';
import { sortOrders } from '#domain/orders/orderSort.ts';
import { filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import { defaultLabel } from '#domain/products/defaultCategories.ts';
import { isSoldOut, type Product } from '#domain/products/product.ts';
import { isRecord, readList, readText } from '#domain/values/parse.ts';
import { searchKey } from '#domain/values/plainText.ts';
import { type ApiRequest, apiRequest, type ListMeta } from '../client/apiRequest.ts';
import { countingCursor } from '../client/page.ts';
import { listRequest } from '../orders/orderListArgs.ts';
import { readProducts } from '../products/readProducts.ts';
import { shareDownload, startDownload } from './downloads.ts';
import type { Host, HostAnswer } from './host.ts';

/** Answers with lists: the host sends them whole, and the browser filters, sorts and cuts them. */

interface PageQuery {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  /** Number of the page, from 1; used only without `after`. */
  readonly page?: number | undefined;
}

/** One page of a whole list, with the metadata that a host with pages sends in its headers. */
export const cutPage = <Item>(
  items: readonly Item[],
  // Without a limit all items; at least 1, since it divides their number.
  { limit = Math.max(1, items.length), after = '', page = 1 }: PageQuery,
): { items: Item[]; meta: ListMeta } => {
  const countInCursor = countingCursor.exec(after)?.[1];
  const start = countInCursor === undefined ? (page - 1) * limit : Number(countInCursor);
  const end = start + limit;
  return {
    items: items.slice(start, end),
    meta: {
      total: items.length,
      // In the form of `countingCursor`.
      next: end < items.length ? `from:${end}` : null,
      pageCount: Math.ceil(items.length / limit),
    },
  };
};

/** Milliseconds for which later pages are still cut from the list that was downloaded for an earlier one. */
const downloadLifetimeMs = 10_000;

const downloadFor = ({ after }: PageQuery, request: ApiRequest, { send, hostAndUser }: Host) => {
  // A page without a cursor, the first one or one that is opened by its number, downloads the list again.
  const download = after === undefined ? startDownload : shareDownload;
  const name = [request.call.path, JSON.stringify(request.query), hostAndUser].join(' ');
  return download(name, downloadLifetimeMs, () => send(request));
};

/** The parameters that every host knows (API-3), in the spelling of a new shop: a host may compare case-sensitively. */
export const queryOfEveryHost = ({ searchQuery, category, subCategory, productType }: ProductsQuery) => ({
  searchQuery,
  category: category && defaultLabel(category),
  subCategory: subCategory && defaultLabel(subCategory),
  productType,
});

const matchingProducts = (products: readonly Product[], { soldOut, ...filter }: ProductsQuery): Product[] => {
  const sorted = filterAndSortProducts(products, filter);
  // `soldOut` is absent, or `last`.
  if (soldOut === undefined) return sorted;
  return sorted.toSorted((first, second) => Number(isSoldOut(first)) - Number(isSoldOut(second)));
};

export const answerProducts = async (
  { query = {} }: { readonly query?: ProductsQuery },
  host: Host,
): Promise<HostAnswer<{ data: Product[] }>> => {
  const request = apiRequest(listProductsCall, { query: queryOfEveryHost(query), token: 'ifStaff' });
  const { data, error } = await downloadFor(query, request, host);
  if (error !== undefined) return { error };
  const matching = matchingProducts(readProducts(data), query);
  const { items, meta } = cutPage(matching, query);
  return { data: { data: items }, meta };
};

/** The orders that the query keeps, sorted as it asks. */
export const matchingOrders = (
  orders: readonly Order[],
  { status, search = '', sort, ...filter }: OrdersQuery,
): Order[] => {
  const statuses = status?.split(',');
  const orderSearch = readOrderSearch(search);
  const matching = orders.filter(
    (order) =>
      (statuses === undefined || statuses.includes(order.orderStatus)) &&
      matchesOrderSearch(order, orderSearch) &&
      matchesOrderFilter(order, filter),
  );
  return sort === 'match' ? bestFirst(matching, orderSearch) : sortOrders(matching, sort ?? 'newest');
};

/** The orders in a host's reply; an order without its own days for a return gets the days of the page's settings. */
export const readHostOrders = (data: unknown, { shop: { returnDays } }: Pick<Host, 'shop'>): Order[] =>
  readList(data, (raw) => readOrder(isRecord(raw) ? { returnDays, ...raw } : raw));

/** The shop's orders, or the orders of the customer whose e-mail address is in the query. */
export const answerOrders = async (
  { query = {} }: { readonly query?: OrdersQuery & { email?: string } },
  host: Host,
): Promise<HostAnswer<Order[]>> => {
  const { email = null, ...filter } = query;
  const { data, error } = await downloadFor(query, listRequest({ email }), host);
  if (error !== undefined) return { error };
  const matching = matchingOrders(readHostOrders(data, host), filter);
  const { items, meta } = cutPage(matching, query);
  return { data: items, meta };
};

export const answerUsers = async (
  { query = {} }: { readonly query?: UsersQuery },
  host: Host,
): Promise<HostAnswer<User[]>> => {
  const { data, error } = await downloadFor(query, apiRequest(listUsersCall), host);
  if (error !== undefined) return { error };
  const searched = searchKey(query.search ?? '');
  const users = readList(data, (raw) => {
    if (!isRecord(raw)) return null;
    const nameAndEmail = searchKey(`${readText(raw.name)} ${readText(raw.email)}`);
    // As the host sent it: usersApi reads the users of every host.
    return nameAndEmail.includes(searched) ? (raw as unknown as User) : null;
  });
  const { items, meta } = cutPage(users, query);
  return { data: items, meta };
};
