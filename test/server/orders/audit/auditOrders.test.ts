import { describe, expect, it } from 'vitest';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { driftOf } from '#server/orders/audit/auditOrders.ts';
import type { StoredHistory } from '#server/orders/audit/historiesRepository.ts';

const at = '2026-03-02T09:07:00.000Z';
const by = 'admin';
const delivery: OrderMove[] = [
  { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by, at },
  { event: 'SHIP', from: 'Confirmed', to: 'Shipping', by, at },
  { event: 'DELIVER', from: 'Shipping', to: 'Delivered', by, at },
];
const order: StoredHistory = {
  id: 'o1',
  number: 'HK-7Q4K-2M',
  orderStatus: 'Delivered',
  deliveredAt: at,
  returnDays: 7,
  moves: delivery,
};

describe('driftOf', () => {
  it('ST-9 finds none in an order that its moves lead to', () => {
    expect(driftOf(order)).toBeNull();
    expect(driftOf({ ...order, orderStatus: 'Pending', deliveredAt: null, moves: [] })).toBeNull();
  });

  it('ST-9 ST-10 names a delivery time that no move gave, or that was lost', () => {
    const shipping = { ...order, orderStatus: 'Shipping' as const, moves: delivery.slice(0, 2) };
    expect(driftOf(shipping)).toBe(
      'Order HK-7Q4K-2M (o1) was delivered at 2026-03-02T09:07:00.000Z, but its moves say no time.',
    );
    expect(driftOf({ ...order, deliveredAt: null })).toBe(
      'Order HK-7Q4K-2M (o1) was delivered at no time, but its moves say 2026-03-02T09:07:00.000Z.',
    );
  });

  it('ST-9 names the step that the machine does not have, and a status that no move led to', () => {
    expect(driftOf({ ...order, moves: delivery.slice(1) })).toBe(
      'Order HK-7Q4K-2M (o1): step 1, SHIP by admin begins at Confirmed, but the order stood at Pending.',
    );
    expect(driftOf({ ...order, orderStatus: 'Return' })).toBe(
      'Order HK-7Q4K-2M (o1) has the status Return, but its moves lead to Delivered.',
    );
  });

  it('MD-2 ST-9 names the order by its number and its id', () => {
    expect(driftOf({ ...order, number: 'HK-0000-00', orderStatus: 'Return' })).toBe(
      'Order HK-0000-00 (o1) has the status Return, but its moves lead to Delivered.',
    );
  });
});
