import { cashStepsOf } from '#domain/consignments/cashOfParcel.ts';
import { courierNameOf } from '#domain/consignments/courierActor.ts';
import { toPoisha } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { type CashActor, type ConsignmentRow, entriesOfMove, orderTotal, toCash } from './cashRepository.ts';
import { moveCash } from './moveCash.ts';

/** Poisha that the order's total has beyond the whole taka of its parcel; 0 for an exchange, and once the order is deleted. */
const roundingOf = async (tx: Db, { orderId, isExchange, amount }: ConsignmentRow): Promise<number> => {
  const total = orderId === null || isExchange ? null : await orderTotal(tx, orderId);
  return total === null ? 0 : total - toPoisha(amount);
};

/**
 * Leads the cash of a parcel, whose stage or collected amount has changed and which the transaction has locked, to where they
 * want it (CA-1).
 */
export const followCash = async (
  tx: Db,
  row: ConsignmentRow,
  actor: Omit<CashActor, 'role'>,
): Promise<void> => {
  const { stage, cashState, collected } = row;
  const isCollected = cashState === 'collected';
  let cash = toCash(row);
  const steps = cashStepsOf({
    stage,
    amount: toPoisha(row.amount),
    collected,
    cashState,
    lastCollected: isCollected ? await entriesOfMove(tx, row.id, row.cashMoves - 1) : [],
    besides: { rounding: await roundingOf(tx, row), advance: 0 },
  });
  const role = courierNameOf(actor.uid) === null ? 'staff' : 'courier';
  for (const step of steps) cash = await moveCash(tx, cash, step, { ...actor, role });
};
