import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaff } from '#domain/accounts/role.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';
import { addresses, overviewPath } from '../../components/routing/addresses.ts';
import { readListArgs, readPageArgs } from '../orderListArgs.ts';
import { isFromList, readOrigin, stateFromList } from '../orderOrigin.ts';

/** The list that the order was opened from: the way back to it, and the addresses of its other orders (MD-11). */
export const useListNavigation = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isWholeShop = isStaff(useSelector(selectRole));
  const user = useSelector(selectUser);
  const origin = readOrigin(search);
  // Whether the history entry before this one is the list.
  const isAfterList = isFromList(state);
  const to = origin?.to ?? addresses.home;
  // `null` stands for the orders of all customers.
  const email = isWholeShop && origin?.isOwn !== true ? null : (user?.email ?? '');
  /** The query arguments for all orders of the list, and for its page from which this order was opened. */
  const readArgs = (list: OrderListName, params: URLSearchParams) => ({
    all: readListArgs(list, email, params),
    page: readPageArgs(list, email, params),
  });
  /** Goes to the history entry of the list, which restores its scroll position; without such an entry, to the list's address. */
  const goBack = () => {
    if (isAfterList) void navigate(-1);
    else void navigate(to);
  };
  return {
    /** The name of the list; `null` when the order was not opened from one. */
    label: origin?.label ?? null,
    /** The address of the list; the dashboard's home when there is no list. */
    to,
    /** `null` if the overview does not step through the list. */
    listArgs: origin === null || origin.list === null ? null : readArgs(origin.list, origin.params),
    goBack,
    /** Goes back in the history if its previous entry is the list; any other click follows the link, with a modifier key in a new tab. */
    handleBackClick: (event: MouseEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!isAfterList || hasModifier) return;
      event.preventDefault();
      goBack();
    },
    /** The link to another order of the list. It replaces this history entry, so that Back still leads to the list. */
    linkTo: (id: string) => ({
      to: `${overviewPath(id)}${search}`,
      replace: true,
      // Only the mark that the entry before is the list: the other order is not known here, so its overview fetches it.
      state: isAfterList ? stateFromList({}) : null,
    }),
  };
};
