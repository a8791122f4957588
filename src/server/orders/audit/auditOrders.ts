import { replayHistory } from '#machines/orderHistory.ts';
import type { Db } from '../../database/database.ts';
import { countDrifts } from '../lists/orderCountsRepository.ts';
import { auditCorrections } from './auditCorrections.ts';
import { eachHistories, orderLabel, type StoredHistory } from './historiesRepository.ts';

/** Result of an audit of all orders. */
export interface Audit {
  readonly orders: number;
  readonly moves: number;
  /** One message per order that has drifted from its history, from its lines or revisions, and per wrong stored number. */
  readonly drifts: readonly string[];
}

/**
 * How an order has drifted: its stored status or delivery time is not the result of its history, or the
 * present machine refuses a move of the history. `null` without drift (ST-9).
 */
export const driftOf = (history: StoredHistory): string | null => {
  const { orderStatus, deliveredAt, returnDays, moves } = history;
  const label = orderLabel(history);
  const { snapshot, fault } = replayHistory(moves, returnDays);
  if (fault !== null) return `Order ${label}: step ${fault.step}, ${fault.reason}.`;
  if (snapshot.orderStatus !== orderStatus)
    return `Order ${label} has the status ${orderStatus}, but its moves lead to ${snapshot.orderStatus}.`;
  return snapshot.deliveredAt === deliveredAt
    ? null
    : `Order ${label} was delivered at ${deliveredAt ?? 'no time'}, but its moves say ${snapshot.deliveredAt ?? 'no time'}.`;
};

/**
 * Replays the history of every order and compares the result, its lines and its revisions with the stored order, and the
 * stored numbers of orders with the orders; changes nothing.
 */
export const auditOrders = async (db: Db): Promise<Audit> => {
  let [orders, moves] = [0, 0];
  const drifts: string[] = [];
  for await (const histories of eachHistories(db)) {
    orders += histories.length;
    for (const history of histories) {
      moves += history.moves.length;
      const drift = driftOf(history);
      if (drift !== null) drifts.push(drift);
    }
  }
  drifts.push(...(await auditCorrections(db)));
  for (const { status, stored, counted } of await countDrifts(db))
    drifts.push(`The stored number of ${status} orders is ${stored}, but there are ${counted}.`);
  return { orders, moves, drifts };
};
