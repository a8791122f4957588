import { isDeliveryArea } from '#domain/checkout/delivery.ts';
import { areWaiting, triesFilters, warningFilters, yesOrNo } from '#domain/orders/orderFilter.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderStatus.ts';
import { readDay, useListFilter } from '../components/filters/useListFilter.ts';

/** The filter's parameters in the address. */
const names = [
  'from',
  'to',
  'deliveredOn',
  'area',
  'district',
  'product',
  'parcel',
  'printed',
  'packed',
  'tries',
  'warning',
  'status',
] as const;

const productId = /^[0-9a-f]{24}$/;

/** The filter of a list in the address, `undefined` for each part that is not set; ignores invalid values. */
export const readFilter = (params: URLSearchParams, list: OrderListName) => {
  const area = params.get('area') ?? '';
  const product = params.get('product') ?? '';
  const among = <Choice extends string>(name: (typeof names)[number], choices: readonly Choice[]) =>
    choices.find((known) => known === params.get(name));
  // Only a list of pending orders can be filtered by calls and warnings.
  const isWaiting = areWaiting(orderLists[list]);
  return {
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    deliveredOn: readDay(params, 'deliveredOn'),
    area: isDeliveryArea(area) ? area : undefined,
    district: params.get('district') || undefined,
    product: productId.test(product) ? product : undefined,
    parcel: among('parcel', ['none']),
    printed: among('printed', yesOrNo),
    packed: among('packed', yesOrNo),
    tries: isWaiting ? among('tries', triesFilters) : undefined,
    warning: isWaiting ? among('warning', warningFilters) : undefined,
    status: among('status', orderLists[list]),
  };
};

/** The filter of an order list, stored in the address. */
export const useOrderFilter = (list: OrderListName) =>
  useListFilter((params) => readFilter(params, list), names);
