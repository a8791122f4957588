import { useCapability } from '#api/client/useCapability.ts';
import { type TokensById, useTrackingLinksQuery } from '#api/orders/trackingLinksApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { fetchOnce } from '../../components/loading/queryOptions.ts';

// The same object at each render.
const none: TokensById = {};

/**
 * The tokens of tracking links by order id, without an order whose links have ended; `undefined` until they are known. None on a host
 * without such links, and after a failure: an invoice is printed without its QR code then.
 */
export const useTrackingTokens = (orders: readonly Order[]): TokensById | undefined => {
  const skip = !useCapability('trackingLinks') || orders.length === 0;
  const { currentData, isError } = useTrackingLinksQuery(
    orders.map(({ _id }) => _id),
    { ...fetchOnce, skip },
  );
  return currentData ?? (skip || isError ? none : undefined);
};
