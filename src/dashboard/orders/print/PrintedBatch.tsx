import { styled } from 'styled-components';
import { usePrintedOrdersQuery } from '#api/printedOrdersApi.ts';
import { ordersByIdLimit } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import type { LabelSize, PaperKind } from '#domain/printBatch.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { fetchOnce } from '../../components/queryOptions.ts';
import { InvoicePages } from '../invoice/InvoicePages.tsx';
import { PrintStyle } from '../invoice/PrintStyle.ts';
import { BatchHeader } from './BatchHeader.tsx';
import { CourierLabels } from './CourierLabels.tsx';
import { PackingSlips } from './PackingSlips.tsx';
import { PickingList } from './PickingList.tsx';

interface PrintedBatchProps {
  readonly kind: PaperKind;
  readonly size: LabelSize;
  readonly ids: readonly string[];
  /** How many orders of the address are beyond the limit. */
  readonly omitted: number;
}

/** Fetches the orders and shows their batch with what is missing of it; only the batch is printed. */
export const PrintedBatch = ({ kind, size, ids, omitted }: PrintedBatchProps) => {
  const { currentData, isError, isFetching, refetch } = usePrintedOrdersQuery(ids, fetchOnce);
  const orders = currentData?.orders ?? [];
  return (
    <Root>
      <BatchHeader
        kind={kind}
        size={size}
        ids={ids}
        count={currentData === undefined ? null : orders.length}
      />
      <OnScreen>
        {isError && currentData === undefined && (
          <LoadFailure what="The orders" onRetry={() => void refetch()} busy={isFetching} />
        )}
        {currentData === undefined && !isError && <ListSkeleton />}
        {omitted > 0 && (
          <Notice tone="warning">
            One batch holds at most {ordersByIdLimit} orders: the last {omitted} of the address are left out.
          </Notice>
        )}
        {currentData !== undefined && currentData.missing.length > 0 && (
          <Notice tone="danger">{missingMessage(currentData.missing)}</Notice>
        )}
      </OnScreen>
      {orders.length > 0 && <Papers kind={kind} size={size} orders={orders} />}
    </Root>
  );
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

const Papers = ({ kind, size, orders }: PapersProps) => {
  if (kind === 'picking-list') return <PickingList orders={orders} />;
  if (kind === 'packing-slips') return <PackingSlips orders={orders} />;
  if (kind === 'labels') return <CourierLabels orders={orders} size={size} />;
  return (
    <>
      <PrintStyle />
      <InvoicePages orders={orders} />
    </>
  );
};

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
