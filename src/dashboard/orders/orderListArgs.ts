import type { OrderListArgs } from '#api/orderLists.ts';
import { orderPageSizes } from '#domain/constants.ts';
import type { OrderListName } from '#domain/orderStatus.ts';
import { readPosition } from '../components/usePagination.ts';
import { readSort } from './readSort.ts';
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
  sort: readSort(params),
  ...(email === null ? readFilter(params, list) : {}),
});

/** The page of a list by its address: of the screen, of what is fetched before it, and of the way back to it. */
export const readPageArgs = (
  list: OrderListName,
  email: string | null,
  params: URLSearchParams,
): OrderListArgs => ({ ...readListArgs(list, email, params), ...readPosition(params, orderPageSizes) });
