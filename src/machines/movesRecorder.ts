import type { Role } from '#domain/accounts/role.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { orderMachine } from './orderMachine.ts';
import { eventTo, statusAfter } from './orderMoves.ts';
import type { OrderRecord } from './orderRecord.ts';

/** A move that was made in this browser and that the server accepted. */
export interface GrantedMove {
  readonly id: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: Role;
  /** The order's days for a return; when absent, the days of a new shop are recorded. */
  readonly returnDays?: number | undefined;
  /** ISO. */
  readonly at: string;
}

export interface MovesRecorder {
  readonly keep: (move: GrantedMove) => void;
  /** A record for each order that was moved here, the last moved order last; the record itself holds no personal data and no id. */
  readonly soFar: () => readonly { readonly id: string; readonly record: OrderRecord }[];
}

/** Maximum number of orders in memory: some days of an admin's work. */
export const recordedOrdersLimit = 200;

const emptyRecord = (state: OrderStatus, returnDays: number = defaultOrderTerms.returnDays): OrderRecord => ({
  machine: 'order',
  version: String(orderMachine.version),
  // Without a delivery time the machine accepts a return at any time, so that a return that the server granted replays.
  start: { state, deliveredAt: null, returnDays },
  events: [],
});

/** The status in which the record ends. */
const endOf = ({ start, events }: OrderRecord): OrderStatus => {
  const last = events.at(-1);
  return last === undefined ? start.state : statusAfter[last.type];
};

/**
 * Makes a recorder of the moves made in this browser, for error reports and replays. It keeps the orders that were moved last; if
 * another user has moved an order in between, that order's record starts again.
 */
export const createMovesRecorder = (): MovesRecorder => {
  const records = new Map<string, OrderRecord>();
  const keep = ({ id, from, to, by, returnDays, at }: GrantedMove): void => {
    const type = eventTo(to);
    // No event leads to Pending.
    if (type === null) return;
    const earlier = records.get(id);
    const continuesEarlier = earlier !== undefined && endOf(earlier) === from;
    const record = continuesEarlier ? earlier : emptyRecord(from, returnDays);
    // A Map keeps a key in its place. Deleted first, the order goes to the end, behind those that moved earlier.
    records.delete(id);
    records.set(id, { ...record, events: [...record.events, { type, by, at }] });
    const [oldest] = records.keys();
    if (records.size > recordedOrdersLimit && oldest !== undefined) records.delete(oldest);
  };
  return { keep, soFar: () => Array.from(records, ([id, record]) => ({ id, record })) };
};
