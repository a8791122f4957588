import { cashStepsOf, uncollectedPart } from '#domain/consignments/cashSteps.ts';
import { courierNameOf } from '#domain/consignments/courierActor.ts';
import { toPoisha } from '#domain/values/money.ts';
import type { ActorAt } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { type ConsignmentRow, entriesOfCollection, toCash } from './cashRepository.ts';
import { moveCash } from './moveCash.ts';
import { orderMoney } from './orderMoneyRepository.ts';

/**
 * Sends the cash of a parcel the events that follow from its stage and collected amount, after one of them has changed (CA-1). The
 * transaction must have locked the parcel.
 */
export const followCash = async (tx: Db, row: ConsignmentRow, actor: ActorAt): Promise<void> => {
  const { stage, cashState, collected } = row;
  const amount = toPoisha(row.amount);
  const order = row.orderId === null ? null : await orderMoney(tx, row.orderId);
  const steps = cashStepsOf({
    stage,
    amount,
    collected,
    cashState,
    // A new amount corrects the entries of the collection.
    lastCollected: cashState === 'collected' ? await entriesOfCollection(tx, row.id) : [],
    // What its customer has paid in advance, and the rounding to whole taka.
    uncollected: uncollectedPart({ amount, isExchange: row.isExchange }, order),
  });
  // Whoever moves a parcel by hand moves its cash as staff, an admin too: no step that follows from a parcel is for admins only.
  const role = courierNameOf(actor.uid) === null ? 'staff' : 'courier';
  let cash = toCash(row);
  for (const step of steps) cash = await moveCash(tx, cash, step, { ...actor, role });
};
