import { useTrackingLinksQuery } from '#api/trackingLinksApi.ts';
import { ordersByIdLimit } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import { fetchOnce } from '../../components/queryOptions.ts';

/** The tokens of the orders' tracking links, as soon as they are known; none for an order whose links have ended. */
export const useTrackingTokens = (orders: readonly Order[]) => {
  const ids = orders.slice(0, ordersByIdLimit).map(({ _id }) => _id);
  const { currentData } = useTrackingLinksQuery(ids, fetchOnce);
  return ({ _id }: Order): string | undefined => currentData?.[_id];
};
