import { expect, it } from 'vitest';
import { readAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { changedInBulk, changedInDialog, newOrdersLabel } from '#messages/domain/announcementMessages.ts';

const placed = { sequence: 7, kind: 'placed', orderId: 'o1', number: 'HK-7Q4K-2M', status: 'Pending' };

it('MD-9 reads an announcement, also one without an order number', () => {
  expect(readAnnouncement({ ...placed, more: 1 })).toEqual(placed);
  expect(readAnnouncement({ ...placed, number: null })).toEqual({ ...placed, number: null });
  expect(readAnnouncement({ ...placed, kind: 'deleted', status: null })).toEqual({
    ...placed,
    kind: 'deleted',
    status: null,
  });
});

it('MD-9 reads no status of a deleted order, whatever a host sends', () => {
  expect(readAnnouncement({ ...placed, kind: 'deleted' })?.status).toBeNull();
});

it.each([
  null,
  'placed',
  [],
  { ...placed, sequence: 'x' },
  { ...placed, kind: 'shipped' },
  { ...placed, orderId: '' },
  { ...placed, status: 'Lost' },
  { ...placed, status: null },
])('MD-9 reads nothing in %j', (raw) => {
  expect(readAnnouncement(raw)).toBeNull();
});

it('MD-9 says in one sentence what another user has done', () => {
  expect([
    changedInDialog({ kind: 'moved', status: 'Shipping' }),
    changedInDialog({ kind: 'deleted', status: null }),
    changedInDialog({ kind: 'corrected', status: 'Pending' }),
    changedInBulk(1),
    changedInBulk(3),
    newOrdersLabel(1),
    newOrdersLabel(3),
  ]).toEqual([
    'Someone else has just moved this order to Shipping.',
    'Someone else has just deleted this order.',
    'Someone else has just changed this order.',
    'Someone else has just changed one of these orders, so it would be refused.',
    'Someone else has just changed 3 of these orders, so they would be refused.',
    '1 new order',
    '3 new orders',
  ]);
});
