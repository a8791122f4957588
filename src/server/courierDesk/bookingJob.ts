import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { NewJob } from '../outbox/addToOutbox.ts';

/** The outbox's kinds of jobs that book parcels with couriers (CR-4): one parcel per call, or many by one call. */
export const bookParcelKind = 'bookParcel';
export const bookParcelsKind = 'bookParcels';
/** Both kinds: a parcel may be booked by a job of either. */
export const bookingKinds: readonly string[] = [bookParcelKind, bookParcelsKind];

/** Makes the job that books the consignment; add it in the transaction that inserts the consignment in stage `booking`. */
export const bookingJob = (consignment: {
  readonly id: string;
  readonly orderId: string | null;
  readonly invoice: string;
  readonly courier: CourierId;
}): NewJob => ({
  kind: couriers[consignment.courier].hasBulkBooking ? bookParcelsKind : bookParcelKind,
  lane: couriers[consignment.courier].name,
  key: `book ${consignment.id}`,
  label: consignment.invoice,
  payload: { consignment: consignment.id },
  orderId: consignment.orderId,
});
