import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OverviewActions } from '#dashboard/orders/overview/OverviewActions.tsx';
import { moveDialogs, shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const order = anOrder({ _id: 'o1', orderStatus: 'Confirmed' });

/** Cancels the order for a reason while the answer is lost, and the order is then in this status. */
const cancel = async (orderStatus: 'Cancelled' | 'Confirmed') => {
  const notes: unknown[] = [];
  const { user } = renderStaffScreen(
    <OverviewActions order={order} by="staff" at="2025-01-05T09:07:00.000Z" onRemoved={() => undefined} />,
    (call, body) => {
      if (call === 'PUT /orderStatus/o1') throw new TypeError('The connection was cut');
      if (call === 'POST /orders/o1/notes') notes.push(body);
      return { body: { data: { ...order, orderStatus }, consignments: [] } };
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.type(await screen.findByRole('combobox'), 'Ordered twice');
  await user.click(screen.getByRole('button', { name: moveDialogs.CANCEL.yes }));
  return notes;
};

it('MD-4 keeps the reason of a cancellation whose answer was lost', async () => {
  const notes = await cancel('Cancelled');
  await screen.findByRole('dialog', { name: shopMessages.statusUpdated.title });
  expect(notes).toEqual([{ kind: 'cancelled', text: 'Ordered twice' }]);
});

it('MD-4 keeps no reason when the order was not cancelled', async () => {
  const notes = await cancel('Confirmed');
  await screen.findByRole('dialog', { name: shopMessages.statusFailed.title });
  expect(notes).toEqual([]);
});
