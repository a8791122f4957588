import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BulkMoveDialog } from '#dashboard/orders/bulk/BulkMoveDialog.tsx';
import type { OrderEventType } from '#domain/orderStatus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const some = (count: number) =>
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

const open = (count: number, type: OrderEventType = 'CANCEL', respond = granting) =>
  renderStaffScreen(
    <BulkMoveDialog orders={some(count)} type={type} by="admin" onClose={() => undefined} />,
    respond,
  );

const reasonField = () => screen.queryByRole('combobox', { name: /^Reason/ });

describe('cancelling many orders', () => {
  it('MD-4 asks for one reason and keeps it at each of a few orders', async () => {
    const { user, requests } = open(2);
    await user.type(reasonField() ?? document.body, 'Ordered twice');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '2 orders moved to Cancelled' });
    const note = { kind: 'cancelled', text: 'Ordered twice' };
    expect(requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([
      { call: 'PUT /orderStatus/o0', body: { status: 'Cancelled', from: 'Pending' } },
      { call: 'POST /orders/o0/notes', body: note },
      { call: 'PUT /orderStatus/o1', body: { status: 'Cancelled', from: 'Pending' } },
      { call: 'POST /orders/o1/notes', body: note },
    ]);
  });

  it('MD-4 sends the reason along with many orders at once', async () => {
    const { user, requests } = open(12);
    await user.type(reasonField() ?? document.body, 'Cannot be reached');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '12 orders moved to Cancelled' });
    expect(requests.map(({ call }) => call)).toEqual(['GET /orders/o0/notes', 'PUT /orderStatuses']);
    expect(requests[1]?.body).toMatchObject({ status: 'Cancelled', reason: 'Cannot be reached' });
  });

  it('MD-4 keeps nothing when the reason stays empty', async () => {
    const { user, requests } = open(1);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '1 order moved to Cancelled' });
    expect(requests.map(({ call }) => call)).toEqual(['GET /orders/o0/notes', 'PUT /orderStatus/o0']);
  });

  it('MD-4 names the orders whose reason was not kept', async () => {
    const { user } = open(2, 'CANCEL', (call, body) =>
      call === 'POST /orders/o1/notes'
        ? { status: 400, body: { code: 'invalid', message: 'No.' } }
        : granting(call, body),
    );
    await user.type(reasonField() ?? document.body, 'Ordered twice');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    expect((await screen.findByText(/the reason was not kept/)).textContent).toBe(
      '1 order is cancelled, but the reason was not kept: HK-0001-00',
    );
  });

  it('MD-4 asks for no reason of another move', () => {
    const { requests } = open(2, 'CONFIRM');
    expect(reasonField()).toBe(null);
    expect(requests).toEqual([]);
  });

  it('API-8 MD-4 asks for no reason at a host that keeps no notes', async () => {
    const { user, requests } = open(1, 'CANCEL', (call, body) =>
      call.endsWith('/notes') ? { status: 404, body: 'Cannot GET' } : granting(call, body),
    );
    await waitFor(() => expect(reasonField()).toBe(null));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('heading', { name: '1 order moved to Cancelled' });
    expect(requests.map(({ call }) => call)).toEqual(['GET /orders/o0/notes', 'PUT /orderStatus/o0']);
  });
});
