import { useLocation, useNavigate } from 'react-router-dom';
import type { ListedOrder } from '#api/orders/orderLists.ts';
import {
  focusedRowId,
  toggleFocusedRow,
  useRowShortcuts,
} from '../../components/shortcuts/useRowShortcuts.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';

/** Keys that go from row to row of an order list, open the order of the focused row and select it (MD-12). */
export const useOrderRowShortcuts = (orders: readonly ListedOrder[], isSelectable: boolean) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { listRef, handleFocus, shortcuts } = useRowShortcuts<HTMLDivElement>('order');
  const open = () => {
    const id = focusedRowId(listRef.current);
    const order = orders.find(({ _id }) => _id === id);
    if (order !== undefined)
      void navigate(overviewFrom(order._id, location), { state: stateFromList(order) });
  };
  const select = () => toggleFocusedRow(listRef.current);
  useShortcuts([
    ...shortcuts,
    { keys: ['e', 'Enter'], label: 'Open the order', run: open },
    ...(isSelectable ? [{ keys: ['x'], label: 'Select the order', run: select }] : []),
  ]);
  return { listRef, handleFocus };
};
