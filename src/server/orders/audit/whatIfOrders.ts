import type { orderMachine } from '#machines/orderMachine.ts';
import { replayHistory } from '#machines/replayHistory.ts';
import type { Db } from '../../database/database.ts';
import { eachHistory, orderLabel } from './historiesRepository.ts';

/** The result of replaying all histories in a changed machine. */
interface WhatIf {
  readonly orders: number;
  /** One message per order with a move that the changed machine does not allow. */
  readonly stopped: readonly string[];
}

/** Replays every stored history in a changed machine, and returns what it does not allow; changes nothing. */
export const whatIfOrders = async (db: Db, changed: typeof orderMachine): Promise<WhatIf> => {
  let orders = 0;
  const stopped: string[] = [];
  for await (const histories of eachHistory(db)) {
    orders += histories.length;
    for (const history of histories) {
      const { fault } = replayHistory(history.moves, history.returnDays, changed);
      if (fault !== null) stopped.push(`Order ${orderLabel(history)}: step ${fault.step}, ${fault.reason}.`);
    }
  }
  return { orders, stopped };
};
