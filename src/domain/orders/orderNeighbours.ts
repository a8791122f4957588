/** Maximum number of orders that are counted in a list; beyond it the overview says `more than` (MD-11). */
export const countedOrders = 1000;

/** The place of an order in a list, and the ids of the orders beside it, also when the list no longer holds it (MD-11). */
export interface OrderNeighbours {
  /** `null` for the first order; `next` is `null` for the last. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Starts at 1; `null` when the list does not hold the order, or more than `countedOrders` come before it. */
  readonly position: number | null;
  /** `null` for more than `countedOrders`. */
  readonly total: number | null;
}
