/** The couriers that this build knows (CR-2): how each is called, and what the shop can do with it by itself. */
export interface CourierDetails {
  readonly name: string;
  /** The shop books with it by a call; otherwise staff book by hand or by an upload file. */
  readonly books: boolean;
  /** Its page for a tracking code; `null` when it has none. */
  readonly trackingUrl: ((trackingCode: string) => string) | null;
  /** Its tracking code is its own id for the parcel. */
  readonly isCodeReference?: true;
}

export const couriers = {
  steadfast: {
    name: 'Steadfast',
    books: true,
    trackingUrl: (code) => `https://steadfast.com.bd/t/${encodeURIComponent(code)}`,
  },
  pathao: {
    name: 'Pathao',
    books: true,
    trackingUrl: (code) => `https://merchant.pathao.com/tracking?consignment_id=${encodeURIComponent(code)}`,
    isCodeReference: true,
  },
  redx: {
    name: 'RedX',
    books: false,
    trackingUrl: (code) => `https://redx.com.bd/track-parcel/?trackingId=${encodeURIComponent(code)}`,
  },
  ownRider: { name: 'Own rider', books: false, trackingUrl: null },
} as const satisfies Record<string, CourierDetails>;

export type CourierId = keyof typeof couriers;

export const courierIds = Object.keys(couriers) as CourierId[];

export const isCourierId = (value: unknown): value is CourierId => courierIds.some((id) => id === value);
