import { cashStepsOf } from '#domain/consignments/cashOfParcel.ts';
import { courierNameOf } from '#domain/consignments/courierActor.ts';
import { toPoisha } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { type CashActor, type ConsignmentRow, entriesOfMove, orderMoney, toCash } from './cashRepository.ts';
import { moveCash } from './moveCash.ts';

/** What of the order's total its parcel does not collect; nothing for an exchange, and once the order is deleted. */
export const besidesOf = async (
  tx: Db,
  { orderId, isExchange, amount }: Pick<ConsignmentRow, 'orderId' | 'isExchange' | 'amount'>,
): Promise<{ readonly rounding: number; readonly advance: number }> => {
  const money = orderId === null || isExchange ? null : await orderMoney(tx, orderId);
  if (money === null) return { rounding: 0, advance: 0 };
  const { total, advance } = money;
  return { rounding: total - advance - toPoisha(amount), advance };
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
    besides: await besidesOf(tx, row),
  });
  const role = courierNameOf(actor.uid) === null ? 'staff' : 'courier';
  for (const step of steps) cash = await moveCash(tx, cash, step, { ...actor, role });
};
