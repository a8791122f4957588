import { usePaidAdvancesQuery } from '#api/orders/advancesApi.ts';
import { useParcelMarksQuery } from '#api/orders/consignmentsApi.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import type { Order } from '#domain/orders/order.ts';
import type { LabelSize } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LabelPage, LabelPages } from '../../components/layout/LabelPages.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { CourierLabel } from './CourierLabel.tsx';
import { orderGroups } from './orderGroups.ts';

interface CourierLabelsProps {
  readonly orders: readonly Order[];
  readonly size: LabelSize;
}

/** A page with a label for each order, with the tracking code of its open parcel (CR-3). */
export const CourierLabels = ({ orders, size }: CourierLabelsProps) => (
  <LabelPages>
    {orderGroups(orders).map((group) => (
      <LabelGroup key={group[0]?._id} orders={group} size={size} />
    ))}
  </LabelPages>
);

/** The tracking code of a parcel that has not ended; `null` for none. */
const openCodeOf = (mark: ParcelMark | undefined): string | null =>
  mark !== undefined && isOpenStage(mark.stage) ? mark.trackingCode : null;

/** Waits for tracking codes and paid advances, so that no label is printed without its code or with a wrong amount. */
const LabelGroup = ({ orders, size }: CourierLabelsProps) => {
  const ids = orders.map(({ _id }) => _id);
  const { currentData: marks, isError, isFetching, refetch } = useParcelMarksQuery(ids, refetchOnMount);
  const advances = usePaidAdvancesQuery(ids, refetchOnMount);
  if (isError && marks === undefined)
    return <LoadFailure what={messages.theTrackingCodes} onRetry={refetch} busy={isFetching} />;
  if (advances.isError && advances.currentData === undefined)
    return (
      <LoadFailure
        what={messages.whatWasPaidInAdvance}
        onRetry={advances.refetch}
        busy={advances.isFetching}
      />
    );
  const paid = advances.currentData;
  if (marks === undefined || paid === undefined) return <Skeleton height="100mm" />;
  return (
    <>
      {orders.map((order) => (
        <LabelPage key={order._id}>
          <CourierLabel
            order={order}
            size={size}
            trackingCode={openCodeOf(marks[order._id])}
            paidInAdvance={paid[order._id] ?? 0}
          />
        </LabelPage>
      ))}
    </>
  );
};
