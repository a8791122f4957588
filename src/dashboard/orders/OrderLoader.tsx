import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { failureOfError } from '#api/failure.ts';
import { useGetOrderQuery } from '#api/ordersApi.ts';
import { toShopTime } from '#api/shopClock.ts';
import { type Order, readOrder } from '#domain/order.ts';
import type { OrderRevision } from '#domain/orderRevision.ts';
import type { NamedMove } from '#domain/orderStatus.ts';
import { isStaff } from '#domain/role.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { addresses } from '../components/addresses.ts';
import { notFoundMessage } from '../components/failureMessages.ts';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import { freshOnMount } from '../components/queryOptions.ts';

export interface LoadedOrder {
  readonly order: Order;
  /** `null` until the server has returned it. */
  readonly history: readonly NamedMove[] | null;
  /** The same, and `null` for good with a host that has no corrections. */
  readonly revisions: readonly OrderRevision[] | null;
  /** When the server returned the order (ISO). */
  readonly at: string;
}

interface OrderLoaderProps {
  readonly children: (loaded: LoadedOrder) => ReactNode;
}

/**
 * Fetches the order whose id is in the address, so that a reload and a shared link work. Shows the
 * order that the list passes in the navigation state until the response arrives.
 */
export const OrderLoader = ({ children }: OrderLoaderProps) => {
  const { id = '' } = useParams();
  const stateOrder = readOrder(useLocation().state);
  const role = useSelector(selectRole);
  const user = useSelector(selectUser);
  const email = isStaff(role) ? null : (user?.email ?? '');
  const { currentData, isError, error, refetch, fulfilledTimeStamp } = useGetOrderQuery(
    { id, email },
    freshOnMount,
  );
  const failure = isError ? failureOfError(error) : null;
  if (failure?.kind === 'refused') return <OrderNotFound message={notFoundMessage(failure)} />;
  const order = currentData?.order ?? (stateOrder?._id === id ? stateOrder : null);
  return (
    <>
      {failure !== null && order === null && <VisuallyHidden as="h1">Order</VisuallyHidden>}
      {failure !== null && <LoadFailure what="The order" onRetry={refetch} />}
      {order !== null &&
        children({
          order,
          history: currentData?.history ?? null,
          revisions: currentData?.revisions ?? null,
          at: toShopTime(fulfilledTimeStamp ?? 0).toISOString(),
        })}
      {failure === null && order === null && <ListSkeleton />}
    </>
  );
};

const OrderNotFound = ({ message }: { readonly message: string }) => (
  <EmptyState
    isFullScreen
    icon={<Icon name="box" size={32} />}
    title="This order cannot be shown"
    text={message}
    action={<ButtonLink to={addresses.home}>Go to my dashboard</ButtonLink>}
  />
);
