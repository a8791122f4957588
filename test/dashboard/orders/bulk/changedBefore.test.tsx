import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useOrderAnnouncements } from '#dashboard/components/loading/useOrderAnnouncements.ts';
import { BulkMoveDialog } from '#dashboard/orders/bulk/BulkMoveDialog.tsx';
import { openEventResponse } from '../../../support/browser/openEventResponse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const orders = ['a1', 'a2'].map((_id) => anOrder({ _id, orderStatus: 'Pending' }));

/** A button that opens the dialog of two selected orders, and says how many changes by others are known. */
const Opener = () => {
  const [isOpen, setIsOpen] = useState(false);
  const { changes } = useOrderAnnouncements();
  return isOpen ? (
    <BulkMoveDialog orders={orders} type="CONFIRM" by="admin" onClose={() => undefined} />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      {`Changes: ${changes.length}`}
    </button>
  );
};

describe('the dialog that moves selected orders', () => {
  it('MD-9 says that another user has moved one of them before it was opened, leaves it out, and keeps the focus', async () => {
    const { response, announce } = openEventResponse();
    const { user } = renderStaffScreen(<Opener />, () => ({ body: {} }), { orderAnnouncements: response });
    announce({ kind: 'moved', orderId: 'a2', status: 'Confirmed' });
    await user.click(await screen.findByRole('button', { name: 'Changes: 1' }));
    expect(screen.getByRole('status').textContent).toBe(
      'Someone else has just changed one of these orders, so it would be refused.Leave it out',
    );
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Move 1 order to Confirmed?' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
