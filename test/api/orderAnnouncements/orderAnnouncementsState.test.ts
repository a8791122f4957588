import { describe, expect, it } from 'vitest';
import {
  afterAnnouncement,
  afterCount,
  initialState,
  type OrderAnnouncementsState,
  unseenOrders,
} from '#api/orderAnnouncements/orderAnnouncementsState.ts';
import type { AnnouncementKind, OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';

const announcement = (
  kind: AnnouncementKind,
  orderId: string,
  status: OrderStatus | null,
): OrderAnnouncement => ({ sequence: 1, kind, orderId, number: null, status });

/** The state after these announcements at the times 1, 2 and so on; `true` beside one that this page itself has caused. */
const after = (...steps: readonly [OrderAnnouncement, boolean?][]): OrderAnnouncementsState =>
  steps.reduce(
    (state, [one, isOwn = false], index) => afterAnnouncement(state, one, { at: index + 1, isOwn }),
    initialState('live'),
  );

describe('what a page has learned of orders', () => {
  it('MD-9 counts a new order until a list has shown it', () => {
    const state = after([announcement('placed', 'o1', 'Pending')], [announcement('placed', 'o2', 'Pending')]);

    expect(state.placed).toBe(2);
    expect(unseenOrders(state)).toBe(2);
    expect(unseenOrders({ ...state, seenAt: 1 })).toBe(1);
    expect(unseenOrders({ ...state, seenAt: 2 })).toBe(0);
  });

  it.each([
    ['another user moves it', announcement('moved', 'o1', 'Confirmed'), false],
    ['this page moves it', announcement('moved', 'o1', 'Confirmed'), true],
    ['it is deleted', announcement('deleted', 'o1', null), false],
  ])('MD-9 counts a new order no more when %s', (_how, change, isOwn) => {
    const state = after([announcement('placed', 'o1', 'Pending')], [change, isOwn]);

    expect(unseenOrders(state)).toBe(0);
    expect(state.placed).toBe(1);
  });

  it('MD-9 keeps one change for each order, the latest last, and none that the page has made', () => {
    const state = after(
      [announcement('moved', 'o1', 'Confirmed')],
      [announcement('moved', 'o2', 'Cancelled')],
      [announcement('moved', 'o1', 'Shipping')],
      [announcement('moved', 'o3', 'Confirmed'), true],
      [announcement('corrected', 'o4', 'Pending')],
      [announcement('printed', 'o5', 'Pending')],
    );

    expect(state.changes).toEqual([
      { id: 'o2', status: 'Cancelled', at: 2, isNew: false },
      { id: 'o1', status: 'Shipping', at: 3, isNew: false },
    ]);
  });

  it('MD-9 counts new orders of which only the number is known', () => {
    // Two orders at the time 1, and one at the time 2.
    const state = afterCount(afterCount(initialState('polling'), 2, 1), 1, 2);

    expect(state.placed).toBe(3);
    expect(unseenOrders(state)).toBe(3);
  });

  it('MD-9 counts a new order once that was counted during a break and is announced after it', () => {
    const counted = afterCount(initialState('polling'), 1, 5);
    const missed = afterAnnouncement(counted, announcement('placed', 'o1', 'Pending'), {
      at: 7,
      isOwn: false,
    });
    const next = afterAnnouncement(missed, announcement('placed', 'o2', 'Pending'), { at: 8, isOwn: false });

    expect([missed.placed, next.placed]).toEqual([1, 2]);
    expect(next.changes).toEqual([
      { id: 'o1', status: 'Pending', at: 5, isNew: true },
      { id: 'o2', status: 'Pending', at: 8, isNew: true },
    ]);
  });

  it('MD-9 counts every new order that is announced after a reset, also when others were counted before it', () => {
    const reset = { ...afterCount(initialState('polling'), 1, 5), resetAt: 6 };
    const next = afterAnnouncement(reset, announcement('placed', 'o1', 'Pending'), { at: 7, isOwn: false });

    expect([next.placed, unseenOrders(next)]).toEqual([2, 2]);
  });

  it('MD-9 keeps the last 500 changes', () => {
    const state = after(
      ...Array.from({ length: 600 }, (_, index): [OrderAnnouncement] => [
        announcement('moved', `o${index}`, 'Confirmed'),
      ]),
    );

    expect(state.changes).toHaveLength(500);
    expect(state.changes.at(-1)?.id).toBe('o599');
  });
});
