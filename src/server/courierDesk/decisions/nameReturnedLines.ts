import { returnedLinesRefusal } from '#domain/consignments/returnedLine.ts';
import { deliveredStatuses } from '#domain/orders/orderLists.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt } from '../../auth/authorization.ts';
import { changeConsignment } from '../../consignments/consignmentChangesRepository.ts';
import { noteReturnedLines, returnedLinesOfParcel } from '../../consignments/returnedLinesRepository.ts';
import type { Db } from '../../database/database.ts';
import { invalid } from '../../errors/apiError.ts';
import { moveAndRecord } from '../../orders/changes/moveOrder.ts';
import { detailsAction } from '../../orders/consignments/consignmentActions.ts';
import { type DecisionRequest, type DecisionSubject, orderOf } from './decisionSubject.ts';

/**
 * Stores which pieces a partial delivery brings back and what was collected, and moves the order to Delivered, unless the parcel is
 * an exchange, which moves no order; the order's lines stay as they were placed. Throws an ApiError for pieces that were not sent,
 * for fewer pieces than have been received already, for a deleted order, and for one that cannot be delivered.
 */
export const nameReturnedLines = async (
  tx: Db,
  subject: DecisionSubject,
  { caller, body, now }: DecisionRequest,
): Promise<void> => {
  const { lines, collected } = body;
  if (lines === undefined) throw invalid('lines', 'lines is required');
  if (collected === undefined) throw invalid('collected', 'collected is required');
  const order = orderOf(subject);
  const { consignment } = subject;
  const refusal = returnedLinesRefusal(lines, order.products);
  if (refusal !== null) throw invalid('lines', refusal);
  /** Pieces that come back, by the position of their line. */
  const comingBack = new Map(lines.map(({ line, quantity }) => [line, quantity]));
  const namedBefore = await returnedLinesOfParcel(tx, consignment.id);
  const isMoreHereAlready = namedBefore.some(({ line, received }) => received > (comingBack.get(line) ?? 0));
  if (isMoreHereAlready) throw invalid('lines', 'More of these pieces have been received already.');
  const by = actorAt(caller, now);
  await noteReturnedLines(tx, consignment.id, lines, by);
  if (collected !== consignment.collected) {
    const changes = { collected };
    await changeConsignment(tx, consignment, { changes }, by);
    await recordAction(tx, caller, detailsAction(consignment, changes), now);
  }
  const delivers = !consignment.isExchange && !deliveredStatuses.includes(order.orderStatus);
  if (delivers) await moveAndRecord(tx, caller, order, { status: 'Delivered' }, now);
};
