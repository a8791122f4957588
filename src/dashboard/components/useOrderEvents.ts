import { useSelector } from 'react-redux';
import { useOrderEventsQuery } from '#api/orderEvents/orderEventsApi.ts';
import { initialState, type OrderEventsState } from '#api/orderEvents/orderEventsState.ts';
import { isStaff } from '#domain/role.ts';
import { selectRole } from '#slices/sessionSlice.ts';

const nothing = initialState('connecting');

/** What this page has learned of orders since it was opened (MD-9); nothing for a customer. */
export const useOrderEvents = (): OrderEventsState => {
  const forStaff = isStaff(useSelector(selectRole));
  const { data } = useOrderEventsQuery(undefined, {
    skip: !forStaff,
    // The stream itself goes on.
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  return data ?? nothing;
};
