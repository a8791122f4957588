import type { OrderRefusal, OrderStatus } from '#domain/order.ts';

/** Every way in which the server says no, and the HTTP status that goes with it. */
export const refusalStatus = {
  malformed: 400,
  invalid: 400,
  signInNeeded: 401,
  notAllowed: 403,
  unknown: 404,
  methodUnknown: 404,
  moveRefused: 409,
  priceChanged: 409,
  notOrderable: 409,
  lastAdmin: 409,
  tooLarge: 413,
  unsupported: 415,
  keyReused: 422,
  tooMany: 429,
  broken: 500,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** What the shop reckons now, when it differs from what the shopper was shown (CO-11). */
export interface OrderQuote {
  readonly products: readonly { readonly id: string; readonly originalPrice: number }[];
  readonly subTotal: number;
  readonly deliveryCharge: number;
  readonly total: number;
}

/** The body of every answer that is not a success. */
export interface RefusalReply {
  readonly code: RefusalCode;
  /** One sentence for a person. */
  readonly message: string;
  /** The part of the request that was wrong, such as `customerData.mobileNumber`. */
  readonly field?: string;
  /** Names the request in the server's log. */
  readonly requestId: string;
  /** With `moveRefused`: the order's true status. */
  readonly orderStatus?: OrderStatus;
  /** With `moveRefused`: why, so that a screen can say it in the languages it has (`orderRefusals`). */
  readonly reason?: OrderRefusal;
  /** With `priceChanged`. */
  readonly reckoning?: OrderQuote;
}

/** Headers that the bundled server adds and a browser can do without (API-8). */
export const headers = {
  idempotencyKey: 'idempotency-key',
  /** On a list: how many there are in all that match the query. */
  totalCount: 'x-total-count',
  /** On a list cut by `limit`: what to send as `after` for the next part; absent at the end. */
  nextCursor: 'x-next-cursor',
  requestId: 'x-request-id',
} as const;
