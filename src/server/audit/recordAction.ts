import { createHash } from 'node:crypto';
import { isStaff } from '#domain/accounts/role.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import type { AuditDetails } from '#domain/staff/auditDetails.ts';
import type { Actor } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { newId, startOfId } from '../database/queries/newId.ts';
import { insertEntries } from './auditRepository.ts';

/** What an actor did to one subject. */
export interface Action {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly details?: AuditDetails;
}

const actorColumns = ({ uid, name, email, role, requestId }: Actor) => ({
  byUid: uid,
  byName: name,
  byEmail: email,
  byRole: role,
  requestId,
});

/** The row of the audit log for an action. Only the statement that places a phone order inserts it itself; others call `recordAction`. */
export const auditRow = (actor: Actor, { action, subject, details = {} }: Action, now: Date) => ({
  id: newId(now),
  at: now,
  ...actorColumns(actor),
  action,
  subjectKind: subject.kind,
  subjectId: subject.id,
  subjectLabel: subject.label,
  details,
});

/**
 * Appends actions of one request to the audit log, in one statement, if the actor is staff. Call it in the transaction
 * that does the actions, so that both are stored or neither.
 */
export const recordActions = async (
  tx: Db,
  actor: Actor,
  actions: readonly Action[],
  now: Date,
): Promise<void> => {
  if (!isStaff(actor.role) || actions.length === 0) return;
  await insertEntries(
    tx,
    actions.map((action) => auditRow(actor, action, now)),
  );
};

/** `recordActions` for one action. */
export const recordAction = (tx: Db, actor: Actor, action: Action, now: Date): Promise<void> =>
  recordActions(tx, actor, [action], now);

/** An id that is the same for every token of one sign-in: a hash of account and time stands in place of the random digits. */
const signInId = (uid: string, signedInAt: number): string => {
  const hash = createHash('sha256').update(`${uid} ${signedInAt}`).digest('hex');
  // 16 digits after the 8 of the time, as in each id.
  return startOfId(signedInAt) + hash.slice(0, 16);
};

/**
 * Appends a sign-in of staff, only once for all tokens that are issued for it. `signedInAt` is `auth_time` of the ID token,
 * in seconds since 1970.
 */
export const recordSignIn = async (
  tx: Db,
  actor: Actor & { readonly userId: string },
  signedInAt: number,
  now: Date,
): Promise<void> => {
  if (!isStaff(actor.role)) return;
  const subject = { kind: 'user', id: actor.userId, label: actor.name } as const;
  const row = auditRow(actor, { action: 'signIn', subject }, now);
  await insertEntries(tx, [{ ...row, id: signInId(actor.uid, signedInAt) }]);
};
