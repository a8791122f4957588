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
}

export const couriers = {
  steadfast: {
    name: 'Steadfast',
    books: true,
    booksMany: true,
    tracksByReference: false,
    trackingUrl: (code) => `https://steadfast.com.bd/t/${encodeURIComponent(code)}`,
  },
  pathao: {
    name: 'Pathao',
    books: true,
    booksMany: false,
    tracksByReference: true,
    trackingUrl: (code) => `https://merchant.pathao.com/tracking?consignment_id=${encodeURIComponent(code)}`,
  },
  redx: {
    name: 'RedX',
    books: false,
    booksMany: false,
    tracksByReference: false,
    trackingUrl: (code) => `https://redx.com.bd/track-parcel/?trackingId=${encodeURIComponent(code)}`,
  },
  ownRider: {
    name: 'Own rider',
    books: false,
    booksMany: false,
    tracksByReference: false,
    trackingUrl: null,
  },
} as const satisfies Record<string, CourierDetails>;

export type CourierId = keyof typeof couriers;

export const courierIds = Object.keys(couriers) as CourierId[];

export const isCourierId = (value: unknown): value is CourierId => courierIds.some((id) => id === value);
