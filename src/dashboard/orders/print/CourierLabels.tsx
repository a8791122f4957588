import type { Order } from '#domain/orders/order.ts';
import type { LabelSize } from '#domain/staff/printBatch.ts';
import { LabelPage, LabelPages } from '../../components/layout/LabelPages.ts';
import { CourierLabel } from './CourierLabel.tsx';
import type { PaperDetails } from './usePaperDetails.ts';

interface CourierLabelsProps {
  readonly orders: readonly Order[];
  readonly size: LabelSize;
  readonly details: PaperDetails;
}

/** A page with a label for each order, with the tracking code of its open parcel (CR-3). */
export const CourierLabels = ({ orders, size, details: { marks, paid } }: CourierLabelsProps) => (
  <LabelPages>
    {orders.map((order) => (
      <LabelPage key={order._id}>
        <CourierLabel
          order={order}
          size={size}
          advanceAndParcel={{ paidInAdvance: paid[order._id] ?? 0, parcel: marks[order._id] }}
        />
      </LabelPage>
    ))}
  </LabelPages>
);
