import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { failureOfError } from '#api/client/failure.ts';
import { isRefusedForGood } from '#api/client/retryPolicy.ts';
import { shopNow, toShopTime } from '#api/client/shopClock.ts';
import { useGetOrderQuery } from '#api/orders/ordersApi.ts';
import { isStaff } from '#domain/accounts/role.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import type { CustomerPayment } from '#domain/consignments/toPay.ts';
import type { GoodsReceived } from '#domain/orders/goodsReceived.ts';
import { type Order, readOrder } from '#domain/orders/order.ts';
import type { OrderRevision } from '#domain/orders/orderRevision.ts';
import type { NamedMove } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { NotLoaded } from '../components/loading/NotLoaded.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';

export interface LoadedOrder {
  readonly order: Order;
  /** `null` until the server has returned it. */
  readonly history: readonly NamedMove[] | null;
  /** `null` until the server has returned them. */
  readonly revisions: readonly OrderRevision[] | null;
  /** Pieces of counted products that the order holds (GS-5), for staff; 0 until the server has answered. */
  readonly held: number;
  /** For staff: the name of the colleague who placed the order for a caller; `undefined` if nobody did. */
  readonly placedBy: string | undefined;
  /** For the order's customer: its parcels with couriers. Empty for staff. */
  readonly parcels: readonly CustomerParcel[];
  /** When goods that came back were all in the shop again; `undefined` before. */
  readonly received: GoodsReceived | undefined;
  /** For the order's customer: what was paid in advance. Nothing for staff. */
  readonly payment: CustomerPayment;
  /** When the server returned the order, or the present time until it has (ISO). */
  readonly at: string;
}

interface OrderLoaderProps {
  readonly children: (loaded: LoadedOrder) => ReactNode;
}

/**
 * Fetches the order whose id is in the address, so that a reload and a shared link work, and renders `children` with it. Until the
 * response arrives, `children` get the order that the list has passed in the navigation state.
 */
export const OrderLoader = ({ children }: OrderLoaderProps) => {
  const { id = '' } = useParams();
  const passedOrder = readOrder(useLocation().state);
  const role = useSelector(selectRole);
  const user = useSelector(selectUser);
  // Staff load any order (`null`), a customer only an own one.
  const email = isStaff(role) ? null : (user?.email ?? '');
  const query = useGetOrderQuery({ id, email }, refetchOnMount);
  const { currentData, isError, error, refetch, fulfilledTimeStamp } = query;
  const failure = isError ? failureOfError(error) : null;
  const orderOfList = passedOrder?._id === id ? passedOrder : null;
  const order = currentData?.order ?? orderOfList;
  // Also in place of an order that was shown: it may have been deleted since.
  if (order === null || isRefusedForGood(failure))
    return <NotLoaded what={messages.theOrder} query={query} />;
  const at = fulfilledTimeStamp === undefined ? shopNow() : toShopTime(fulfilledTimeStamp);
  return (
    <>
      {failure !== null && <LoadFailure what={messages.theOrder} onRetry={refetch} />}
      {children({
        order,
        history: currentData?.history ?? null,
        revisions: currentData?.revisions ?? null,
        held: currentData?.held ?? 0,
        placedBy: currentData?.placedBy,
        parcels: currentData?.parcels ?? [],
        received: currentData?.received,
        payment: currentData?.payment ?? { toPay: order.total },
        at: at.toISOString(),
      })}
    </>
  );
};
