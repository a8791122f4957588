import { useState } from 'react';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useOrderConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { Order } from '#domain/orders/order.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { GiveForm } from './GiveForm.tsx';
import { ParcelItem } from './ParcelItem.tsx';
import { ReturnedLines } from './ReturnedLines.tsx';

/** Statuses of orders that are given to a courier, or that an exchange is sent for. */
const sentStatuses: ReadonlySet<string> = new Set(['Confirmed', 'Shipping', 'Delivered']);

/**
 * The parcels of an order, for staff (CR-1). An order without one shows a quiet button while it can be given away, and nothing
 * otherwise; so does a host without parcels.
 */
export const ParcelCard = ({ order }: { readonly order: Order }) => {
  const isSupported = useCapability('consignments');
  const [isGiving, setIsGiving] = useState(false);
  const {
    currentData: parcels,
    isError,
    isFetching,
    refetch,
  } = useOrderConsignmentsQuery(order._id, { ...refetchOnMount, skip: !isSupported });
  if (!isSupported) return null;
  if (isError && parcels === undefined)
    return <LoadFailure what="The parcels" onRetry={refetch} busy={isFetching} />;
  if (parcels === undefined) return null;
  const hasOpen = parcels.some(({ stage, isExchange }) => isOpenStage(stage) && !isExchange);
  const isDelivered = order.orderStatus === 'Delivered';
  const canGive = sentStatuses.has(order.orderStatus) && (!isDelivered || parcels.length > 0);
  if (parcels.length === 0 && !canGive) return null;
  const close = () => setIsGiving(false);
  const button = canGive && !isGiving && (
    <Button tone="quiet" size="s" onClick={() => setIsGiving(true)}>
      {hasOpen || isDelivered ? 'Send an exchange' : 'Give to a courier'}
    </Button>
  );
  if (parcels.length === 0 && !isGiving) return <div>{button}</div>;
  return (
    <TitledCard title="Parcels" isSpaced>
      {parcels.length > 0 && (
        <List>
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              <ParcelItem parcel={parcel} />
            </li>
          ))}
        </List>
      )}
      <ReturnedLines order={order} parcels={parcels} />
      {isGiving ? (
        <GiveForm order={order} isExchange={hasOpen || isDelivered} onClose={close} />
      ) : (
        button && <div>{button}</div>
      )}
    </TitledCard>
  );
};

const List = styled.ol`
  display: grid;
  gap: var(--space-4);

  > li + li {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;
