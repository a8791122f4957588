import { replayHistory } from '#machines/replayHistory.ts';
import type { Db } from '../../database/database.ts';
import { countDrifts } from '../lists/orderCountsRepository.ts';
import { auditCorrections } from './auditCorrections.ts';
import { eachHistory, orderLabel, type StoredHistory } from './historiesRepository.ts';

/** The result of an audit of all orders. */
interface Audit {
  readonly orders: number;
  readonly moves: number;
  /** One message per order that differs from its history, its lines or its revisions, and per status whose stored count is wrong. */
  readonly drifts: readonly string[];
}

/**
 * How an order has drifted from its history (ST-9), as a message: its stored status or delivery time is not where the moves lead,
 * or today's machine refuses one of the moves. `null` without drift.
 */
export const driftOf = (history: StoredHistory): string | null => {
  const { orderStatus, deliveredAt, returnDays, moves } = history;
  const label = orderLabel(history);
  const { snapshot, fault } = replayHistory(moves, returnDays);
  if (fault !== null) return `Order ${label}: step ${fault.step}, ${fault.reason}.`;
  if (snapshot.orderStatus !== orderStatus)
    return `Order ${label} has the status ${orderStatus}, but its moves lead to ${snapshot.orderStatus}.`;
  if (snapshot.deliveredAt !== deliveredAt)
    return `Order ${label} was delivered at ${deliveredAt ?? 'no time'}, but its moves say ${snapshot.deliveredAt ?? 'no time'}.`;
  return null;
};

/**
 * Replays the history of every order, and compares the stored order with the result, its lines and its revisions. Also compares how
 * many orders of each status are stored with how many there are. Changes nothing.
 */
export const auditOrders = async (db: Db): Promise<Audit> => {
  let orders = 0;
  let moves = 0;
  const drifts: string[] = [];
  for await (const histories of eachHistory(db)) {
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
