import type { Failure } from '#api/failure.ts';
import type { CheckoutField } from '#domain/checkout.ts';
import { emptyDraft } from './checkoutDraft.ts';

/** The refused part of the order: a form field, or the index of a line; -1 for none. */
interface RefusedPart {
  readonly field: CheckoutField | null;
  readonly line: number;
  /** The shop no longer sells the line's product. */
  readonly isUnavailable: boolean;
}

/** The server's new quote after a price change. */
export type OrderQuote = NonNullable<Extract<Failure, { kind: 'refused' }>['reckoning']>;

/** Why sending an order did not plainly succeed, as the shopper needs to know it. */
export type OrderOutcome =
  /** An earlier request, whose response was lost, has placed the order. */
  | { readonly kind: 'placedBefore' }
  | { readonly kind: 'repriced'; readonly reckoning: OrderQuote }
  | ({ readonly kind: 'refused'; readonly message: string } & RefusedPart)
  /** No definite response: the order may or may not exist. */
  | { readonly kind: 'lost' };

export const orderOutcome = (failure: Failure, wasInDoubt: boolean): OrderOutcome => {
  if (failure.kind !== 'refused') return { kind: 'lost' };
  if (failure.code === 'keyReused' && wasInDoubt) return { kind: 'placedBefore' };
  if (failure.code === 'priceChanged' && failure.reckoning !== undefined) {
    return { kind: 'repriced', reckoning: failure.reckoning };
  }
  const isUnavailable = failure.code === 'unknown' || failure.code === 'notOrderable';
  return { kind: 'refused', message: failure.message, isUnavailable, ...refusedPart(failure.field) };
};

const fields = Object.keys(emptyDraft) as CheckoutField[];

/** Parses the part that a refusal names, such as `customerData.mobileNumber` or `products[2].quantity`. */
const refusedPart = (path = ''): Pick<RefusedPart, 'field' | 'line'> => ({
  field: fields.find((field) => path === `customerData.${field}`) ?? null,
  line: Number(/^products\[(\d+)\]/.exec(path)?.[1] ?? -1),
});
