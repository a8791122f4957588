import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { orderSorts } from '#domain/orders/orderSort.ts';
import { orderPageSizes } from '#domain/shop/constants.ts';
import { readChoice } from '../components/filters/useListChoice.ts';
import { readPosition } from '../components/paging/usePagination.ts';
import { readFilter } from './useOrderFilter.ts';

/**
 * The query arguments that the address of a list gives by its search, sort and filter, for all its pages.
 *
 * @param email of the customer whose orders are listed; `null` for the orders of the whole shop, which only staff list and can filter
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

/**
 * `readListArgs` with the page that the address names. The screen, the prefetch of a menu and the way back from an order all use it,
 * so that they share one cache entry.
 */
export const readPageArgs = (
  list: OrderListName,
  email: string | null,
  params: URLSearchParams,
): OrderListArgs => ({ ...readListArgs(list, email, params), ...readPosition(params, orderPageSizes) });
