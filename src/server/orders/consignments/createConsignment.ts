import type {
  BulkConsignmentReply,
  CreateConsignmentBody,
  CreateConsignmentsBody,
} from '#contract/consignments/consignments.ts';
import { invoiceOf } from '#domain/consignments/consignment.ts';
import { collectedAmount } from '#domain/consignments/consignmentRules.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentWithHistory, StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { isSentStatus } from '#domain/orders/courierMoves.ts';
import type { Order } from '#domain/orders/order.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import {
  consignmentOfRequest,
  consignmentsOf,
  findConsignment,
  insertConsignment,
  withHistories,
} from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/queries/newId.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError, notFound } from '../../errors/apiError.ts';
import { lockOrder } from '../history/orderNotesRepository.ts';
import { findOrder } from '../lists/ordersRepository.ts';
import { createAction } from './consignmentActions.ts';

/** The refusal of a second parcel while another one is open. */
export const alreadyOpen = ({ invoice }: Pick<StoredConsignment, 'invoice'>): ApiError =>
  new ApiError(
    'parcelRefused',
    `The parcel ${invoice} of this order is still open. Move it to where it ended, or make this one an exchange.`,
  );

/** Throws the ApiError of an order that is not on its way, and of one that has an open parcel. */
const refuseOrder = (
  { orderStatus }: Pick<Order, 'orderStatus'>,
  others: readonly StoredConsignment[],
  isExchange: boolean,
): void => {
  if (!isSentStatus(orderStatus, isExchange))
    throw new ApiError(
      'parcelRefused',
      `The order is ${orderStatus}. Only a confirmed or shipping order is given to a courier.`,
    );
  const open = others.find((other) => !other.isExchange && isOpenStage(other.stage));
  if (open !== undefined && !isExchange) throw alreadyOpen(open);
};

/** The order, locked until the transaction ends; throws an ApiError for an unknown id. */
const lockedOrder = async (tx: Db, id: string): Promise<Order & { readonly number: string }> => {
  const locked = await lockOrder(tx, id);
  const stored = locked === null ? null : await findOrder(tx, id);
  if (stored === null) throw notFound('order');
  return { ...stored.order, number: stored.order.number ?? id };
};

export interface ConsignmentRequest {
  readonly orderId: string;
  readonly body: CreateConsignmentBody;
  readonly key: string | null;
}

/**
 * Makes a consignment that staff have booked by hand, once for each idempotency key, and returns it. Throws an ApiError for an
 * unknown order, one that is not on its way, and one with an open consignment, unless this is an exchange.
 */
export const createConsignment = (
  db: Db,
  caller: Caller,
  { orderId, body, key }: ConsignmentRequest,
  now: Date,
): Promise<ConsignmentWithHistory> =>
  transaction(db, async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const earlier = key === null ? null : await consignmentOfRequest(tx, orderId, key);
    const id = earlier?.id ?? newId(now);
    if (earlier === null) {
      const { exchangeAmount, note, thana, ...typed } = body;
      const others = await consignmentsOf(tx, orderId);
      refuseOrder(order, others, exchangeAmount !== null);
      const consignment = {
        ...typed,
        id,
        orderId,
        orderNumber: order.number,
        recipientName: order.customerData.name,
        recipientPhone: order.customerData.mobileNumber,
        invoice: invoiceOf(order.number, others.length + 1),
        amount: exchangeAmount ?? collectedAmount(order.total),
        fee: null,
        note: note.trim(),
        thana: thana?.trim() || null,
        stage: 'booked',
        isExchange: exchangeAmount !== null,
        requestKey: key,
      } as const;
      await insertConsignment(tx, consignment, { uid: caller.uid, name: caller.name, at: now });
      await recordAction(tx, caller, createAction(consignment), now);
    }
    const stored = await findConsignment(tx, id);
    const [made] = stored === null ? [] : await withHistories(tx, [stored]);
    if (made === undefined) throw notFound('parcel');
    return made;
  });

/** `createConsignment` for several orders, each in a transaction of its own; a refused one does not stop the others. */
export const createConsignments = async (
  db: Db,
  caller: Caller,
  {
    body: { orders, courier, weight },
    key,
  }: { readonly body: CreateConsignmentsBody; readonly key: string | null },
  now: Date,
): Promise<BulkConsignmentReply[]> => {
  const results: BulkConsignmentReply[] = [];
  const body = { courier, weight, trackingCode: null, note: '', thana: null, exchangeAmount: null };
  for (const id of orders) {
    try {
      const { invoice } = await createConsignment(db, caller, { orderId: id, body, key }, now);
      results.push({ id, invoice });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id, code: error.code, message: error.message });
    }
  }
  return results;
};
