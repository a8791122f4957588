import { ownRider } from '#messages/domain/cash.ts';

/** What the shop knows about one courier. */
export interface CourierDetails {
  /** In the language of the page. */
  readonly name: string;
  /** Whether the shop books parcels through the courier's API; otherwise staff book by hand or by an upload file. */
  readonly hasBookingApi: boolean;
  /** Whether one call of that API books many parcels. */
  readonly hasBulkBooking: boolean;
  /** Whether the tracking code of a parcel is the courier's own number for it. */
  readonly tracksByReference: boolean;
  /** Address of the courier's page for a tracking code; `null` when it has no such page. */
  readonly trackingUrl: ((trackingCode: string) => string) | null;
  /** Imaginary; exists only in a demo shop (CR-15). */
  readonly isDemo: boolean;
}

/** The couriers that this build knows, by id (CR-2). */
export const couriers = {
  steadfast: {
    name: 'Steadfast',
    hasBookingApi: true,
    hasBulkBooking: true,
    tracksByReference: false,
    trackingUrl: (code) => `https://steadfast.com.bd/t/${encodeURIComponent(code)}`,
    isDemo: false,
  },
  pathao: {
    name: 'Pathao',
    hasBookingApi: true,
    hasBulkBooking: false,
    tracksByReference: true,
    trackingUrl: (code) => `https://merchant.pathao.com/tracking?consignment_id=${encodeURIComponent(code)}`,
    isDemo: false,
  },
  redx: {
    name: 'RedX',
    hasBookingApi: false,
    hasBulkBooking: false,
    tracksByReference: false,
    trackingUrl: (code) => `https://redx.com.bd/track-parcel/?trackingId=${encodeURIComponent(code)}`,
    isDemo: false,
  },
  ownRider: {
    name: ownRider,
    hasBookingApi: false,
    hasBulkBooking: false,
    tracksByReference: false,
    trackingUrl: null,
    isDemo: false,
  },
  demo: {
    name: 'Doyel Express (demo)',
    hasBookingApi: true,
    hasBulkBooking: true,
    tracksByReference: true,
    trackingUrl: null,
    isDemo: true,
  },
} as const satisfies Record<string, CourierDetails>;

export type CourierId = keyof typeof couriers;

/**
 * The lane of the jobs that ask a courier something. Jobs of one lane are worked one after the other; bookings have another lane, so that
 * neither waits for the other.
 */
export const askingLane = (courier: CourierId): string => `${courier} questions`;

export const courierIds = Object.keys(couriers) as CourierId[];

/** All couriers but the demo's: those to which staff of every shop can give parcels by hand. */
export const realCourierIds: readonly CourierId[] = courierIds.filter((id) => !couriers[id].isDemo);

/** The couriers that a shop offers: all real ones, and the demo's only if it is among those that the shop has `opened`. */
export const offeredCouriers = (opened: readonly CourierId[]): readonly CourierId[] =>
  courierIds.filter((id) => !couriers[id].isDemo || opened.includes(id));

export const isCourierId = (value: unknown): value is CourierId => courierIds.some((id) => id === value);
