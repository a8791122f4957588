import { type OrderSort, orderSorts } from '#domain/orderSort.ts';

const [defaultSort] = orderSorts;

/** How the address sorts an order list by `?sort=` (MD-6); newest first for any other value. */
export const readSort = (params: URLSearchParams): OrderSort =>
  orderSorts.find((known) => known === params.get('sort')) ?? defaultSort;
