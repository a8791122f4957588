import type { Db } from '../database/database.ts';

/** Money that came in or went out for an advance. */
export interface AdvanceMoney {
  readonly advanceId: string;
  /** `null` once the order is deleted. */
  readonly orderId: string | null;
  readonly orderNumber: string;
  /** Poisha: above 0 for what the gateway received, below for what was given back. */
  readonly amount: number;
  readonly at: Date;
}

/**
 * Tells the ledger of cash of the money of an advance, in the transaction that stores it, once for each payment and each
 * refund. A payment on hold is told of when a person has decided on it.
 */
export const recordAdvance = async (_tx: Db, _money: AdvanceMoney): Promise<void> => undefined;
