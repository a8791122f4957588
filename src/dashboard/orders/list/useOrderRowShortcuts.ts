import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListedOrder } from '#api/orders/orderLists.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import {
  focusedRow,
  focusedRowId,
  pressInFocusedRow,
  toggleFocusedRow,
  useRowShortcuts,
} from '../../components/shortcuts/useRowShortcuts.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';

const findPrintButton = () => document.querySelector<HTMLElement>('button[data-key="p"]');

/** Opens the print menu of the chosen orders. If there is none, since no order is chosen, it first chooses the focused row. */
const openPrintMenu = async (list: HTMLElement | null): Promise<void> => {
  if (findPrintButton() === null && focusedRow(list) !== null) toggleFocusedRow(list);
  // Waits for the render that shows the menu for the selection.
  await Promise.resolve();
  const button = findPrintButton();
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
  button?.focus();
};

/** The shortcuts of an order list: they go from row to row, and press the buttons of the focused row (MD-12, DK-14). */
export const useOrderRowShortcuts = (orders: readonly ListedOrder[], isOfStaff: boolean) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { listRef, handleFocus, goNext, shortcuts } = useRowShortcuts<HTMLDivElement>(messages.rowNoun);
  // The first `goNext` at each render, so that the rows are not rendered again: it reads nothing but refs.
  const [goNextRow] = useState(() => goNext);
  const open = () => {
    const id = focusedRowId(listRef.current);
    const order = orders.find(({ _id }) => _id === id);
    if (order !== undefined)
      void navigate(overviewFrom(order._id, location), { state: stateFromList(order) });
  };
  useShortcuts([
    ...shortcuts,
    { keys: ['e', 'Enter'], label: messages.openTheOrder, run: open },
    ...(isOfStaff
      ? [
          { keys: ['x'], label: messages.selectTheOrder, run: () => toggleFocusedRow(listRef.current) },
          {
            keys: ['m'],
            label: messages.nextStepOfTheOrder,
            run: () => pressInFocusedRow(listRef.current, 'm'),
          },
          { keys: ['c'], label: messages.cancelTheOrder, run: () => pressInFocusedRow(listRef.current, 'c') },
          { keys: ['p'], label: messages.print, run: () => void openPrintMenu(listRef.current) },
        ]
      : []),
  ]);
  return { listRef, handleFocus, goNextRow };
};
