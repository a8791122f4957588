import type { SetStatusBody } from '#contract/orders/orders.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { hasAdvanceMoney } from '#domain/cash/advance.ts';
import { hasOpenMoney } from '#domain/consignments/consignmentRules.ts';
import { hasAwaitedPieces } from '#domain/consignments/returnedLine.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { customerMovesPerHour } from '#domain/shop/constants.ts';
import { isRemovable } from '#machines/orderMoves.ts';
import { advancesOf } from '../../advances/advancesRepository.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Actor, Caller } from '../../auth/authorization.ts';
import { consignmentsOf } from '../../consignments/consignmentsRepository.ts';
import { returnedLinesOf } from '../../consignments/returnedLinesRepository.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError, notFound } from '../../errors/apiError.ts';
import { appendOrderAnnouncements } from '../../orderAnnouncements/orderAnnouncementsRepository.ts';
import { lockOrder } from '../history/lockOrder.ts';
import { earliestCustomerMoveAt, insertMoves, updateStatus } from '../history/movesRepository.ts';
import { moveAction, orderSubject } from '../history/orderActions.ts';
import { deleteOrder, findOrder } from '../lists/ordersRepository.ts';
import { getOrderForCaller } from '../lists/ordersService.ts';
import { giveBack, stockActor } from '../stock/orderStock.ts';
import { decideMove, refusalFor } from './decideMove.ts';
import { moveStock } from './moveStock.ts';

/** The ApiError for the second of two simultaneous requests, whose order was moved between its read and its write. */
const movedMeanwhile = async (tx: Db, id: string): Promise<ApiError> => {
  const stored = await findOrder(tx, id);
  return stored === null ? notFound('order') : refusalFor('movedMeanwhile', stored.order);
};

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Who moves an order: an account, or the holder of a tracking link. */
type Mover = Pick<Caller, 'role' | 'uid'> & Partial<Pick<Caller, 'name'>>;

/** Throws an ApiError if the order was moved too often by its customer. The moves are counted in the database, for all processes. */
const refuseTooMany = async (tx: Db, mover: Mover, id: string, now: Date): Promise<void> => {
  if (isStaff(mover.role)) return;
  // The customer has to wait until the earliest of the last `customerMovesPerHour` moves is an hour old.
  const earliestMoveAt = await earliestCustomerMoveAt(tx, id, { ofLast: customerMovesPerHour });
  if (earliestMoveAt === null) return;
  const waitMs = earliestMoveAt.getTime() + hourMs - now.getTime();
  if (waitMs <= 0) return;
  const minutes = Math.ceil(waitMs / minuteMs);
  throw new ApiError(
    'tooMany',
    `This order was changed ${customerMovesPerHour} times within an hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  );
};

/**
 * Moves an order if orderMachine allows it for the mover, appends the move to its history, and returns the new status. Throws an
 * ApiError with the order's current status if the machine refuses the move, or if another user has moved the order since the mover
 * read it. Throws one, too, if the customer has moved the order too often, or too few pieces are left to confirm it again.
 */
export const moveOrder = async (
  tx: Db,
  mover: Mover,
  order: Order,
  command: SetStatusBody,
  now: Date,
): Promise<OrderStatus> => {
  const id = order._id;
  const { move, next } = decideMove(order, command, mover.role, now);
  await refuseTooMany(tx, mover, id, now);
  const isMoved = await updateStatus(tx, id, move.from, next);
  if (!isMoved) throw await movedMeanwhile(tx, id);
  await insertMoves(tx, [{ orderId: id, ...move, byUid: mover.uid }]);
  const stockRefusals = await moveStock(tx, [{ order, move }], stockActor(mover, now));
  const refusal = stockRefusals.get(id);
  if (refusal !== undefined) throw refusal;
  await appendOrderAnnouncements(tx, 'moved', [id]);
  return next.orderStatus;
};

/** Moves an order as `moveOrder` does, and records that in the audit log. */
export const moveAndRecord = async (
  tx: Db,
  actor: Actor,
  order: Order,
  command: SetStatusBody,
  now: Date,
): Promise<OrderStatus> => {
  const to = await moveOrder(tx, actor, order, command, now);
  await recordAction(tx, actor, moveAction(order, { from: order.orderStatus, to }), now);
  return to;
};

/** Moves an order that the caller may see; throws an ApiError for any other order. See `moveAndRecord`. */
export const setStatus = (
  db: Db,
  caller: Caller,
  id: string,
  command: SetStatusBody,
  now: Date,
): Promise<OrderStatus> =>
  transaction(db, async (tx) =>
    moveAndRecord(tx, caller, await getOrderForCaller(tx, caller, id), command, now),
  );

/**
 * Deletes an order in a status that is removable for the caller (ST-4, ST-5); its parcels stay. Throws an ApiError for any other
 * status, while a courier holds or may collect money for the order (CR-1), while the shop has an advance that was paid for it, and while
 * pieces of it are still to come back (CR-8).
 */
export const removeOrder = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const order = await getOrderForCaller(tx, caller, id);
    const { orderStatus } = order;
    if (!isRemovable(orderStatus, caller.role)) throw refusalFor('notRemovable', order);
    // The lock keeps others from giving the order to a courier meanwhile.
    await lockOrder(tx, id);
    const parcels = await consignmentsOf(tx, id);
    if (hasOpenMoney(parcels) || hasAdvanceMoney(await advancesOf(tx, id)))
      throw refusalFor('moneyOpen', order);
    if (hasAwaitedPieces(await returnedLinesOf(tx, id), parcels)) throw refusalFor('piecesAwaited', order);
    // Before the deletion, since the announcement takes the number from the order's row.
    await appendOrderAnnouncements(tx, 'deleted', [id]);
    const count = await deleteOrder(tx, id, orderStatus);
    if (count === 0) throw await movedMeanwhile(tx, id);
    // A cancelled order may still hold goods that were on their way; a delivered or returned one has nothing in the shop (GS-5).
    if (orderStatus === 'Cancelled') await giveBack(tx, [order], 'orderDeleted', stockActor(caller, now));
    const deleted = {
      action: 'deleteOrder',
      subject: orderSubject(order),
      details: { from: orderStatus },
    } as const;
    await recordAction(tx, caller, deleted, now);
  });
