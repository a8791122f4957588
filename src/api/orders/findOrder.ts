import { getOrderCall } from '#contract/orders/orders.ts';
import { type CustomerParcel, readCustomerParcel } from '#domain/consignments/customerParcel.ts';
import { type CustomerPayment, readCustomerPayment } from '#domain/consignments/toPay.ts';
import { type GoodsReceived, readGoodsReceived } from '#domain/orders/goodsReceived.ts';
import { type Order, readOrder } from '#domain/orders/order.ts';
import { type OrderRevision, readOrderRevision } from '#domain/orders/orderRevision.ts';
import type { NamedMove } from '#domain/orders/orderStatus.ts';
import { isRecord, readList, readNumber, readText } from '#domain/values/parse.ts';
import * as messages from '#messages/api/client.ts';
import { apiRequest, type SendRequest } from '../client/apiRequest.ts';
import type { Failure } from '../client/failure.ts';
import { isNotFound } from '../client/isNotFound.ts';

export interface OrderWithHistory {
  readonly order: Order;
  readonly history: readonly NamedMove[];
  /** Oldest first. */
  readonly revisions: readonly OrderRevision[];
  /** How many pieces of counted goods the order holds; 0 for its customer, and from a host that counts none. */
  readonly held: number;
  /** Only for staff: the account that placed the order for a caller on the phone (DK-18). */
  readonly placedBy?: string;
  /** Only for its customer: the parcels that couriers have; absent when there are none. */
  readonly parcels?: readonly CustomerParcel[];
  /** Absent before all goods of an order that came back are in the shop again. */
  readonly received?: GoodsReceived;
  /** Without advances for staff. */
  readonly payment: CustomerPayment;
}

/** The failure for an order that the shop does not have. */
export const unknownOrder: Failure = {
  kind: 'refused',
  status: 404,
  code: 'unknown',
  message: messages.noSuchOrder,
};

type Found = { readonly data: OrderWithHistory } | { readonly error: Failure };

/** Fetches one order with its moves and revisions; a reply without an order counts as `unknownOrder`. */
export const findOrder = async (send: SendRequest, id: string): Promise<Found> => {
  const { data, error } = await send(apiRequest(getOrderCall, { params: { id } }));
  if (error !== undefined) return { error };
  const reply = isRecord(data) ? data : {};
  const order = readOrder(reply.data);
  if (order === null) return { error: unknownOrder };
  // Not read move by move: only a host that keeps this shop's contract sends moves.
  const history = Array.isArray(reply.history) ? (reply.history as NamedMove[]) : [];
  const revisions = readList(reply.revisions, readOrderRevision);
  const parcels = readList(reply.parcels, readCustomerParcel);
  const received = readGoodsReceived(reply.received);
  const held = readNumber(reply.held) ?? 0;
  const placedBy = readText(reply.placedBy);
  return {
    data: {
      order,
      history,
      revisions,
      held,
      ...(placedBy === '' ? {} : { placedBy }),
      ...(parcels.length === 0 ? {} : { parcels }),
      ...(received === null ? {} : { received }),
      payment: readCustomerPayment(reply.payment, order),
    },
  };
};

/** The orders that were found, in the order of the ids asked for, and the ids that the shop does not have. */
export interface FoundOrders {
  readonly orders: readonly Order[];
  readonly missing: readonly string[];
}

/** Fetches orders of the whole shop by their ids. Fails when a request fails for another reason than a missing order. */
export const findOrders = async (
  send: SendRequest,
  ids: readonly string[],
): Promise<{ data: FoundOrders } | { error: Failure }> => {
  const orders: Order[] = [];
  const missing: string[] = [];
  const results = await Promise.all(ids.map(async (id) => ({ id, result: await findOrder(send, id) })));
  for (const { id, result } of results) {
    if ('data' in result) orders.push(result.data.order);
    else if (isNotFound(result.error)) missing.push(id);
    else return result;
  }
  return { data: { orders, missing } };
};
