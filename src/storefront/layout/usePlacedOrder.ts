import { useState } from 'react';
import { type PlacedOrder, readPlacedOrder } from './placedOrder.ts';
import { useSignOutCount } from './useSignOutCount.ts';

/** The order that this tab has placed last; `null` when it has placed none, and from a sign-out on, which removes the stored order. */
export const usePlacedOrder = (): PlacedOrder | null => {
  const [order] = useState(readPlacedOrder);
  return useSignOutCount() === 0 ? order : null;
};
