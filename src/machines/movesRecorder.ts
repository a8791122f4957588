import type { Role } from '#domain/accounts/role.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { orderMachine } from './orderMachine.ts';
import { eventTo, statusAfter } from './orderMoves.ts';
import type { OrderRecord } from './orderRecord.ts';

/** A move that was made in this browser and that the server has accepted. */
export interface GrantedMove {
  readonly id: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: Role;
  /** Days for a return of the order, if they are known. */
  readonly returnDays?: number | undefined;
  /** ISO. */
  readonly at: string;
}

export interface MovesRecorder {
  readonly keep: (move: GrantedMove) => void;
  /**
   * The orders moved here, most recently moved last, each with its id; a record holds no id and no personal
   * data.
   */
  readonly soFar: () => readonly (readonly [id: string, record: OrderRecord])[];
}

/** Maximum number of orders in memory: some days of an admin's work. */
export const recordedOrdersLimit = 200;

const emptyRecord = (state: OrderStatus, returnDays: number = defaultOrderTerms.returnDays): OrderRecord => ({
  machine: 'order',
  version: String(orderMachine.version),
  // Without the time of its delivery an order can be returned at any time, so a move that the server granted replays.
  start: { state, deliveredAt: null, returnDays },
  events: [],
});

const endOf = ({ start, events }: OrderRecord): OrderStatus => {
  const last = events.at(-1);
  return last === undefined ? start.state : statusAfter[last.type];
};

/**
 * A recorder of the moves made in this browser, for a report of an error or a replay; it keeps the most recently moved orders. If another user moved an
 * order in between, its record restarts.
 */
export const createMovesRecorder = (): MovesRecorder => {
  const records = new Map<string, OrderRecord>();
  const keep = ({ id, from, to, by, returnDays, at }: GrantedMove): void => {
    const type = eventTo(to);
    if (type === null) return;
    const known = records.get(id);
    const record = known !== undefined && endOf(known) === from ? known : emptyRecord(from, returnDays);
    // Deleted first, so that the Map's order is that of the latest moves.
    records.delete(id);
    records.set(id, { ...record, events: [...record.events, { type, by, at }] });
    const [oldest] = records.keys();
    if (records.size > recordedOrdersLimit && oldest !== undefined) records.delete(oldest);
  };
  return { keep, soFar: () => [...records] };
};
