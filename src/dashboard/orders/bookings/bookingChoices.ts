import type { BookingCourier, BookingWay } from '#domain/consignments/booking.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { shownText } from '#messages/refusals/sentences.ts';

/** One option of the dialog: a courier and one way to book with it. */
export interface BookingChoice {
  readonly value: string;
  readonly label: string;
  readonly courier: BookingCourier;
  readonly way: BookingWay;
}

/** Whether the shop can book parcels itself, with a courier by a call or with its own rider, and not only make upload files. */
export const canBookItself = (couriers: readonly BookingCourier[]): boolean =>
  couriers.some(({ calls, isOwn }) => calls || isOwn);

/** The options of the dialog: first the couriers that are booked by a call, then the shop's own rider, then the upload files. */
export const bookingChoices = (couriers: readonly BookingCourier[]): readonly BookingChoice[] => [
  ...couriers
    .filter(({ calls }) => calls)
    .map((courier) => ({ value: courier.id, label: courier.name, courier, way: 'call' as const })),
  // The own rider has no name of its own, as companies have: a label, which is translated.
  ...couriers
    .filter(({ isOwn }) => isOwn)
    .map((courier) => ({ value: courier.id, label: shownText(courier.name), courier, way: 'hand' as const })),
  ...couriers
    .filter(({ file }) => file !== null)
    .map((courier) => ({
      value: `${courier.id}-file`,
      label: messages.fileToUpload(courier.name),
      courier,
      way: 'file' as const,
    })),
];
