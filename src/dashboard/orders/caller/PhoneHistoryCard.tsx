import { styled } from 'styled-components';
import { usePhoneHistoriesQuery } from '#api/orders/phoneHistoriesApi.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/caller.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { addresses } from '../../components/routing/addresses.ts';
import { DoorReturns } from './DoorReturns.tsx';
import { OtherOrders, phoneHistorySummary } from './OtherOrders.tsx';
import { PhoneAdviceLine } from './PhoneAdviceLine.tsx';

/** What the shop knows about the order's phone number (MD-3); nothing if the host knows nothing. */
export const PhoneHistoryCard = ({ order }: { readonly order: Order }) => {
  const query = usePhoneHistoriesQuery([order._id], refetchOnMount);
  const { data } = query;
  const phoneHistory = data?.[order._id];
  if (data !== undefined && phoneHistory === undefined) return null;
  return (
    <TitledCard title={messages.thisPhoneNumber} isSpaced>
      {(query.isError || phoneHistory === undefined) && (
        <PartNotLoaded what={messages.thePhoneHistory} query={query} height="20px" />
      )}
      {phoneHistory !== undefined && (
        <>
          <Summary>{phoneHistorySummary(phoneHistory)}</Summary>
          <DoorReturns phoneHistory={phoneHistory} />
          <PhoneAdviceLine order={order} />
          <OtherOrders order={order} phoneHistory={phoneHistory} />
          <div>
            <ButtonLink
              tone="plain"
              size="s"
              to={addresses.blockedPhones}
              // The form there begins with this number.
              state={{ mobileNumber: order.customerData.mobileNumber }}
            >
              {phoneHistory.block === null ? messages.blockThisPhone : messages.seeBlockedPhones}
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
