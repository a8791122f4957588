import type { OrderStatus, Role } from '#domain/order.ts';
import { orderMachine } from './orderMachine.ts';
import { eventTo, statusAfter } from './orderMoves.ts';
import type { OrderRecord } from './orderRecord.ts';

/** A move that a person made here, as the server granted it. */
export interface GrantedMove {
  readonly id: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: Role;
  /** ISO. */
  readonly at: string;
}

export interface MovesRecorder {
  readonly keep: (move: GrantedMove) => void;
  /** The orders moved here, the latest last, each under its id; no id and no person is in a record. */
  readonly soFar: () => readonly (readonly [id: string, record: OrderRecord])[];
}

/** How many orders are kept: some days of an admin's work. */
export const movesRecordLimit = 200;

const begun = (state: OrderStatus): OrderRecord => ({
  machine: 'order',
  version: String(orderMachine.version),
  start: { state, deliveredAt: null },
  events: [],
});

const endOf = ({ start, events }: OrderRecord): OrderStatus => {
  const last = events.at(-1);
  return last === undefined ? start.state : statusAfter[last.type];
};

/** Keeps the moves made in this browser, the latest orders only. Where somebody else moved one between, its record begins anew. */
export const recordMoves = (): MovesRecorder => {
  const records = new Map<string, OrderRecord>();
  const keep = ({ id, from, to, by, at }: GrantedMove): void => {
    const type = eventTo(to);
    if (type === null) return;
    const known = records.get(id);
    const record = known !== undefined && endOf(known) === from ? known : begun(from);
    records.delete(id);
    records.set(id, { ...record, events: [...record.events, { type, by, at }] });
    const [oldest] = records.keys();
    if (records.size > movesRecordLimit && oldest !== undefined) records.delete(oldest);
  };
  return { keep, soFar: () => [...records] };
};
