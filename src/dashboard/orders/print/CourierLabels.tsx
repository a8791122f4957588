import { useParcelMarksQuery } from '#api/orders/consignmentsApi.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import type { Order } from '#domain/orders/order.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import type { LabelSize } from '#domain/staff/printBatch.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LabelPage, LabelPages } from '../../components/layout/LabelPages.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { CourierLabel } from './CourierLabel.tsx';

interface CourierLabelsProps {
  readonly orders: readonly Order[];
  readonly size: LabelSize;
}

/** One label on each page, with the tracking code of the parcel that a courier has (CR-3). */
export const CourierLabels = ({ orders, size }: CourierLabelsProps) => (
  <LabelPages>
    {groupsOf(orders).map((group) => (
      <LabelGroup key={group[0]?._id} orders={group} size={size} />
    ))}
  </LabelPages>
);

/** As many orders as one call names. */
const groupsOf = (orders: readonly Order[]): (readonly Order[])[] =>
  Array.from({ length: Math.ceil(orders.length / ordersByIdLimit) }, (_, index) =>
    orders.slice(index * ordersByIdLimit, (index + 1) * ordersByIdLimit),
  );

const openCodeOf = (mark: ParcelMark | undefined): string | null =>
  mark !== undefined && isOpenStage(mark.stage) ? mark.trackingCode : null;

/** Waits for the codes, so that no label is printed without the one that it has. */
const LabelGroup = ({ orders, size }: CourierLabelsProps) => {
  const ids = orders.map(({ _id }) => _id);
  const { currentData, isError, isFetching, refetch } = useParcelMarksQuery(ids, refetchOnMount);
  if (isError && currentData === undefined)
    return <LoadFailure what="The tracking codes" onRetry={refetch} busy={isFetching} />;
  if (currentData === undefined) return <Skeleton height="100mm" />;
  return (
    <>
      {orders.map((order) => (
        <LabelPage key={order._id}>
          <CourierLabel order={order} size={size} trackingCode={openCodeOf(currentData[order._id])} />
        </LabelPage>
      ))}
    </>
  );
};
