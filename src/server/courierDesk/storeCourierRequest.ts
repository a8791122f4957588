import type { StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { type Action, recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { lockByName } from '../database/queries/lockFor.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { courierRequestJob } from './courierRequestJob.ts';
import {
  findRequestBeingAsked,
  insertCourierRequest,
  type NewCourierRequest,
  toCourierRequest,
} from './courierRequestsRepository.ts';

/** What a request's job and its entry in the audit log say. */
interface RequestAct {
  /** What admins read of the job: the invoice of the parcel; '' for a pick-up, which names no parcel. */
  readonly label: string;
  readonly orderId: string | null;
  readonly action: Pick<Action, 'action' | 'subject'>;
}

/**
 * Stores a request as being asked, with the job that asks the courier, in one transaction. The same request again, while the courier
 * is being asked, is the stored one: a second press asks once.
 */
export const storeCourierRequest = (
  db: Db,
  caller: Caller,
  asked: Pick<NewCourierRequest, 'kind' | 'courier' | 'consignmentId' | 'reason' | 'pickup'>,
  { label, orderId, action }: RequestAct,
  now: Date,
): Promise<StoredCourierRequest> =>
  transaction(db, async (tx) => {
    await lockByName(tx, `requests to ${asked.courier}`);
    const earlier = await findRequestBeingAsked(tx, asked);
    if (earlier !== null) return toCourierRequest(earlier);
    const row = await insertCourierRequest(tx, {
      ...asked,
      id: newId(now),
      progress: 'asking',
      reference: '',
      state: '',
      stateAt: now,
      requestedAt: now,
      requestedByUid: caller.uid,
      requestedBy: caller.name,
    });
    await addToOutbox(tx, [courierRequestJob({ ...asked, id: row.id, label, orderId })], now);
    await recordAction(tx, caller, { ...action, details: { to: couriers[asked.courier].name } }, now);
    return toCourierRequest(row);
  });
