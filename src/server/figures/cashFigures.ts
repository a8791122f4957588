import type { CourierId } from '#domain/consignments/couriers.ts';

/** What the figures ask of the shop's ledger of cash (CA-9). Amounts are poisha. */

/** An amount with the part of each courier that has any. */
export interface CashSum {
  readonly total: number;
  readonly byCourier: ReadonlyMap<CourierId, number>;
}

export interface OverdueCash extends CashSum {
  readonly parcels: number;
}

export interface CashFigures {
  /** What reached the shop from `from` to before `to`. */
  cashIn(from: Date, to: Date): Promise<CashSum | null>;
  /** What couriers hold of the shop's money now. */
  outstanding(): Promise<CashSum | null>;
  /** What they hold for longer than `days` days. */
  overdue(days: number): Promise<OverdueCash | null>;
}

/** Of a shop without a ledger of cash: each figure is absent, not zero. */
export const noCashFigures: CashFigures = {
  cashIn: async () => null,
  outstanding: async () => null,
  overdue: async () => null,
};
