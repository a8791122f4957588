import type { Failure, RefusedFailure } from '#api/client/failure.ts';
import { isTemporary } from '#api/client/retryPolicy.ts';
import type { CheckoutField } from '#domain/checkout/checkoutForm.ts';
import { emptyDraft } from './checkoutDraft.ts';

/** The part of the order that the server refuses. */
interface RefusedPart {
  readonly field: CheckoutField | null;
  /** The index of the order's line; -1 if the refusal is about no line. */
  readonly line: number;
  /** The shop no longer sells the line's product. */
  readonly isUnavailable: boolean;
  /** The pieces that are left of the line's product; `null` unless these are too few. */
  readonly left: number | null;
}

/** The server's new quote after a price change. */
export type OrderQuote = NonNullable<RefusedFailure['quote']>;

/** What a failed request means for the order. */
export type OrderFailure =
  /** An earlier request, whose response was lost, has placed the order. */
  | { readonly kind: 'placedBefore' }
  | { readonly kind: 'repriced'; readonly quote: OrderQuote }
  | ({ readonly kind: 'refused'; readonly message: string } & RefusedPart)
  /** No definite response: the order may or may not exist. */
  | { readonly kind: 'lost' };

/** `wasInDoubt`: an earlier request with the same key had no definite response. */
export const orderFailure = (
  failure: Failure,
  { wasInDoubt }: { readonly wasInDoubt: boolean },
): OrderFailure => {
  if (failure.kind !== 'refused') return { kind: 'lost' };
  // A shop that is asked too often has not looked for an earlier order.
  if (wasInDoubt && isTemporary(failure)) return { kind: 'lost' };
  // The key belongs to an order with other contents: the earlier request has placed it.
  if (failure.code === 'keyReused' && wasInDoubt) return { kind: 'placedBefore' };
  if (failure.code === 'priceChanged' && failure.quote !== undefined) {
    return { kind: 'repriced', quote: failure.quote };
  }
  // If the host does not say how many pieces are left, none are.
  const left = failure.code === 'soldOut' ? (failure.left ?? 0) : null;
  // `unknown`: the shop has no such product.
  const isUnavailable = failure.code === 'unknown' || failure.code === 'notOrderable' || left === 0;
  return { kind: 'refused', message: failure.message, isUnavailable, left, ...refusedPart(failure.field) };
};

const fields = Object.keys(emptyDraft) as CheckoutField[];

/** Parses the part that a refusal names, such as `customerData.mobileNumber` or `products[2].quantity`. */
const refusedPart = (path = ''): Pick<RefusedPart, 'field' | 'line'> => ({
  field: fields.find((field) => path === `customerData.${field}`) ?? null,
  line: Number(/^products\[(\d+)\]/.exec(path)?.[1] ?? -1),
});
