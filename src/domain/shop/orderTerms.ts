import { orderQuantityLimit } from './constants.ts';

/** What a merchant decides about delivery and orders (SP-3): a part of the shop's settings. Amounts are whole taka. */
export interface OrderTerms {
  readonly chargeInside: number;
  readonly chargeOutside: number;
  /** Delivery is free above this sub-total (PD-8); `null`: never. */
  readonly freeDeliveryOver: number | null;
  /** Most pieces of one product in an order. */
  readonly piecesLimit: number;
  /** Days after its delivery in which a new order can be returned (ST-10); 0: not at all. */
  readonly returnDays: number;
}

/** The terms of a new shop; also for settings, orders and records that were saved before terms existed. */
export const defaultOrderTerms: OrderTerms = {
  chargeInside: 60,
  chargeOutside: 120,
  freeDeliveryOver: 5000,
  piecesLimit: orderQuantityLimit,
  returnDays: 7,
};

/** The smallest and the greatest value of each of the terms. */
export const orderTermsRanges: Readonly<Record<keyof OrderTerms, { min: number; max: number }>> = {
  chargeInside: { min: 0, max: 10_000 },
  chargeOutside: { min: 0, max: 10_000 },
  freeDeliveryOver: { min: 1, max: 10_000_000 },
  piecesLimit: { min: 1, max: orderQuantityLimit },
  returnDays: { min: 0, max: 90 },
};

/** The terms alone, of an object that may be all of the shop's settings. */
export const orderTermsOf = ({
  chargeInside,
  chargeOutside,
  freeDeliveryOver,
  piecesLimit,
  returnDays,
}: OrderTerms): OrderTerms => ({ chargeInside, chargeOutside, freeDeliveryOver, piecesLimit, returnDays });

/** Whether the delivery of a sub-total (taka) is free, as it is above the shop's limit (PD-8). */
export const isDeliveredFree = (
  { freeDeliveryOver }: Pick<OrderTerms, 'freeDeliveryOver'>,
  subTotal: number,
): boolean => freeDeliveryOver !== null && subTotal > freeDeliveryOver;
