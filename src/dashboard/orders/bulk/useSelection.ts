import { useState } from 'react';
import type { Order } from '#domain/order.ts';

/** The orders selected in a list, across its pages; another list or filter (`key`) starts with none. */
export const useSelection = (key: string) => {
  const [selection, setSelection] = useState<{ key: string; orders: ReadonlyMap<string, Order> }>({
    key,
    orders: new Map(),
  });
  const selected = selection.key === key ? selection.orders : new Map<string, Order>();
  const select = (orders: ReadonlyMap<string, Order>) => setSelection({ key, orders });
  return {
    orders: [...selected.values()],
    has: (id: string): boolean => selected.has(id),
    toggle: (order: Order, isSelected: boolean) => {
      const next = new Map(selected);
      if (isSelected) next.set(order._id, order);
      else next.delete(order._id);
      select(next);
    },
    add: (orders: readonly Order[]) =>
      select(new Map([...selected.values(), ...orders].map((order) => [order._id, order]))),
    /** Replaces the selection. */
    replace: (orders: readonly Order[]) => select(new Map(orders.map((order) => [order._id, order]))),
  };
};

export type Selection = ReturnType<typeof useSelection>;
