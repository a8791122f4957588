import { useSelector } from 'react-redux';
import { useOrderAnnouncementsQuery } from '#api/orderAnnouncements/orderAnnouncementsApi.ts';
import {
  initialState,
  type OrderAnnouncementsState,
} from '#api/orderAnnouncements/orderAnnouncementsState.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { selectRole } from '#slices/sessionSlice.ts';

const nothing = initialState('connecting');

/** What the stream has announced about orders since this page was opened (MD-9); nothing for a customer. */
export const useOrderAnnouncements = (): OrderAnnouncementsState => {
  const isForStaff = isStaff(useSelector(selectRole));
  const { currentData } = useOrderAnnouncementsQuery(undefined, {
    skip: !isForStaff,
    // The stream stays open and keeps the data current: there is nothing to fetch again.
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  return currentData ?? nothing;
};
