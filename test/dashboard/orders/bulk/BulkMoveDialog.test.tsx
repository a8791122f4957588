import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BulkMoveDialog } from '#dashboard/orders/bulk/BulkMoveDialog.tsx';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { createGate } from '../../../support/createGate.ts';

const pendingOrders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOrder({ _id: `o${index}`, number: `HK-000${index}-00`, orderStatus: 'Pending' }),
  );

type Respond = Parameters<typeof renderStaffScreen>[1];

/** Answers every move and note of staff. */
const granting: Respond = (_call, body) => {
  const { orders = [] } = (body ?? {}) as { orders?: { id: string }[] };
  return {
    body: { modifiedCount: 1, results: orders.map(({ id }) => ({ id, modifiedCount: 1 })), data: {} },
  };
};

const open = (
  count: number,
  type: OrderEventType = 'CANCEL',
  respond = granting,
  onClose: Parameters<typeof BulkMoveDialog>[0]['onClose'] = () => undefined,
  options: Parameters<typeof renderStaffScreen>[2] = {},
) =>
  renderStaffScreen(
    <BulkMoveDialog orders={pendingOrders(count)} type={type} by="admin" onClose={onClose} />,
    respond,
    options,
  );

const reasonField = { name: /^Reason/ };
const typeReason = (user: UserEvent, reason: string) =>
  user.type(screen.getByRole('combobox', reasonField), reason);

describe('cancelling many orders', () => {
  it('MD-4 asks for one reason and keeps it at each of a few orders', async () => {
    const { user, requests } = open(2);
    await typeReason(user, 'Ordered twice');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '2 orders moved to Cancelled' });
    // One by one, so that staff can stop; each call moves its order and keeps the reason, or does neither.
    const bodies = ['o0', 'o1'].map((id) => ({
      status: 'Cancelled',
      orders: [{ id, from: 'Pending' }],
      reason: 'Ordered twice',
    }));
    expect(requests.filter(({ call }) => !call.startsWith('GET'))).toEqual(
      bodies.map((body) => ({ call: 'PUT /orderStatuses', body })),
    );
  });

  it('MD-4 sends the reason along with many orders at once', async () => {
    // Up to ten orders are moved one by one.
    const { user, requests } = open(12);
    await typeReason(user, "Can't be reached");
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '12 orders moved to Cancelled' });
    expect(requests.map(({ call }) => call)).toEqual(['PUT /orderStatuses']);
    expect(requests[0]?.body).toMatchObject({ status: 'Cancelled', reason: "Can't be reached" });
  });

  it('MD-4 keeps nothing when the reason stays empty', async () => {
    const { user, requests } = open(1);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '1 order moved to Cancelled' });
    expect(requests.map(({ call }) => call)).toEqual(['PUT /orderStatus/o0']);
  });

  it('MD-4 names the orders whose reason was not kept', async () => {
    const { user } = open(2, 'CANCEL', (call, body) =>
      JSON.stringify(body)?.includes('"o1"')
        ? { status: 400, body: { code: 'invalid', message: 'No.' } }
        : granting(call, body),
    );
    await typeReason(user, 'Ordered twice');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '1 order moved to Cancelled, 1 not' });
    // Nor was the order cancelled.
    expect(screen.getByText('Not moved:').closest('section')?.textContent).toContain('HK-0001-00');
  });

  it('MD-4 asks for no reason of another move', () => {
    const { requests } = open(2, 'CONFIRM');
    expect(screen.queryByRole('combobox', reasonField)).toBe(null);
    expect(requests).toEqual([]);
  });

  it('API-8 MD-4 asks for no reason at a host that keeps no notes', async () => {
    const { user, requests } = open(1, 'CANCEL', granting, undefined, { capabilities: [] });
    expect(screen.queryByRole('combobox', reasonField)).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '1 order moved to Cancelled' });
    expect(requests.map(({ call }) => call)).toEqual(['PUT /orderStatus/o0']);
  });
});

/** Opens the dialog with confirmed orders, each with a parcel in one of the stages. */
const openConfirmed = (type: OrderEventType, stages: readonly string[]) =>
  renderStaffScreen(
    <BulkMoveDialog
      orders={pendingOrders(stages.length).map((order) => ({ ...order, orderStatus: 'Confirmed' }))}
      type={type}
      by="admin"
      onClose={() => undefined}
    />,
    (call, body) => {
      if (!call.startsWith('GET /parcelMarks')) return granting(call, body);
      const mark = { courier: 'pathao', invoice: 'HK-1', trackingCode: null, amount: 311, openAmount: 311 };
      return { body: { marks: stages.map((stage, index) => ({ ...mark, orderId: `o${index}`, stage })) } };
    },
  );

