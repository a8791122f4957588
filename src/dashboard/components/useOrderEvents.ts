import { useSelector } from 'react-redux';
import { useOrderEventsQuery } from '#api/orderEvents/orderEventsApi.ts';
import { initialState, type OrderEventsState } from '#api/orderEvents/orderEventsState.ts';
import { selectRole } from '#slices/sessionSlice.ts';

const nothing = initialState('connecting');

/** What this page has learned of orders since it was opened (MD-9); nothing for a customer. */
export const useOrderEvents = (): OrderEventsState => {
  const isStaff = useSelector(selectRole) === 'admin';
  const { data } = useOrderEventsQuery(undefined, {
    skip: !isStaff,
    // The stream itself goes on.
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  return data ?? nothing;
};
