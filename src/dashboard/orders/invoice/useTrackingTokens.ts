import { type TokensById, useTrackingLinksQuery } from '#api/trackingLinksApi.ts';
import type { Order } from '#domain/order.ts';
import { fetchOnce } from '../../components/queryOptions.ts';

/** The tokens of the orders' tracking links by order, once they are known; none for an order whose links have ended. */
export const useTrackingTokens = (orders: readonly Order[]): TokensById | null | undefined =>
  useTrackingLinksQuery(
    orders.map(({ _id }) => _id),
    fetchOnce,
  ).currentData;
