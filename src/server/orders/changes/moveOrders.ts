import type { BulkMoveReply, SetStatusBody, SetStatusesBody } from '#contract/orders/orders.ts';
import { recordActions } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError, notFound } from '../../errors/apiError.ts';
import { appendOrderAnnouncements } from '../../orderAnnouncements/orderAnnouncementsRepository.ts';
import { insertMoves, type LockedOrder, lockSnapshots, setStatuses } from '../history/movesRepository.ts';
import { moveAction, noteAction } from '../history/orderActions.ts';
import { insertNotes } from '../history/orderNotesRepository.ts';
import { stockActor } from '../stock/orderStock.ts';
import { type DecidedMove, decideMove } from './decideMove.ts';
import { moveStock } from './moveStock.ts';

/** An order of the request whose move is allowed. */
interface Allowed extends DecidedMove {
  readonly id: string;
  readonly order: LockedOrder;
}

/** An order of the request that is not moved, and why. */
interface Refused {
  readonly id: string;
  readonly refusal: ApiError;
}

type Decision = Allowed | Refused;

const isAllowed = (decision: Decision): decision is Allowed => 'move' in decision;

const replyOf = (decision: Decision): BulkMoveReply => {
  const { id } = decision;
  if (isAllowed(decision)) return { id, modifiedCount: 1, orderStatus: decision.next.orderStatus };
  const { code, message, details } = decision.refusal;
  const { orderStatus, reason } = details;
  return {
    id,
    modifiedCount: 0,
    code,
    message,
    ...(orderStatus === undefined ? {} : { orderStatus }),
    ...(reason === undefined ? {} : { reason }),
  };
};

/** Decides on the move of one order; `order` is `undefined` if the id is unknown. */
const decide = (
  caller: Caller,
  { id, order }: { readonly id: string; readonly order: LockedOrder | undefined },
  command: SetStatusBody,
  now: Date,
): Decision => {
  if (order === undefined) return { id, refusal: notFound('order') };
  try {
    return { id, order, ...decideMove(order, command, caller.role, now) };
  } catch (error) {
    if (error instanceof ApiError) return { id, refusal: error };
    throw error;
  }
};

/** Appends the reason for the cancellation as a note to each moved order. */
const keepReason = async (
  tx: Db,
  caller: Caller,
  moved: readonly LockedOrder[],
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<void> => {
  const ids = moved.map(({ _id }) => _id);
  await insertNotes(tx, ids, { kind: 'cancelled', text, callBackAt: null }, actorAt(caller, now));
  await recordActions(
    tx,
    caller,
    moved.map((order) => noteAction(order, 'cancelled')),
    now,
  );
};

/** Gives back or takes again the counted goods of the moves; a move for which too few pieces are left becomes a refusal. */
const moveGoods = async (
  tx: Db,
  caller: Caller,
  decisions: readonly Decision[],
  now: Date,
): Promise<Decision[]> => {
  const refusals = await moveStock(tx, decisions.filter(isAllowed), stockActor(caller, now));
  return decisions.map((decision) => {
    const refusal = refusals.get(decision.id);
    return refusal === undefined ? decision : { id: decision.id, refusal };
  });
};

/** Writes the new statuses, appends the moves to the histories, and records them in the audit log. */
const storeMoves = async (tx: Db, caller: Caller, moves: readonly Allowed[], now: Date): Promise<void> => {
  await setStatuses(tx, moves);
  await insertMoves(
    tx,
    moves.map(({ id, move }) => ({ orderId: id, ...move, byUid: caller.uid })),
  );
  await recordActions(
    tx,
    caller,
    moves.map(({ order, move }) => moveAction(order, move)),
    now,
  );
};

/**
 * Moves several orders as `setStatus` moves one, with a dozen statements for all of them, and appends the reason of a cancellation
 * to the notes of each. Returns what became of each order; a refused one does not keep the others from moving. Only for staff,
 * whose moves are not limited per hour.
 */
export const moveOrders = (
  db: Db,
  caller: Caller,
  { status, orders, reason = '' }: SetStatusesBody,
  now: Date,
): Promise<BulkMoveReply[]> =>
  transaction(db, async (tx) => {
    const stored = await lockSnapshots(
      tx,
      orders.map(({ id }) => id),
    );
    const machineDecisions = orders.map(({ id, from }) => {
      const command = from === undefined ? { status } : { status, from };
      return decide(caller, { id, order: stored.get(id) }, command, now);
    });
    const decisions = await moveGoods(tx, caller, machineDecisions, now);
    const allowed = decisions.filter(isAllowed);
    if (allowed.length > 0) {
      await storeMoves(tx, caller, allowed, now);
      // The contract takes a reason for cancellations alone.
      const text = reason.trim();
      const moved = allowed.map(({ order }) => order);
      if (text !== '') await keepReason(tx, caller, moved, { text, now });
      await appendOrderAnnouncements(
        tx,
        'moved',
        allowed.map(({ id }) => id),
      );
    }
    return decisions.map(replyOf);
  });
