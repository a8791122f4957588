import type { OrderRefusal, OrderStatus } from '#domain/orders/orderStatus.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';

/** Every refusal code of the server, with its HTTP status. */
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
  soldOut: 409,
  lastAdmin: 409,
  alreadyReviewed: 409,
  changedMeanwhile: 409,
  secretsKeyMissing: 409,
  parcelRefused: 409,
  cashRefused: 409,
  advanceRefused: 409,
  tooLarge: 413,
  unsupported: 415,
  keyReused: 422,
  tooMany: 429,
  broken: 500,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** The shop's current quote when it differs from the amounts shown to the shopper (CO-11). */
export interface OrderQuote {
  readonly products: readonly { readonly id: string; readonly originalPrice: number }[];
  readonly subTotal: number;
  readonly deliveryCharge: number;
  readonly total: number;
  /** The shop's terms by which it was quoted; a page may have been opened with others (SP-3). */
  readonly terms?: OrderTerms;
}

/** The body of every error response. */
export interface ErrorBody {
  readonly code: RefusalCode;
  /** One sentence for the user. */
  readonly message: string;
  /** Code of the message's sentence, for clients of another language (BN-3); absent from a message that has none. */
  readonly sentence?: string;
  /** What stands in the sentence's places, such as a name or a number; they stay as they are or have a name of their own. */
  readonly values?: readonly string[];
  /** The invalid part of the request, such as `customerData.mobileNumber`. */
  readonly field?: string;
  /** Identifies the request in the server's log. */
  readonly requestId: string;
  /** With `moveRefused`: the order's current status. */
  readonly orderStatus?: OrderStatus;
  /** With `moveRefused`: the reason, which a screen translates into its languages (`orderRefusalMessage`). */
  readonly reason?: OrderRefusal;
  /** With `priceChanged`: the amounts as the shop has them now. */
  readonly quote?: OrderQuote;
  /** With `soldOut`: the pieces that are left of what `field` names (GS-4). */
  readonly left?: number;
}

/** Headers of the bundled server that are optional for the browser (API-8). */
export const headers = {
  idempotencyKey: 'idempotency-key',
  /** On a list: total number of items that match the query. */
  totalCount: 'x-total-count',
  /** On a list cut by `limit`: the `after` of the next page; absent at the end. */
  nextCursor: 'x-next-cursor',
  /** On a list cut by `limit` that has pages by number: the number of pages that `page` reaches. */
  pageCount: 'x-page-count',
  /** On a request for the stream of order events: the last event that the browser has received. */
  lastEventId: 'last-event-id',
  requestId: 'x-request-id',
} as const;
