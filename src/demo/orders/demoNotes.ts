import type { InferInsertModel } from 'drizzle-orm';
import type { OrderNoteKind } from '#domain/orders/orderNote.ts';
import type { blockedPhones, orderNotes } from '#server/database/schema/schema.ts';
import { demoAdmin } from '../accounts/demoAccounts.ts';
import { demoId } from '../demoId.ts';
import type { Random } from '../seededRandom.ts';
import type { DemoOrder } from './demoOrders.ts';
import { orderRandom } from './orderRandom.ts';

/** What staff of the demo shop have noted on orders, and its blocked phone numbers. */

type NoteRow = InferInsertModel<typeof orderNotes>;
/** A note without its author and time; the result of a call may have no text. */
type NoteText = readonly [kind: OrderNoteKind, text: string];

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** A pending order gets one of these lists of notes; two of seven orders get none. */
const pendingNotes: readonly (readonly NoteText[])[] = [
  [],
  [],
  [['noAnswer', '']],
  [
    ['noAnswer', ''],
    ['noAnswer', 'Switched off'],
  ],
  [['callBack', 'Asked to call after work']],
  [
    ['noAnswer', ''],
    ['callBack', ''],
  ],
  [['wantsChange', 'Wants size L instead of M']],
];

const cancelReasons = ['Changed their mind', 'Ordered by mistake', "Can't be reached", 'ভুল করে অর্ডার করেছেন'];

const notesOf = ({ order }: DemoOrder, random: Random): readonly NoteText[] => {
  if (order.orderStatus === 'Pending') return random.pick(pendingNotes);
  if (order.orderStatus === 'Cancelled') return [['cancelled', random.pick(cancelReasons)]];
  return random.number() < 0.2 ? [['note', 'Regular customer: pack with care.']] : [];
};

/** Rows of the notes on a demo order; the same for the same order. */
export const noteRows = (made: DemoOrder, now: Date): NoteRow[] => {
  const random = orderRandom(made.order._id, 'notes');
  const lastMove = made.history.at(-1);
  const lastMoveAt = lastMove === undefined ? made.placedAt.getTime() : Date.parse(lastMove.at);
  return notesOf(made, random).map(([kind, text], position) => ({
    orderId: made.order._id,
    position,
    kind,
    text,
    // Some calls are due already, the others later.
    callBackAt: kind === 'callBack' ? new Date(now.getTime() + random.integer(-5, 20) * 15 * minuteMs) : null,
    byUid: demoAdmin.uid,
    byName: demoAdmin.name,
    // The first note twenty minutes after the last move, each further one twenty minutes later.
    at: new Date(Math.min(now.getTime(), lastMoveAt + (position + 1) * 20 * minuteMs)),
    // No request has added it.
    requestKey: null,
  }));
};

const blockings = [
  { mobileNumber: '01911000111', reason: 'Returned three parcels without opening them.', hoursAgo: 30 },
  { mobileNumber: '01999000777', reason: 'Orders for addresses that do not exist.', hoursAgo: 400 },
];

/** The blocked phone numbers of the demo shop; one of them has pending orders. */
export const demoBlockedPhones = (now: Date): InferInsertModel<typeof blockedPhones>[] =>
  blockings.map(({ mobileNumber, reason, hoursAgo }) => ({
    mobileNumber,
    id: demoId('phone', mobileNumber),
    reason,
    byUid: demoAdmin.uid,
    byName: demoAdmin.name,
    at: new Date(now.getTime() - hoursAgo * hourMs),
  }));
