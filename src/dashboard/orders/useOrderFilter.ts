import { isDeliveryArea } from '#domain/checkout/delivery.ts';
import { areAllPending, triesFilters, warningFilters, yesOrNo } from '#domain/orders/orderFilter.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import { idShape } from '#domain/values/id.ts';
import { readDay, useListFilter } from '../components/filters/useListFilter.ts';

/** The filter's parameters in the address. */
const parameters = [
  'from',
  'to',
  'deliveredOn',
  'area',
  'district',
  'product',
  'parcel',
  'calls',
  'printed',
  'packed',
  'tries',
  'warning',
  'status',
] as const;

/** The filter of a list in the address, `undefined` for each part that is not set; ignores invalid values. */
export const readFilter = (params: URLSearchParams, list: OrderListName) => {
  const area = params.get('area') ?? '';
  const product = params.get('product') ?? '';
  /** The value of a parameter if it is one of the choices. */
  const oneOf = <Choice extends string>(name: (typeof parameters)[number], choices: readonly Choice[]) =>
    choices.find((choice) => choice === params.get(name));
  // Only a list of pending orders can be filtered by calls and warnings.
  const isPending = areAllPending(orderLists[list]);
  return {
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    deliveredOn: readDay(params, 'deliveredOn'),
    area: isDeliveryArea(area) ? area : undefined,
    district: params.get('district') || undefined,
    product: idShape.test(product) ? product : undefined,
    // Orders without an open parcel; the page Parcels lists those with one.
    parcel: oneOf('parcel', ['none']),
    calls: list === 'returned' ? oneOf('calls', ['none']) : undefined,
    printed: oneOf('printed', yesOrNo),
    packed: oneOf('packed', yesOrNo),
    tries: isPending ? oneOf('tries', triesFilters) : undefined,
    warning: isPending ? oneOf('warning', warningFilters) : undefined,
    status: oneOf('status', orderLists[list]),
  };
};

/** The filter of an order list, stored in the address. */
export const useOrderFilter = (list: OrderListName) =>
  useListFilter((params) => readFilter(params, list), parameters);