describe('cancelling orders that are with couriers', () => {
  it.each([
    [
      ['booked', 'returned', 'booked'],
      '2 orders have a parcel that stays booked with its courier: cancel those too.',
    ],
    [['withCourier', 'booked'], '1 order has a parcel that stays booked with its courier: cancel that too.'],
  ])('CR-13 says how many of them have a booked parcel: %j', async (stages, text) => {
    openConfirmed('CANCEL', stages);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('CR-13 asks for no parcels before another move', () => {
    expect(openConfirmed('SHIP', ['booked']).requests).toEqual([]);
  });
});

/** Answers 503 to the moves from the `from`th to the `to`th, counted from 1. */
const overloaded = (from: number, to: number): Respond => {
  let moves = 0;
  return (call, body) => {
    if (call.startsWith('GET /orders/'))
      return { body: { data: anOrder({ _id: call.slice('GET /orders/'.length) }), history: [] } };
    moves += 1;
    return moves >= from && moves <= to ? { status: 503, body: {} } : granting(call, body);
  };
};
const confirm = () => screen.getByRole('button', { name: 'Yes, confirm it!' });
const again = () => screen.findByRole('button', { name: 'Try these again' });

describe('moving many orders in a shop that is overloaded for a moment', () => {
  it('OL-11 tries those again that a failed call left, and tells of all in the end', async () => {
    const onClose = vi.fn();
    const { user, requests } = open(30, 'CONFIRM', overloaded(2, 2), onClose);
    await user.click(confirm());
    await screen.findByRole('heading', { name: '25 orders moved to Confirmed, 5 not' });
    await user.click(await again());
    await screen.findByRole('heading', { name: '30 orders moved to Confirmed' });
    expect(screen.queryByRole('button', { name: 'Try these again' })).toBe(null);
    const moved = requests.flatMap(({ call, body }): (string | number)[] => {
      if (call === 'PUT /orderStatuses') return [(body as { orders: { id: string }[] }).orders.length];
      return call.startsWith('PUT') ? [call.slice(call.lastIndexOf('/') + 1)] : [];
    });
    // 25 orders go with one call; the five that are tried again are few enough to go one by one.
    expect(moved).toEqual([25, 5, 'o25', 'o26', 'o27', 'o28', 'o29']);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledWith([]);
  });

  it('OL-11 offers it again while the shop stays overloaded, and leaves those orders chosen', async () => {
    const onClose = vi.fn();
    const { user } = open(2, 'CONFIRM', overloaded(2, 3), onClose);
    await user.click(confirm());
    await user.click(await again());
    expect(await again()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose.mock.calls.map(([unmoved]) => unmoved.map(({ _id }: { _id: string }) => _id))).toEqual([
      ['o1'],
    ]);
  });

  it('OL-11 does not offer it for orders that the shop refused to move', async () => {
    const refusal = { code: 'moveRefused', message: 'Moved meanwhile.', orderStatus: 'Cancelled' };
    const { user } = open(2, 'CONFIRM', () => ({ status: 409, body: refusal }));
    await user.click(confirm());
    await screen.findByRole('heading', { name: '0 orders moved to Confirmed, 2 not' });
    expect(screen.queryByRole('button', { name: 'Try these again' })).toBe(null);
  });
});

describe('leaving the screen', () => {
  it('CN-3 waits until the orders are moved, since Back would take away what became of them', async () => {
    const { opened, open: answer } = createGate();
    let isBlocked = false;
    const block = () => {
      isBlocked = true;
      return () => {
        isBlocked = false;
      };
    };
    const { user } = renderStaffScreen(
      <NavigationBlocker value={block}>
        <BulkMoveDialog orders={pendingOrders(12)} type="CONFIRM" by="admin" onClose={() => undefined} />
      </NavigationBlocker>,
      async (call, body) => {
        await opened;
        return granting(call, body);
      },
    );
    expect(isBlocked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Yes, confirm it!' }));
    await waitFor(() => expect(isBlocked).toBe(true));

    answer();
    await screen.findByRole('heading', { name: '12 orders moved to Confirmed' });
    expect(isBlocked).toBe(false);
  });
});
