import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { ShopThunk } from '../client/shopApi.ts';
import { unwrapAndUnsubscribe } from '../client/unwrapAndUnsubscribe.ts';
import { ordersApi } from './ordersApi.ts';

const { getOrder } = ordersApi.endpoints;

/** Asks the shop for the order's status now, as staff, who may read any order; resolves to `null` when it cannot be read. */
export const readOrderStatus =
  ({ _id }: Order): ShopThunk<Promise<OrderStatus | null>> =>
  async (dispatch) => {
    const query = dispatch(getOrder.initiate({ id: _id, email: null }, { forceRefetch: true }));
    return unwrapAndUnsubscribe(query).then(
      ({ order }) => order.orderStatus,
      () => null,
    );
  };
