import { styled } from 'styled-components';
import { useCallersQuery } from '#api/callersApi.ts';
import type { Order } from '#domain/order.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { addresses } from '../../components/addresses.ts';
import { freshOnMount } from '../../components/queryOptions.ts';
import { TitledCard } from '../../components/TitledCard.tsx';
import { callerSummary, OtherOrders } from './OtherOrders.tsx';

/** What the shop knows of the order's phone number (MD-3); nothing where the host does not know it. */
export const CallerCard = ({ order }: { readonly order: Order }) => {
  const { data, isError, isFetching, refetch } = useCallersQuery([order._id], freshOnMount);
  const caller = data?.[order._id];
  if (data !== undefined && caller === undefined) return null;
  return (
    <TitledCard title="This Phone Number" isSpaced>
      {isError && <LoadFailure what="What is known of the caller" onRetry={refetch} busy={isFetching} />}
      {caller === undefined && !isError && <Skeleton width="60%" height="20px" />}
      {caller !== undefined && (
        <>
          <Summary>{callerSummary(caller)}</Summary>
          <OtherOrders order={order} caller={caller} />
          <div>
            <ButtonLink
              tone="plain"
              size="s"
              to={addresses.blockedPhones}
              state={{ mobileNumber: order.customerData.mobileNumber }}
            >
              {caller.block === null ? 'Block this phone' : 'See blocked phones'}
            </ButtonLink>
          </div>
        </>
      )}
    </TitledCard>
  );
};

const Summary = styled.p`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
