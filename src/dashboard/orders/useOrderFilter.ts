import { useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/dates.ts';
import { isDeliveryArea } from '#domain/delivery.ts';
import type { OrderFilter } from '#domain/orderFilter.ts';
import { type OrderListName, type OrderStatus, orderLists } from '#domain/orderStatus.ts';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { withoutPagination } from '../components/usePagination.ts';

export interface ListFilter extends OrderFilter {
  readonly status?: OrderStatus | undefined;
}

export const filterNames = ['from', 'to', 'area', 'status'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filter in the address; ignores invalid values. */
export const readFilter = (params: URLSearchParams, list: OrderListName): ListFilter => {
  const [from, to, area, status] = filterNames.map((name) => params.get(name) ?? '');
  return {
    from: from !== undefined && isDay(from) ? from : undefined,
    to: to !== undefined && isDay(to) ? to : undefined,
    area: isDeliveryArea(area) ? area : undefined,
    status: orderLists[list].find((known) => known === status),
  };
};

/** The filter of an order list, stored in the address. */
export const useOrderFilter = (list: OrderListName) => {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const change = (values: Partial<Record<FilterName, string>>) =>
    updateSearchParams((params) => {
      const next = withoutPagination(params);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const filter = readFilter(params, list);
  const count = Object.values(filter).filter((value) => value !== undefined).length;
  const clear = () => change({ from: '', to: '', area: '', status: '' });
  return { filter, count, change, clear };
};
