import { timingSafeEqual } from 'node:crypto';
import { isStaff } from '#domain/accounts/role.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import type { CustomerPayment } from '#domain/consignments/toPay.ts';
import type { GoodsReceived } from '#domain/orders/goodsReceived.ts';
import { parseInvoiceCode } from '#domain/orders/invoiceNumber.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderMove, OrderStatus } from '#domain/orders/orderStatus.ts';
import { publicFieldsOf, shortenedAddress, type TrackedOrder, trackingEnd } from '#domain/orders/tracking.ts';
import { maskedPhone, normalizeMobileNumber } from '#domain/values/mobileNumber.ts';
import { recordAction, recordActions } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { type ApiError, notFound } from '../../errors/apiError.ts';
import { moveOrder } from '../changes/moveOrder.ts';
import { linkHolderUid, listMoves } from '../history/movesRepository.ts';
import { orderSubject } from '../history/orderActions.ts';
import { countRevisions } from '../history/orderRevisionsRepository.ts';
import { customerPaymentOf } from '../lists/customerPayment.ts';
import { goodsReceivedOf } from '../lists/goodsReceived.ts';
import { isOwnOrder, shownParcels } from '../lists/ordersService.ts';
import type { LinkTokens } from './linkTokens.ts';
import { findByOrderCode, findLinkedOrders, type LinkedOrder, revokeLinks } from './trackingRepository.ts';

/** What the use cases of this file need; `now` is the time of the request. */
export interface TrackingParts {
  readonly db: Db;
  readonly tokens: LinkTokens;
  readonly now: Date;
}

/** The same error for every link that opens nothing: forged, revoked, too old, or of a deleted order. */
const endedLink = (): ApiError => notFound('link', 'token');

/** Whether the order's links still work: they end `trackingDays` after its last move, or after it was placed. */
const isOpen = ({ movedAt }: LinkedOrder, now: Date): boolean => now <= trackingEnd(movedAt);

/** Finds the order of a link; throws an ApiError if the link is forged, revoked or too old. */
export const openLink = async ({ db, tokens, now }: TrackingParts, token: string): Promise<LinkedOrder> => {
  const link = await tokens.read(token);
  if (link === null) throw endedLink();
  const [linked] = await findLinkedOrders(db, [link.id]);
  if (linked === undefined || linked.version !== link.version || !isOpen(linked, now)) throw endedLink();
  return linked;
};

/**
 * The order without what only staff see, and without what a holder of the link who is not the customer must not learn: most of the
 * phone number and address.
 */
const toTracked = (order: Order, movedAt: Date, payment: CustomerPayment): TrackedOrder => {
  const { name, mobileNumber, address, district, deliveryArea, deliveryCharge } = order.customerData;
  return {
    ...publicFieldsOf(order),
    ...payment,
    deliveryCharge,
    delivery: {
      name,
      mobileNumber: maskedPhone(mobileNumber),
      address: shortenedAddress(address),
      district,
      deliveryArea,
    },
    endsAt: trackingEnd(movedAt).toISOString(),
  };
};

/**
 * Returns the order of a link as its holder may see it, with its moves and parcels, whether staff have corrected it, and when its
 * goods came back; throws an ApiError for a link that has ended.
 */
export const trackedOrder = async (
  parts: TrackingParts,
  token: string,
): Promise<{
  data: TrackedOrder;
  history: OrderMove[];
  parcels?: CustomerParcel[];
  corrected?: boolean;
  received?: GoodsReceived;
}> => {
  const { order, movedAt } = await openLink(parts, token);
  const history = await listMoves(parts.db, order._id);
  const isCorrected = (await countRevisions(parts.db, order._id)) > 0;
  const received = await goodsReceivedOf(parts.db, {
    id: order._id,
    orderStatus: order.orderStatus,
    history,
  });
  return {
    data: toTracked(order, movedAt, await customerPaymentOf(parts.db, order)),
    history,
    ...(await shownParcels(parts.db, order._id)),
    ...(isCorrected ? { corrected: true } : {}),
    ...(received === null ? {} : { received: { at: received.at } }),
  };
};

/** How many bytes of phone numbers are compared: more than any has, so that the time does not reveal a stored number's length. */
const phoneBytes = 64;

/** The phone number in the national form, filled up to `phoneBytes` bytes. */
const padded = (phone: string): Buffer => {
  const bytes = Buffer.alloc(phoneBytes);
  bytes.write(normalizeMobileNumber(phone));
  return bytes;
};

/**
 * Makes the token of the order with this phone number and this order number, or with this invoice of one of its parcels. Returns `null`,
 * after the same work in each case, if there is no such order, if it has another phone number, or if its links have ended.
 */
export const findToken = async (
  { db, tokens, now }: TrackingParts,
  typed: { readonly number: string; readonly mobileNumber: string },
): Promise<string | null> => {
  const linked = await findByOrderCode(db, parseInvoiceCode(typed.number) ?? '');
  const stored = linked?.order.customerData.mobileNumber ?? '';
  const isSamePhone = timingSafeEqual(padded(stored), padded(typed.mobileNumber));
  const mayOpen = linked !== null && isSamePhone && isOpen(linked, now);
  return mayOpen ? tokens.mint({ id: linked.order._id, version: linked.version }) : null;
};

/**
 * Moves the order of a link as its customer may, and returns the new status; the history says that the move was made by link. Throws
 * an ApiError as `moveOrder` does, and for a link that has ended.
 */
export const moveByLink = async (
  parts: TrackingParts,
  { token, ...command }: { readonly token: string; readonly status: OrderStatus; readonly from: OrderStatus },
): Promise<OrderStatus> => {
  // Before the transaction, since the first token that a process reads needs another connection to the database.
  const { order } = await openLink(parts, token);
  return transaction(parts.db, (tx) =>
    moveOrder(tx, { role: 'customer', uid: linkHolderUid }, order, command, parts.now),
  );
};

/**
 * Returns a link for each order that the caller may see, except for orders whose links have ended. The audit log records it if staff
 * get links.
 */
export const linksOf = async (
  { db, tokens, now }: TrackingParts,
  caller: Caller,
  ids: readonly string[],
): Promise<{ order: string; token: string }[]> => {
  const found = await findLinkedOrders(db, [...new Set(ids)]);
  const maySee = (linked: LinkedOrder): boolean => isStaff(caller.role) || isOwnOrder(caller, linked);
  const open = found.filter((linked) => isOpen(linked, now) && maySee(linked));
  const actions = open.map(({ order }) => ({ action: 'readLink', subject: orderSubject(order) }) as const);
  // Records nothing for a customer.
  await recordActions(db, caller, actions, now);
  const linkOf = async ({ order: { _id: id }, version }: LinkedOrder) => ({
    order: id,
    token: await tokens.mint({ id, version }),
  });
  return Promise.all(open.map(linkOf));
};

/** Revokes all links of an order so far; throws an ApiError for an unknown id. */
export const revokeOrderLinks = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const order = await revokeLinks(tx, id);
    if (order === null) throw notFound('order');
    await recordAction(tx, caller, { action: 'revokeLinks', subject: orderSubject(order) }, now);
  });
