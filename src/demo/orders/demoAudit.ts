import type { InferInsertModel } from 'drizzle-orm';
import { orderName } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import type { AuditDetails } from '#domain/staff/auditDetails.ts';
import { maskedPhone } from '#domain/values/mobileNumber.ts';
import type { auditEntries, blockedPhones, orderNotes } from '#server/database/schema/schema.ts';
import { correctAction } from '#server/orders/history/orderActions.ts';
import { type DemoAccount, demoActors, demoAdmin, demoStaff } from '../accounts/demoAccounts.ts';
import { demoId } from '../demoId.ts';
import type { DemoOrder } from './demoOrders.ts';
import type { ReviewRow } from './demoReviews.ts';

/** Entries of the demo shop's audit log, which fit its moves, corrections, notes, reviews and blocked phone numbers. */

type EntryRow = InferInsertModel<typeof auditEntries>;

const hourMs = 60 * 60 * 1000;
/** Older entries are left out, since the shop would delete them at once: by default it keeps a year. */
const retentionMs = 364 * 24 * hourMs;

interface DemoAction {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly details?: AuditDetails;
}

const entryRow = (
  by: DemoAccount,
  at: Date,
  { action, subject, details = {} }: DemoAction,
  key: string,
): EntryRow => ({
  id: demoId('audit', key),
  at,
  byUid: by.uid,
  byName: by.name,
  byEmail: by.email,
  byRole: by.role,
  action,
  subjectKind: subject.kind,
  subjectId: subject.id,
  subjectLabel: subject.label,
  details,
  requestId: demoId('request', key),
});

const isRetained = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < retentionMs;

/** Entries for the moves that staff made with an order, and for its corrections and notes, which are all by the admin in the demo. */
export const orderEntries = (
  { order, history, corrections }: DemoOrder,
  notes: readonly InferInsertModel<typeof orderNotes>[],
  now: Date,
): EntryRow[] => {
  const subject = { kind: 'order', id: order._id, label: orderName(order) } as const;
  const moves = history.flatMap(({ from, to, by, at }, position) => {
    const actor = demoActors[by];
    const moved = { action: 'moveOrder', subject, details: { from, to } } as const;
    return actor === undefined ? [] : [entryRow(actor, new Date(at), moved, `move ${order._id} ${position}`)];
  });
  const corrected = corrections.map(({ changes, at }, position) =>
    entryRow(demoAdmin, at, correctAction(order, changes), `correction ${order._id} ${position}`),
  );
  const noted = notes.map(({ kind, at, position }) =>
    entryRow(
      demoAdmin,
      at,
      { action: 'addNote', subject, details: { to: kind } },
      `note ${order._id} ${position}`,
    ),
  );
  return [...moves, ...corrected, ...noted].filter(({ at }) => isRetained(at, now));
};

/** Entries for the reviews of an order that staff published or rejected. */
export const reviewEntries = ({ order }: DemoOrder, reviews: readonly ReviewRow[], now: Date): EntryRow[] =>
  reviews
    .flatMap(({ id, productId, state, writtenAt }) => {
      if (state === 'Waiting') return [];
      const { name = '' } = order.products.find((line) => line.id === productId) ?? {};
      const subject = { kind: 'review', id, label: productTitle({ name }) } as const;
      const action = state === 'Published' ? 'publishReview' : 'rejectReview';
      const at = new Date(Math.min(writtenAt.getTime() + 3 * hourMs, now.getTime()));
      return [entryRow(demoStaff, at, { action, subject }, `${action} ${id}`)];
    })
    .filter(({ at }) => isRetained(at, now));

const signIn = ({ uid, name }: DemoAccount): DemoAction => ({
  action: 'signIn',
  subject: { kind: 'user', id: demoId('user', uid), label: name },
});

/** Entries of the days before `now`, when the demo shop is filled: sign-ins, a new role, blocked phone numbers. */
export const shopEntries = (
  phones: readonly InferInsertModel<typeof blockedPhones>[],
  now: Date,
): EntryRow[] => {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const signIns = [1, 2, 3, 4, 5].flatMap((day) =>
    // The member of staff an hour after the admin.
    [demoAdmin, demoStaff].map((account, index) =>
      entryRow(account, before(day * 24 - index), signIn(account), `${account.uid} ${day}`),
    ),
  );
  const newRole: DemoAction = {
    action: 'changeRole',
    subject: { kind: 'user', id: demoId('user', demoStaff.uid), label: demoStaff.name },
    details: { from: 'customer', to: 'staff' },
  };
  return [
    ...signIns,
    entryRow(demoAdmin, before(35 * 24), newRole, 'role'),
    ...phones.map(({ id, mobileNumber, at }) =>
      entryRow(
        demoAdmin,
        at,
        { action: 'blockPhone', subject: { kind: 'phone', id, label: maskedPhone(mobileNumber) } },
        id,
      ),
    ),
  ];
};
