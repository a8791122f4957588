import { ownRider } from '#messages/domain/cash.ts';
/** The couriers that this build knows (CR-2): how each is called, and what the shop can do with it by itself. */
export interface CourierDetails {
  readonly name: string;
  /** The shop books with it by a call; otherwise staff book by hand or by an upload file. */
  readonly books: boolean;
  /** It books many parcels by one call. */
  readonly booksMany: boolean;
  /** Its own number of a parcel is the tracking code. */
  readonly tracksByReference: boolean;
  /** Its page for a tracking code; `null` when it has none. */
  readonly trackingUrl: ((trackingCode: string) => string) | null;
  /** It is imaginary, and in a demo shop alone (CR-15). */
  readonly isDemo: boolean;
}

export const couriers = {
  steadfast: {
    name: 'Steadfast',
    books: true,
    booksMany: true,
    tracksByReference: false,
    trackingUrl: (code) => `https://steadfast.com.bd/t/${encodeURIComponent(code)}`,
    isDemo: false,
  },
  pathao: {
    name: 'Pathao',
    books: true,
    booksMany: false,
    tracksByReference: true,
    trackingUrl: (code) => `https://merchant.pathao.com/tracking?consignment_id=${encodeURIComponent(code)}`,
    isDemo: false,
  },
  redx: {
    name: 'RedX',
    books: false,
    booksMany: false,
    tracksByReference: false,
    trackingUrl: (code) => `https://redx.com.bd/track-parcel/?trackingId=${encodeURIComponent(code)}`,
    isDemo: false,
  },
  ownRider: {
    name: ownRider,
    books: false,
    booksMany: false,
    tracksByReference: false,
    trackingUrl: null,
    isDemo: false,
  },
  demo: {
    name: 'Doyel Express (demo)',
    books: true,
    booksMany: true,
    tracksByReference: true,
    trackingUrl: null,
    isDemo: true,
  },
} as const satisfies Record<string, CourierDetails>;

export type CourierId = keyof typeof couriers;

/** The lane of the jobs that ask a courier: they do not wait for the bookings with it. */
export const askingLane = (courier: CourierId): string => `${courier} questions`;

export const courierIds = Object.keys(couriers) as CourierId[];

/** Those that staff can give parcels to by hand, in every shop. */
export const realCourierIds: readonly CourierId[] = courierIds.filter((id) => !couriers[id].isDemo);

/** Those that a shop with these couriers offers: the demo's only where it is among them. */
export const offeredCouriers = (opened: readonly CourierId[]): readonly CourierId[] =>
  courierIds.filter((id) => !couriers[id].isDemo || opened.includes(id));

export const isCourierId = (value: unknown): value is CourierId => courierIds.some((id) => id === value);
