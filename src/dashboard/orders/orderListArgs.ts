import type { OrderListArgs } from '#api/orders/orderLists.ts';
import { orderSorts } from '#domain/orders/orderSort.ts';
import type { OrderListName } from '#domain/orders/orderStatus.ts';
import { orderPageSizes } from '#domain/shop/constants.ts';
import { readChoice } from '../components/filters/useListChoice.ts';
import { readPosition } from '../components/paging/usePagination.ts';
import { readFilter } from './useOrderFilter.ts';

/**
 * The orders of a list by the search, the sort and the filter in its address, without the page.
 *
 * @param email whose orders; `null` for the whole shop's, which alone can be filtered
 */
export const readListArgs = (
  list: OrderListName,
  email: string | null,
  params: URLSearchParams,
): OrderListArgs => ({
  list,
  email,
  search: params.get('search') ?? '',
  sort: readChoice(params, 'sort', orderSorts),
  ...(email === null ? readFilter(params, list) : {}),
});

/** The query arguments of a list's page by its address; screen, prefetch and way back share them, and so the cache entry. */
export const readPageArgs = (
  list: OrderListName,
  email: string | null,
  params: URLSearchParams,
): OrderListArgs => ({ ...readListArgs(list, email, params), ...readPosition(params, orderPageSizes) });
