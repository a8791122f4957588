import type { DecideBody } from '#contract/consignments/decisions.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { choiceLabels, toDecideLabels } from '#domain/consignments/decisionChoices.ts';
import type { Order } from '#domain/orders/order.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import type { Action } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { ApiError, notFound } from '../../errors/apiError.ts';
import { lockParcelOrThrow } from '../../orders/consignments/lockParcel.ts';
import { findOrder } from '../../orders/lists/ordersRepository.ts';

/** A parcel that a person decides on, with its order; both are locked until the transaction ends. */
export interface DecisionSubject {
  readonly consignment: Consignment;
  /** `null` once the order is deleted. */
  readonly order: Order | null;
  /** The courier's own word that led to the decision; '' for none. */
  readonly word: string;
  /** The details that were stored with the decision. */
  readonly details: JsonRecord;
}

/** Who decides what, and when. */
export interface DecisionRequest {
  readonly caller: Caller;
  readonly body: DecideBody;
  readonly now: Date;
}

/** The error for a decision that somebody else has made meanwhile, or that a later word of the courier has settled. */
export const decidedMeanwhile = (): ApiError =>
  new ApiError('changedMeanwhile', 'This has been decided, or has settled itself, in the meantime.');

/** Locks the order and then the parcel (`lockParcelOrThrow` does both), and returns them; throws an ApiError for an unknown parcel. */
export const lockSubject = async (
  tx: Db,
  consignmentId: string,
): Promise<Pick<DecisionSubject, 'consignment' | 'order'>> => {
  const consignment = await lockParcelOrThrow(tx, consignmentId);
  const stored = consignment.orderId === null ? null : await findOrder(tx, consignment.orderId);
  return { consignment, order: stored?.order ?? null };
};

/** Returns the parcel's order; throws an ApiError if it is deleted. */
export const orderOf = ({ order }: Pick<DecisionSubject, 'order'>): Order => {
  // The message is “There is no such order any more.”
  if (order === null) throw notFound('order any more');
  return order;
};

/** The entry in the audit log. For a parcel that the shop does not know, `order` has the id '' and the courier's name for the parcel. */
export const decisionAction = (
  { kind, choice }: Pick<DecideBody, 'kind' | 'choice'>,
  order: { readonly id: string; readonly label: string },
): Action => ({
  action: 'decideParcel',
  subject: { kind: 'order', ...order },
  details: { from: toDecideLabels[kind], to: choiceLabels[choice] },
});
