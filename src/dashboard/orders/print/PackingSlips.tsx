import { styled } from 'styled-components';
import { usePaidAdvancesQuery } from '#api/orders/advancesApi.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { orderGroups } from './orderGroups.ts';
import { PackingSlip } from './PackingSlip.tsx';

/** One slip for each order: several on a page, none across two pages unless it is longer than one. */
export const PackingSlips = ({ orders }: { readonly orders: readonly Order[] }) => (
  <Root>
    {orderGroups(orders).map((group) => (
      <SlipGroup key={group[0]?._id} orders={group} />
    ))}
  </Root>
);

/** Waits for what was paid in advance, so that no slip is printed with a wrong amount. */
const SlipGroup = ({ orders }: { readonly orders: readonly Order[] }) => {
  const ids = orders.map(({ _id }) => _id);
  const { currentData: paid, isError, isFetching, refetch } = usePaidAdvancesQuery(ids, refetchOnMount);
  if (isError && paid === undefined)
    return <LoadFailure what={messages.whatWasPaidInAdvance} onRetry={refetch} busy={isFetching} />;
  if (paid === undefined) return <Skeleton height="60mm" />;
  return (
    <>
      {orders.map((order) => (
        <PackingSlip key={order._id} order={order} paidInAdvance={paid[order._id] ?? 0} />
      ))}
    </>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 820px;

  @media print {
    display: block;
    max-width: none;
  }
`;
