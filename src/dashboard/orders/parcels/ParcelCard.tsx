import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { toShopTime } from '#api/client/shopClock.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useBookingCouriersQuery } from '#api/orders/bookingsApi.ts';
import { consignmentsApi, useOrderConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import { allowsOnlyExchanges } from '#domain/consignments/consignmentRules.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { mayBeSent } from '#domain/orders/courierMoves.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { restoreFocus } from '../../components/forms/restoreFocus.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { BookDialog } from '../bookings/BookDialog.tsx';
import { canBookItself } from '../bookings/bookingChoices.ts';
import { GiveForm } from './GiveForm.tsx';
import { ParcelItem } from './ParcelItem.tsx';
import { ReturnedLines } from './ReturnedLines.tsx';

/** Whether the next parcel of the order is an exchange: an earlier parcel brings the order now, or has brought it or a part of it. */
const wouldBeExchange = (order: Order, parcels: readonly ConsignmentWithHistory[]): boolean =>
  order.orderStatus === 'Delivered' || parcels.some(allowsOnlyExchanges);

/**
 * Whether the order's next parcel may be given to a courier. After the delivery the next parcel can only be an exchange, which needs an
 * earlier parcel. Before the delivery an exchange may be given whenever the order itself may.
 */
const canGive = ({ orderStatus }: Order, parcels: readonly ConsignmentWithHistory[]): boolean =>
  orderStatus === 'Delivered' ? parcels.length > 0 : mayBeSent(orderStatus, { isExchange: false });

/** Fetches the parcels of an order, again and again while the cache holds one that is being booked. */
const useOrderParcels = (orderId: string, isSupported: boolean) => {
  const cachedParcels = consignmentsApi.endpoints.orderConsignments.useQueryState(orderId).data;
  return useOrderConsignmentsQuery(orderId, {
    ...refetchOnMount,
    ...bookingPolling(cachedParcels ?? []),
    skip: !isSupported,
  });
};

/**
 * The parcels of an order, for staff (CR-1). For an order without parcels it shows only the buttons that give the order to a courier,
 * while that is possible; on a host without parcels it shows nothing.
 */
export const ParcelCard = ({ order }: { readonly order: Order }) => {
  const isSupported = useCapability('consignments');
  /** What is open: the form that gives the order by hand, or the dialog that books it with a courier. */
  const [opened, setOpened] = useState<'hand' | 'book' | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isBooking = opened === 'book';
  // With the first parcel the card appears, and the button to which a closed dialog returns the focus is gone.
  useEffect(() => (isBooking ? () => restoreFocus(titleRef.current) : undefined), [isBooking]);
  const {
    currentData: parcels,
    fulfilledTimeStamp = 0,
    isError,
    refetch,
  } = useOrderParcels(order._id, isSupported);
  const { data: couriers = [] } = useBookingCouriersQuery(undefined, { skip: !isSupported });
  if (!isSupported) return null;
  if (isError && parcels === undefined) return <LoadFailure what={messages.theParcels} onRetry={refetch} />;
  // Most orders have no parcels to wait for, so nothing holds their place.
  if (parcels === undefined) return null;
  const close = () => setOpened(null);
  const isExchange = wouldBeExchange(order, parcels);
  const buttons = canGive(order, parcels) && opened !== 'hand' && (
    <Stack gap={2}>
      {isExchange && <h3>{messages.exchange}</h3>}
      <Row gap={2} {...(isExchange && { role: 'group', 'aria-label': messages.exchange })}>
        {canBookItself(couriers) && (
          // An exchange is rare, and nothing to do next.
          <Button tone={isExchange ? 'quiet' : 'plain'} size="s" onClick={() => setOpened('book')}>
            {parcels.length === 0 || isExchange ? messages.bookWithACourier : messages.bookAgain}
          </Button>
        )}
        <Button tone="quiet" size="s" onClick={() => setOpened('hand')}>
          {isExchange ? messages.enterByHand : messages.giveToACourier}
        </Button>
      </Row>
    </Stack>
  );
  return (
    <>
      {parcels.length === 0 && opened !== 'hand' ? (
        buttons
      ) : (
        <TitledCard title={messages.parcels} titleRef={titleRef} isSpaced>
          <ParcelList
            parcels={parcels}
            orderStatus={order.orderStatus}
            now={toShopTime(fulfilledTimeStamp)}
          />
          <ReturnedLines order={order} parcels={parcels} />
          {opened === 'hand' ? <GiveForm order={order} isExchange={isExchange} onClose={close} /> : buttons}
        </TitledCard>
      )}
      {isBooking && (
        <BookDialog orders={[order]} couriers={couriers} isExchange={isExchange} onClose={close} />
      )}
    </>
  );
};

interface ParcelListProps {
  readonly parcels: readonly ConsignmentWithHistory[];
  readonly orderStatus: OrderStatus;
  readonly now: Date;
}

const ParcelList = ({ parcels, orderStatus, now }: ParcelListProps) =>
  parcels.length > 0 && (
    <List>
      {parcels.map((parcel) => (
        // WriteOff moves the focus to `data-row` when its button disappears.
        <li key={parcel.id} data-row={parcel.id} tabIndex={-1}>
          <ParcelItem parcel={parcel} orderStatus={orderStatus} now={now} />
        </li>
      ))}
    </List>
  );

const List = styled.ol`
  display: grid;
  gap: var(--space-4);

  > li + li {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;
