import { useLocation, useNavigate } from 'react-router-dom';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import {
  focusedRow,
  focusedRowId,
  pressInFocusedRow,
  toggleFocusedRow,
  useRowShortcuts,
} from '../../components/shortcuts/useRowShortcuts.ts';
import { type Shortcut, useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';

/** The button of the print menu for the chosen orders, which stands in a bar outside of the list (PrintMenu). */
const findPrintButton = () => document.querySelector<HTMLElement>('button[data-key="p"]');

/** Resolves once React has rendered what a click has changed: React's microtask was queued before the one of this promise. */
const nextRender = (): Promise<void> => Promise.resolve();

/** Opens the print menu of the chosen orders. If there is none, since no order is chosen, it first chooses the focused row. */
const openPrintMenu = async (list: HTMLElement | null): Promise<void> => {
  if (findPrintButton() === null && focusedRow(list) !== null) toggleFocusedRow(list);
  await nextRender();
  const button = findPrintButton();
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
  button?.focus();
};

/** The shortcuts of an order list: they go from row to row, and press the buttons of the focused row (MD-12, DK-14). */
export const useOrderRowShortcuts = (orders: readonly ListedOrder[], canSelect: boolean) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { listRef, handleFocus, goNext, shortcuts } = useRowShortcuts<HTMLDivElement>(messages.rowNoun);
  const openFocusedOrder = () => {
    const id = focusedRowId(listRef.current);
    const order = orders.find(({ _id }) => _id === id);
    if (order !== undefined)
      void navigate(overviewFrom(order._id, location), { state: stateFromList(order) });
  };
  const shortcutsOfStaff: readonly Shortcut[] = [
    { keys: ['x'], label: messages.selectTheOrder, run: () => toggleFocusedRow(listRef.current) },
    { keys: ['m'], label: messages.nextStepOfTheOrder, run: () => pressInFocusedRow(listRef.current, 'm') },
    { keys: ['c'], label: messages.cancelTheOrder, run: () => pressInFocusedRow(listRef.current, 'c') },
    { keys: ['p'], label: messages.print, run: () => void openPrintMenu(listRef.current) },
  ];
  useShortcuts([
    ...shortcuts,
    { keys: ['e', 'Enter'], label: messages.openTheOrder, run: openFocusedOrder },
    ...(canSelect ? shortcutsOfStaff : []),
  ]);
  return { listRef, handleFocus, goNext };
};
