import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consignmentsApi, useParcelMarksQuery } from '#api/orders/consignmentsApi.ts';
import { useOrderCommands } from '#dashboard/orders/moves/useOrderCommands.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { queriesDone } from '../../../support/browser/queriesDone.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';

const order = anOrder({ _id: 'o1', orderStatus: 'Confirmed' });
const ids = [order._id];

const Cancel = () => {
  useParcelMarksQuery(ids);
  const { move } = useOrderCommands(order, 'staff');
  return <button onClick={() => void move('CANCEL')}>Cancel</button>;
};

it.each([
  ['booked', `${shopMessages.sure.text} Its parcel stays booked with Steadfast: cancel that too.`],
  ['withCourier', shopMessages.sure.text],
] as const)(
  'ST-7 CR-1 asks before the cancellation of an order with a parcel that is %s: %s',
  async (stage, text) => {
    const mark = { ...aParcel({ stage }), openAmount: 1250 };
    const { user, store } = renderStaffScreen(<Cancel />, () => ({ body: { marks: [mark] } }));
    await queriesDone(store);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: shopMessages.sure.title });
    expect(document.querySelector('.swal2-html-container')?.textContent).toBe(text);
    await user.keyboard('{Escape}');
  },
);

it('ST-7 CR-1 asks on the page of the order likewise, which has loaded its parcels', async () => {
  const body = {
    consignments: [{ ...aParcel({ stage: 'booked', courier: 'redx' }), history: [], cashHistory: [] }],
  };
  const { user, store } = renderStaffScreen(<Cancel />, () => ({ body }));
  await store.dispatch(consignmentsApi.endpoints.orderConsignments.initiate(order._id));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/Its parcel stays booked with RedX: cancel that too\.$/)).toBeTruthy();
  await user.keyboard('{Escape}');
});
