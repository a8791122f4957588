import { useState } from 'react';
import { deviceNow } from '#api/deviceClock.ts';
import type { Order } from '#domain/order.ts';
import { useOrderEvents } from '../../components/useOrderEvents.ts';

/** Those of the orders that another user has moved or deleted since the component was mounted (MD-9). */
export const useChangedOrders = (orders: readonly Order[]): readonly Order[] => {
  const [openedAt] = useState(() => deviceNow());
  const { changes } = useOrderEvents();
  const changed = new Map(changes.filter(({ at }) => at > openedAt).map((change) => [change.id, change]));
  return orders.filter(({ _id, orderStatus }) => {
    const change = changed.get(_id);
    return change !== undefined && change.status !== orderStatus;
  });
};
