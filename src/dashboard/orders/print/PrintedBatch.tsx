import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/failure.ts';
import { usePrintedOrdersQuery } from '#api/printedOrdersApi.ts';
import { ordersByIdLimit } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import type { LabelSize, PaperKind, PrintAddress } from '#domain/printBatch.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { fetchOnce } from '../../components/queryOptions.ts';
import { InvoicePages } from '../invoice/InvoicePages.tsx';
import { PrintStyle } from '../invoice/PrintStyle.ts';
import { PrintMark } from '../PrintMark.tsx';
import { BatchHeader } from './BatchHeader.tsx';
import { CourierLabels } from './CourierLabels.tsx';
import { NothingToPrint } from './NothingToPrint.tsx';
import { PackingSlips } from './PackingSlips.tsx';
import { PickingList } from './PickingList.tsx';

interface PrintedBatchProps extends PrintAddress {
  readonly kind: PaperKind;
  readonly size: LabelSize;
}

// The same list at each render.
const noOrders: readonly Order[] = [];

/** Fetches the orders and shows their paper with what is missing of it; only the paper is printed. */
export const PrintedBatch = ({ kind, size, printed, omitted }: PrintedBatchProps) => {
  const { currentData, error, isFetching, refetch } = usePrintedOrdersQuery(printed, fetchOnce);
  const orders = currentData?.orders ?? noOrders;
  // Hundreds of codes are drawn in steps, between which the page answers.
  const drawn = useDeferredValue(orders, noOrders);
  const isDrawing = drawn !== orders;
  if (currentData === undefined && isUnknown(error))
    return <NothingToPrint title="The shop has no such print batch, or it is older than 90 days" />;
  return (
    <Root>
      <BatchHeader
        kind={kind}
        size={size}
        printed={printed}
        count={currentData === undefined ? null : orders.length}
        isDrawing={isDrawing}
      />
      <OnScreen>
        {error !== undefined && currentData === undefined && (
          <LoadFailure what="The orders" onRetry={() => void refetch()} busy={isFetching} />
        )}
        {error === undefined && (currentData === undefined || isDrawing) && <ListSkeleton />}
        <PrintMark paper={kind} orders={drawn} />
        {omitted > 0 && (
          <Notice tone="warning">
            An address names at most {ordersByIdLimit} orders: its last {omitted} are left out.
          </Notice>
        )}
        {currentData !== undefined && currentData.missing.length > 0 && (
          <Notice tone="danger">{missingMessage(currentData.missing)}</Notice>
        )}
      </OnScreen>
      {drawn.length > 0 && <Papers kind={kind} size={size} orders={drawn} />}
    </Root>
  );
};

const isUnknown = (error: unknown): boolean => {
  if (error === undefined) return false;
  const failure = failureOfError(error);
  return failure.kind === 'refused' && [400, 404].includes(failure.status);
};

/** Names the orders that the shop does not have. */
const missingMessage = (missing: readonly string[]): string =>
  missing.length === 1
    ? `The order ${missing.join('')} is not in this batch, because the shop does not have it.`
    : `The orders ${missing.join(', ')} are not in this batch, because the shop does not have them.`;

interface PapersProps {
  readonly kind: PaperKind;
  readonly size: LabelSize;
  readonly orders: readonly Order[];
}

const Papers = memo(({ kind, size, orders }: PapersProps) => {
  if (kind === 'picking-list') return <PickingList orders={orders} />;
  if (kind === 'packing-slips') return <PackingSlips orders={orders} />;
  if (kind === 'labels') return <CourierLabels orders={orders} size={size} />;
  return (
    <>
      <PrintStyle />
      <InvoicePages orders={orders} />
    </>
  );
});
Papers.displayName = 'Papers';

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
