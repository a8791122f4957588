import { eq } from 'drizzle-orm';
import { cashStepsOf } from '#domain/consignments/cashOfParcel.ts';
import { courierNameOf } from '#domain/consignments/courierActor.ts';
import { toPoisha } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { type consignments, orders } from '../database/schema/schema.ts';
import { type CashActor, entriesOfMove, toCash } from './cashRepository.ts';
import { moveCash } from './moveCash.ts';

type Row = typeof consignments.$inferSelect;

/** What the order's total has beyond the whole taka of its parcel; 0 for an exchange, and once the order is deleted. */
const roundingOf = async (tx: Db, { orderId, isExchange, amount }: Row): Promise<number> => {
  if (orderId === null || isExchange) return 0;
  const [order] = await tx.select({ total: orders.total }).from(orders).where(eq(orders.id, orderId));
  return order === undefined ? 0 : order.total - toPoisha(amount);
};

/**
 * Leads the cash of a parcel, whose stage or collected amount has changed and which the transaction has locked, to where they
 * want it (CA-1).
 */
export const followCash = async (tx: Db, row: Row, actor: Omit<CashActor, 'role'>): Promise<void> => {
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
