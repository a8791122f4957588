import { isDeliveryArea } from '#domain/checkout/delivery.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderStatus.ts';
import { readDay, useListFilter } from '../components/filters/useListFilter.ts';

/** The filter in the address; ignores invalid values. */
export const readFilter = (params: URLSearchParams, list: OrderListName) => {
  const area = params.get('area') ?? '';
  return {
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    deliveredOn: readDay(params, 'deliveredOn'),
    area: isDeliveryArea(area) ? area : undefined,
    parcel: params.get('parcel') === 'none' ? ('none' as const) : undefined,
    status: orderLists[list].find((known) => known === params.get('status')),
  };
};

/** The filter of an order list, stored in the address. */
export const useOrderFilter = (list: OrderListName) =>
  useListFilter(
    (params) => readFilter(params, list),
    ['from', 'to', 'deliveredOn', 'area', 'parcel', 'status'],
  );
