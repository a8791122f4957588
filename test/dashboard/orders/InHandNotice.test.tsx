import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OrderInHand } from '#dashboard/orders/InHandNotice.tsx';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../support/builders/anOrder.ts';

const since = '2026-11-26T04:00:00.000Z';

/** A host on which Rahim has the order until it is taken over by Rahima, who is signed in. */
const open = (orderStatus: OrderStatus = 'Pending') => {
  // Only the focused window takes an order in hand.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const order = anOrder({ _id: 'o1', orderStatus });
  let holder = 'Rahim';
  return renderStaffScreen(<OrderInHand order={order} />, (call, body) => {
    if (call.startsWith('PUT') && (body as { takesOver: boolean }).takesOver) holder = 'Rahima';
    return { body: { inHand: [{ orderId: 'o1', by: holder, isOwn: holder === 'Rahima', since }] } };
  });
};
const calls = ({ requests }: ReturnType<typeof open>) => requests.map(({ call }) => call);

describe('an order that a colleague has in hand', () => {
  it('DK-15 says so, and is taken over by a press, which keeps the focus', async () => {
    const opened = open();
    expect(await screen.findByText('Rahim is calling.')).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.queryByText('Rahim is calling.')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(
      opened.requests.filter(({ call }) => call === 'PUT /ordersInHand/o1').map(({ body }) => body),
    ).toEqual([{ takesOver: false }, { takesOver: true }]);
  });

  it('DK-15 is put down when the screen is left', async () => {
    const opened = open();
    await screen.findByText('Rahim is calling.');
    opened.unmount();
    await waitFor(() => expect(calls(opened)).toContain('DELETE /ordersInHand/o1'));
  });

  it('DK-15 is not taken in hand once it has ended', async () => {
    const opened = open('Delivered');
    await screen.findByText('Rahim has this order open.');
    expect(calls(opened)).toEqual(['GET /ordersInHand']);
  });
});
