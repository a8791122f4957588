import type { BookingCourier, BookingWay } from '#domain/consignments/booking.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';

/** A courier with one of its ways, as a choice of the dialog. */
export interface BookingChoice {
  readonly value: string;
  readonly label: string;
  readonly courier: BookingCourier;
  readonly way: BookingWay;
}

/** The choices: the couriers that are called first, then the shop's own rider, then the upload files. */
export const bookingChoices = (couriers: readonly BookingCourier[]): readonly BookingChoice[] => [
  ...couriers
    .filter(({ calls }) => calls)
    .map((courier) => ({ value: courier.id, label: courier.name, courier, way: 'call' as const })),
  ...couriers
    .filter(({ isOwn }) => isOwn)
    .map((courier) => ({ value: courier.id, label: courier.name, courier, way: 'hand' as const })),
  ...couriers
    .filter(({ file }) => file !== null)
    .map((courier) => ({
      value: `${courier.id}-file`,
      label: messages.fileToUpload(courier.name),
      courier,
      way: 'file' as const,
    })),
];
