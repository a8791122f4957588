import { useState } from 'react';
import type { Order } from '#domain/order.ts';

/** The orders selected in a list, across its pages; another list or filter (`key`) starts with none. */
export const useSelection = (key: string) => {
  const [kept, setKept] = useState<{ key: string; orders: ReadonlyMap<string, Order> }>({
    key,
    orders: new Map(),
  });
  const chosen = kept.key === key ? kept.orders : new Map<string, Order>();
  const put = (orders: ReadonlyMap<string, Order>) => setKept({ key, orders });
  return {
    orders: [...chosen.values()],
    has: (id: string): boolean => chosen.has(id),
    tick: (order: Order, on: boolean) => {
      const next = new Map(chosen);
      if (on) next.set(order._id, order);
      else next.delete(order._id);
      put(next);
    },
    add: (orders: readonly Order[]) =>
      put(new Map([...chosen.values(), ...orders].map((order) => [order._id, order]))),
    /** Replaces the selection. */
    choose: (orders: readonly Order[]) => put(new Map(orders.map((order) => [order._id, order]))),
  };
};

export type Selection = ReturnType<typeof useSelection>;
