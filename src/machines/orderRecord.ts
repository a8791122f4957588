import { roles } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import {
  isOrderStatus,
  type OrderEventType,
  type OrderMove,
  type OrderStatus,
  orderEventTypes,
} from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { type JsonRecord, readNumber, readText } from '#domain/values/parse.ts';
import { type OrderEvent, orderMachine } from './orderMachine.ts';
import { afterMove, moveRefusal, type OrderSnapshot } from './orderMoves.ts';
import type { Position, Replayer } from './replayer.ts';

/** The events of an order as plain JSON without personal data. */
export interface OrderRecord {
  readonly machine: 'order';
  readonly version: string;
  readonly start: {
    readonly state: OrderStatus;
    /** ISO; `null` for an order that was not delivered before the record starts. */
    readonly deliveredAt: string | null;
    /** Days of the return window; an older record lacks them and means the days of a new shop. */
    readonly returnDays?: number;
  };
  readonly events: readonly OrderEvent[];
}

const version = String(orderMachine.version);

/** The history of an order as a record for `replay` (ST-9). An order without moves starts as Pending. */
export const historyAsRecord = (moves: readonly OrderMove[], returnDays: number): OrderRecord => ({
  machine: 'order',
  version,
  start: { state: moves[0]?.from ?? 'Pending', deliveredAt: null, returnDays },
  events: moves.map(({ event, by, at }) => ({ type: event, by, at })),
});

const isEventType = (type: string): type is OrderEventType => orderEventTypes.some((name) => name === type);

/** The event, or a sentence that says why it is none. */
const readEvent = (raw: JsonRecord): OrderEvent | string => {
  const type = readText(raw.type);
  const by = roles.find((role) => role === raw.by);
  if (!isEventType(type)) return `order has no event "${type}".`;
  return by === undefined ? `nobody has the role "${readText(raw.by)}".` : { type, by, at: readText(raw.at) };
};

/** The order's position in a replay at the time `at` (ISO), on which the return window depends. */
const positionOf = (snapshot: OrderSnapshot, at: string): Position => ({
  state: snapshot.orderStatus,
  open: orderEventTypes
    .flatMap((type) => roles.map((by) => ({ type, by })))
    .filter((move) => moveRefusal(snapshot, { ...move, at }) === null),
  after: (raw) => {
    const event = readEvent(raw);
    if (typeof event === 'string') return event;
    const refusal = moveRefusal(snapshot, event);
    return refusal === null
      ? positionOf(afterMove(snapshot, event), event.at)
      : `refused in ${snapshot.orderStatus}: ${orderRefusalMessage(refusal, snapshot.returnDays).en}`;
  },
});

export const orderReplayer: Replayer = {
  version,
  start: ({ state, deliveredAt, returnDays }) => {
    if (!isOrderStatus(state)) return `order has no state "${readText(state)}".`;
    const order: OrderSnapshot = {
      orderStatus: state,
      deliveredAt: readText(deliveredAt) || null,
      returnDays: readNumber(returnDays) ?? defaultOrderTerms.returnDays,
    };
    // A record does not say when it starts: a delivered order starts at its delivery, when it can be returned. Without a time of delivery
    // the machine compares no times (`inReturnWindow`).
    const startedAt = order.deliveredAt ?? '';
    return positionOf(order, startedAt);
  },
};
