import type { Failure } from '#api/failure.ts';
import type { CheckoutField } from '#domain/checkout.ts';
import { emptyDraft } from './checkoutDraft.ts';

/** What of the order was refused: a field of the form, or the line at a place; -1 when none. */
interface RefusedPart {
  readonly field: CheckoutField | null;
  readonly line: number;
}

/** What the shop counted out anew when a price had changed. */
export type OrderQuote = NonNullable<Extract<Failure, { kind: 'refused' }>['reckoning']>;

/** How one sending of an order that did not simply succeed ended, as the shopper needs to know it. */
export type OrderOutcome =
  /** An earlier sending, whose answer was lost, had made the order. */
  | { readonly kind: 'placedBefore' }
  | { readonly kind: 'repriced'; readonly reckoning: OrderQuote }
  | ({ readonly kind: 'refused'; readonly message: string } & RefusedPart)
  /** No definite answer: the order may or may not stand. */
  | { readonly kind: 'lost' };

export const orderOutcome = (failure: Failure, wasInDoubt: boolean): OrderOutcome => {
  if (failure.kind !== 'refused') return { kind: 'lost' };
  if (failure.code === 'keyReused' && wasInDoubt) return { kind: 'placedBefore' };
  if (failure.code === 'priceChanged' && failure.reckoning !== undefined) {
    return { kind: 'repriced', reckoning: failure.reckoning };
  }
  return { kind: 'refused', message: failure.message, ...refusedPart(failure.field) };
};

const fields = Object.keys(emptyDraft) as CheckoutField[];

/** The part of the order that a refusal names, such as `customerData.mobileNumber` or `products[2].quantity`. */
const refusedPart = (named = ''): RefusedPart => ({
  field: fields.find((field) => named === `customerData.${field}`) ?? null,
  line: Number(/^products\[(\d+)\]/.exec(named)?.[1] ?? -1),
});
