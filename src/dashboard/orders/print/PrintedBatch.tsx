import { memo, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { isNotFound } from '#api/client/isNotFound.ts';
import { usePrintedOrdersQuery } from '#api/staff/printedOrdersApi.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import type { LabelSize, PaperKind, PrintAddress } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PrintStyle } from '../../components/layout/PrintStyle.ts';
import { ListSkeleton } from '../../components/loading/ListSkeleton.tsx';
import { fetchOnce } from '../../components/loading/queryOptions.ts';
import { addresses } from '../../components/routing/addresses.ts';
import { InvoicePages } from '../invoice/InvoicePages.tsx';
import { MarkAsPrinted } from '../MarkAsPrinted.tsx';
import { BatchHeader } from './BatchHeader.tsx';
import { CourierLabels } from './CourierLabels.tsx';
import { PackingSlips } from './PackingSlips.tsx';
import { PickingList } from './PickingList.tsx';
import { type PaperDetails, usePaperDetails } from './usePaperDetails.ts';

interface PrintedBatchProps extends PrintAddress {
  readonly kind: PaperKind;
  readonly size: LabelSize;
}

/** The orders that are printed, with what their papers show beside. */
interface PrintedOrders {
  readonly orders: readonly Order[];
  readonly details: PaperDetails;
}

// The same objects at each render, as `useDeferredValue` compares them.
const noOrders: readonly Order[] = [];
const nothingLoaded: PrintedOrders = { orders: noOrders, details: { marks: {}, paid: {}, tokens: {} } };

/** Fetches the orders and shows their paper, below notices about orders that it lacks; only the paper is printed. */
export const PrintedBatch = ({ kind, size, toPrint, omitted }: PrintedBatchProps) => {
  const { currentData, error, isFetching, refetch } = usePrintedOrdersQuery(toPrint, fetchOnce);
  const orders = currentData?.orders ?? noOrders;
  const { details, failed } = usePaperDetails(kind, orders);
  const loaded = useMemo(
    () => (details === undefined ? nothingLoaded : { orders, details }),
    [orders, details],
  );
  // The papers are rendered in the background: hundreds of codes take long, and the page stays responsive meanwhile.
  const shown = useDeferredValue(loaded, nothingLoaded);
  // Until the details are loaded and the papers are rendered.
  const isPreparing = shown !== loaded || details === undefined;
  // An order may be cancelled after its batch was made, and its goods must not be sent. Its invoice may still be wanted.
  const cancelled = kind === 'invoices' ? [] : orders.filter(isCancelled).map(orderName);
  if (currentData === undefined && isNotFound(error)) return <NothingToPrint title={messages.noSuchBatch} />;
  return (
    <Root>
      <BatchHeader
        kind={kind}
        size={size}
        toPrint={toPrint}
        count={currentData === undefined ? null : orders.length}
        isPreparing={isPreparing}
      />
      <OnScreen>
        {error !== undefined && currentData === undefined && (
          <LoadFailure what={messages.theOrders} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {failed !== undefined && (
          <LoadFailure what={failed.what} onRetry={() => void failed.query.refetch()} />
        )}
        {error === undefined && failed === undefined && (currentData === undefined || isPreparing) && (
          <ListSkeleton />
        )}
        <MarkAsPrinted paper={kind} orders={shown.orders} />
        {omitted > 0 && (
          <Notice tone="warning">{messages.addressNamesAtMost(ordersByIdLimit, omitted)}</Notice>
        )}
        {currentData !== undefined && currentData.missing.length > 0 && (
          <Notice tone="danger">{missingMessage(currentData.missing)}</Notice>
        )}
        {cancelled.length > 0 && <Notice tone="warning">{cancelledMessage(cancelled)}</Notice>}
      </OnScreen>
      {shown.orders.length > 0 && <Papers kind={kind} size={size} {...shown} />}
    </Root>
  );
};

/** Names the orders that the shop does not have. */
const missingMessage = (missing: readonly string[]): string => {
  const names = missing.join(', ');
  return missing.length === 1 ? messages.orderNotInBatch(names) : messages.ordersNotInBatch(names);
};

const isCancelled = ({ orderStatus }: Order): boolean => orderStatus === 'Cancelled';

const cancelledMessage = (cancelled: readonly string[]): string => {
  const names = cancelled.join(', ');
  return cancelled.length === 1 ? messages.orderIsCancelled(names) : messages.ordersAreCancelled(names);
};

interface PapersProps extends PrintedOrders {
  readonly kind: PaperKind;
  readonly size: LabelSize;
}

/** Memoized, so that a render with the former orders skips the papers: without that nothing would be deferred. */
const Papers = memo(({ kind, size, orders, details }: PapersProps) => (
  <>
    <PrintStyle $label={kind === 'labels' ? size : undefined} />
    {kind === 'picking-list' && <PickingList orders={orders} />}
    {kind === 'packing-slips' && <PackingSlips orders={orders} details={details} />}
    {kind === 'labels' && <CourierLabels orders={orders} size={size} details={details} />}
    {kind === 'invoices' && <InvoicePages orders={orders} details={details} />}
  </>
));
Papers.displayName = 'Papers';

/** Why an address prints nothing, with a way to the orders. */
export const NothingToPrint = ({ title }: { readonly title: string }) => (
  <EmptyState
    isFullScreen
    icon={<StaffIcon name="printer" size={32} />}
    title={title}
    text={messages.selectOrdersToPrint}
    action={<ButtonLink to={addresses.confirmedOrders}>{messages.viewTheConfirmedOrders}</ButtonLink>}
  />
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media print {
    display: block;
  }
`;

const OnScreen = styled.div`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;
