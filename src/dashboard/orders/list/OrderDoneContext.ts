import { createContext } from 'react';

/**
 * What the list does once a row has moved or deleted its order: it deselects the order, and after a shortcut focuses the next row (DK-14).
 */
export const OrderDoneContext = createContext<((id: string, byShortcut: boolean) => void) | undefined>(
  undefined,
);
