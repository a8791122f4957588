import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaff } from '#domain/role.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';
import { addresses, overviewPath } from '../../components/addresses.ts';
import { isFromList, readOrigin } from '../orderOrigin.ts';

/** The list that the order was opened from: the way back, and the addresses of its other orders (MD-11). */
export const useListNavigation = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const ofShop = isStaff(useSelector(selectRole));
  const user = useSelector(selectUser);
  const origin = readOrigin(search);
  const isAfterList = isFromList(state);
  const to = origin?.to ?? addresses.home;
  const email = ofShop ? null : (user?.email ?? '');
  /** To the history entry of the list, which restores its scroll position, or to its address. */
  const goBack = () => void (isAfterList ? navigate(-1) : navigate(to));
  return {
    label: origin?.label ?? null,
    to,
    args: origin?.argsFor(email) ?? null,
    /** The page of the list that the order was opened from. */
    pageArgs: origin?.pageArgsFor(email) ?? null,
    goBack,
    /** A press that opens no new tab goes back. */
    handleBackClick: (event: MouseEvent) => {
      if (!isAfterList || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      goBack();
    },
    /** Back stays the list: the entry of one order is replaced by that of the next. */
    linkTo: (id: string) => ({
      to: `${overviewPath(id)}${search}`,
      replace: true,
      state: isAfterList ? { isFromList: true } : null,
    }),
  };
};
