import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { NewJob } from '../outbox/addToOutbox.ts';

/** Books a parcel with its courier, by a job of the outbox (CR-4). */
export const bookParcelKind = 'bookParcel';

/** The job that books the consignment, to be added in the transaction that makes it in stage `booking`. */
export const bookingJob = (consignment: {
  readonly id: string;
  readonly orderId: string | null;
  readonly invoice: string;
  readonly courier: CourierId;
}): NewJob => ({
  kind: bookParcelKind,
  lane: couriers[consignment.courier].name,
  key: `book ${consignment.id}`,
  label: consignment.invoice,
  payload: { consignment: consignment.id },
  orderId: consignment.orderId,
});
