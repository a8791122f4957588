import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { NewJob } from '../outbox/addToOutbox.ts';

/** Kinds of the outbox's jobs that book parcels with their couriers (CR-4): one by one, and many by one call. */
export const bookParcelKind = 'bookParcel';
export const bookParcelsKind = 'bookParcels';
export const bookingKinds: readonly string[] = [bookParcelKind, bookParcelsKind];

/** The job that books the consignment, to be added in the transaction that makes it in stage `booking`. */
export const bookingJob = (consignment: {
  readonly id: string;
  readonly orderId: string | null;
  readonly invoice: string;
  readonly courier: CourierId;
}): NewJob => ({
  kind: couriers[consignment.courier].booksMany ? bookParcelsKind : bookParcelKind,
  lane: couriers[consignment.courier].name,
  key: `book ${consignment.id}`,
  label: consignment.invoice,
  payload: { consignment: consignment.id },
  orderId: consignment.orderId,
});
