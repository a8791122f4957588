import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';

/**
 * How this page learns of orders. `connecting`: the stream is not open yet. `live`: the host announces what happens. `polling`: the host
 * has no stream, or the stream is broken, and the counts of orders are fetched from time to time.
 */
export type AnnouncementsMode = 'connecting' | 'live' | 'polling';

/** What others have done to one order. */
interface OrderChange {
  /** Empty for a new order of which only the count is known. */
  readonly id: string;
  /** `null` when it was deleted. */
  readonly status: OrderStatus | null;
  /** When this page learned of it; milliseconds since 1970. */
  readonly at: number;
  /** Whether it was placed since this page was opened. */
  readonly isNew: boolean;
}

/** What this page has learned of orders since it was opened (MD-9). */
export interface OrderAnnouncementsState {
  readonly mode: AnnouncementsMode;
  /** One entry per order, the latest change last. */
  readonly changes: readonly OrderChange[];
  /** When a list last showed all pending orders; milliseconds since 1970. */
  readonly seenAt: number;
  /** When the stream last began again, so that announcements may be lost; milliseconds since 1970, 0 for never. */
  readonly resetAt: number;
  /** Orders placed since this page was opened. */
  readonly placed: number;
}

export const initialState = (mode: AnnouncementsMode): OrderAnnouncementsState => ({
  mode,
  changes: [],
  seenAt: 0,
  resetAt: 0,
  placed: 0,
});

/** Maximum number of remembered changes. */
const mostChanges = 500;

const withChange = (state: OrderAnnouncementsState, change: OrderChange): OrderAnnouncementsState => {
  const others = state.changes.filter(({ id }) => id === '' || id !== change.id);
  return { ...state, changes: [...others, change].slice(-mostChanges) };
};

/** The state after a new order is announced: one that was counted already during a break of the stream gets its name, and counts once. */
const afterPlaced = (state: OrderAnnouncementsState, placed: OrderChange): OrderAnnouncementsState => {
  // An order that was counted before the last reset gets no name: its announcement is lost.
  const counted = state.changes.find(({ id, at }) => id === '' && at > state.resetAt);
  if (counted === undefined) return withChange({ ...state, placed: state.placed + 1 }, placed);
  const named = { ...placed, at: counted.at };
  return { ...state, changes: state.changes.map((change) => (change === counted ? named : change)) };
};

/** The state after an announcement; `isOwn`: this page itself made the change, so its lists show it already. */
export const afterAnnouncement = (
  state: OrderAnnouncementsState,
  { kind, orderId: id, status }: OrderAnnouncement,
  { at, isOwn }: { readonly at: number; readonly isOwn: boolean },
): OrderAnnouncementsState => {
  // The status is as before, so the order stays in its list.
  if (kind === 'corrected' || kind === 'printed' || kind === 'packed') return state;
  const before = state.changes.find((change) => change.id === id);
  // Never `isOwn`, even if it was placed on this page: only its own moves and deletions are known.
  if (kind === 'placed') return afterPlaced(state, { id, status, at, isNew: true });
  if (isOwn) return { ...state, changes: state.changes.filter((change) => change !== before) };
  return withChange(state, { id, status, at, isNew: before?.isNew ?? false });
};

/** The state after the count of pending orders has grown by `added`, without announcements. */
export const afterCount = (
  state: OrderAnnouncementsState,
  added: number,
  at: number,
): OrderAnnouncementsState => {
  const newOrder: OrderChange = { id: '', status: 'Pending', at, isNew: true };
  let next = { ...state, placed: state.placed + added };
  for (let count = 0; count < Math.min(added, mostChanges); count += 1) next = withChange(next, newOrder);
  return next;
};

/** The number of new pending orders that no list has shown yet. */
export const unseenOrders = ({ changes, seenAt }: OrderAnnouncementsState): number =>
  changes.filter(({ isNew, status, at }) => isNew && status === 'Pending' && at > seenAt).length;
