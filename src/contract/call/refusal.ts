import type { OrderRefusal, OrderStatus } from '#domain/orders/orderStatus.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';

/** Every refusal code of the server, with its HTTP status. */
export const refusalStatus = {
  /** The request as a whole cannot be read, such as a body that is no JSON. */
  malformed: 400,
  /** Something in the request is wrong. */
  invalid: 400,
  signInNeeded: 401,
  notAllowed: 403,
  /** The shop has no such order, product or other thing, or none that the caller may see. */
  unknown: 404,
  /** The API has no such call. */
  methodUnknown: 404,
  /** What is asked of the order is not possible as it stands now, or not for this caller. */
  moveRefused: 409,
  /** The amounts are others than the caller saw; the body has a `quote`. */
  priceChanged: 409,
  /** The shop does not sell the product at present. */
  notOrderable: 409,
  /** Fewer pieces are left than the order would take. */
  soldOut: 409,
  /** Staff do not delete themselves, and admins do not change their own role: so an admin always stays (US-4). */
  lastAdmin: 409,
  /** Somebody else has written about the product for this order. */
  alreadyReviewed: 409,
  /** The thing is no longer as the caller saw it. */
  changedMeanwhile: 409,
  /** The server has no key to encrypt secrets with. */
  secretsKeyMissing: 409,
  /** What is asked of the parcel, of cash or of the advance is not possible as it stands now. */
  parcelRefused: 409,
  cashRefused: 409,
  advanceRefused: 409,
  tooLarge: 413,
  unsupported: 415,
  /** The idempotency key was used for another request. */
  keyReused: 422,
  tooMany: 429,
  /** A fault of the server, whose details are in its log only. */
  broken: 500,
  /** The server cannot answer now; the same request may succeed later. */
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** The shop's current quote, in taka, when it differs from the amounts shown to the shopper (CO-11). */
export interface OrderQuote {
  /** `originalPrice` is what a piece costs today, with an offer too, whatever the name says (API-5). */
  readonly products: readonly { readonly id: string; readonly originalPrice: number }[];
  readonly subTotal: number;
  readonly deliveryCharge: number;
  readonly total: number;
  /** The shop's terms now, which this quote follows; the shopper's page may have been opened with earlier ones (SP-3). */
  readonly terms?: OrderTerms;
}

/** The body of every error response. */
export interface ErrorBody {
  readonly code: RefusalCode;
  /** One sentence for the user. */
  readonly message: string;
  /** Code of the sentence in `message`, from which a client makes it in another language (BN-3); absent if it has no code. */
  readonly sentence?: string;
  /** The values in that sentence, such as a name or a number; a client that translates it inserts them. */
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
  /** With `soldOut`: how many pieces are left of the line that `field` names (GS-4). */
  readonly left?: number;
}
